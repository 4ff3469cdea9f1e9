import type { InjuredPerson, ShownWitness } from '@tailboard/contract/incident-people.ts';
import { createHash } from 'node:crypto';

export type PeopleAsKept = Readonly<{
  people: readonly InjuredPerson[];
  witnesses: readonly ShownWitness[];
  supervisorTold: boolean | null;
}>;

/** Names one state of an incident's people: the same content has the same version. */
export function peopleVersion({ people, witnesses, supervisorTold }: PeopleAsKept): string {
  const content = [
    people.map(({ name, userId, role, bodyPart, injury, treatment }) => [
      ...[name, userId, role, bodyPart, injury, treatment],
    ]),
    witnesses.map(({ name, phone }) => [name, phone]),
    supervisorTold,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

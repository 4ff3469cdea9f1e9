import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { ShownPerson } from '@tailboard/contract/incident-people.ts';
import type { Answers } from './reading.ts';

const HOUR_MS = 3_600_000;

type Said = Readonly<{ fact: FactName; value: FactValue }>;
/** Somebody hurt; `treatment` null: not to be seen. */
export type Hurt = Readonly<Pick<ShownPerson, 'role' | 'treatment'>>;

/**
 * What a judgement takes as answered; on the server and on the phone. Besides the facts themselves:
 * - whose employees the hurt people are decides `employee`: 'yes' with one employee or temporary worker (29 CFR 1904.31), 'no'
 *   where all are contractors or the public;
 * - the treatment 'died' or 'admitted' of an employee or temporary worker counts as said, unless a fact says 'no'. An answer
 *   'not yet known' is older than such a treatment or says less than it.
 */
export function answersOf(facts: readonly Said[], people: readonly Hurt[]): Answers {
  const own = people.filter(({ role }) => role === 'employee' || role === 'temp');
  const answers: Partial<Record<FactName, FactValue>> = Object.fromEntries(
    facts.map(({ fact, value }) => [fact, value]),
  );
  if (people.length > 0) answers.employee ??= own.length > 0 ? 'yes' : 'no';
  for (const fact of ['died', 'admitted'] as const) {
    if (answers[fact] !== 'no' && own.some(({ treatment }) => treatment === fact)) answers[fact] = 'yes';
  }
  return answers;
}

/** Hours from the incident to the death, admission or loss, where it was said when that came; never less than none. */
export const timesOf = ({ date, eventAt }: { date: Date; eventAt: Date | null }) =>
  eventAt === null ? {} : { hoursToEvent: Math.max(0, eventAt.getTime() - date.getTime()) / HOUR_MS };

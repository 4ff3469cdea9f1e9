import type { InjuredPerson, Witness } from '@tailboard/contract/incident-people.ts';
import type { ReportBesides } from '../offline/public.ts';
import type { FactAnswers } from '../verdict/public.ts';

/** Who was hurt and who saw it, as typed so far: a name may be blank. */
export interface HurtPeople {
  people: readonly InjuredPerson[];
  witnesses: readonly Witness[];
  supervisorTold: boolean;
}

export const nobodyNamed: HurtPeople = { people: [], witnesses: [], supervisorTold: false };

const isNamed = ({ name }: { name: string }) => name.trim() !== '';

/** What goes along with the report: only what somebody said. */
export function besidesOf(
  facts: FactAnswers,
  { people, witnesses, supervisorTold }: HurtPeople,
): ReportBesides {
  const named = people.filter(isNamed);
  const saw = witnesses.filter(isNamed);
  return {
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(named.length > 0 && { people: named }),
    ...(saw.length > 0 && { witnesses: saw }),
    ...(supervisorTold && { supervisorTold }),
  };
}

/** As the server has it (server/incidents/facts/answers.ts): who was admitted or died counts as said, unless a fact says no. */
export function answersWith(facts: FactAnswers, { people }: HurtPeople): FactAnswers {
  const own = people.filter(({ role }) => role === 'employee' || role === 'temp');
  const said = (['died', 'admitted'] as const).filter(
    (fact) => facts[fact] !== 'no' && own.some(({ treatment }) => treatment === fact),
  );
  return { ...facts, ...Object.fromEntries(said.map((fact) => [fact, 'yes'])) };
}

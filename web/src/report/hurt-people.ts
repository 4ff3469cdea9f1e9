import type { HurtPeople } from '../incidents/public.ts';
import type { ReportBesides } from '../offline/public.ts';
import type { FactAnswers } from '../verdict/public.ts';

export type { HurtPeople };

export const nobodyNamed: HurtPeople = { people: [], witnesses: [], supervisorTold: false };

export const isNamed = ({ name }: { name: string }) => name.trim() !== '';

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

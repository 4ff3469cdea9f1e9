import type { DutyKind } from '@tailboard/contract/duty-terms.ts';
import type { Facts } from '@tailboard/contract/incident-analysis.ts';
import { coded, type Coded } from './coded.ts';

// What differs, as far as it was checked: California 8 CCR 342, Washington and Oregon by what their agencies publish. States whose
// reporting rule is the federal one word for word (as adopted by February 2018) say nothing.

/** They run a plan of their own, and how their reporting rule differs was not checked. */
const NOT_CHECKED: ReadonlySet<string> = new Set(['AK', 'HI', 'KY', 'MD', 'UT', 'VA']);

const calls: Readonly<Record<string, Coded>> = {
  CA: coded('state-plan.ca.call', { hours: 8, most: 24 }),
  WA: coded('state-plan.wa.call', { hours: 8, others: 24 }),
  OR: coded('state-plan.or.call', { hours: 8, others: 24 }),
};

/** How the plan of a state differs from the federal law about a duty; nothing where no difference is known. */
export function statePlanWords(state: string, kind: DutyKind): readonly Coded[] {
  if (NOT_CHECKED.has(state)) return [coded('state-plan.own')];
  switch (kind) {
    case 'call-osha':
      return calls[state] === undefined ? [] : [calls[state]];
    case 'record-case':
      return state === 'CA' ? [coded('state-plan.ca.log')] : [];
    case 'preserve-scene':
      return state === 'WA' ? [coded('state-plan.wa.scene')] : [];
  }
}

type Outcome = 'died' | 'admitted' | 'amputation' | 'eyeLost';

/** Hours within which a state with hours of its own wants the call, by what is known to have come; null where it has none. */
export function statePlanHours(
  state: string,
  { facts, admitted }: Readonly<{ facts: Pick<Facts, Outcome>; admitted: number }>,
): 8 | 24 | null {
  const is = (fact: Outcome) => facts[fact].value === 'yes';
  if (!is('died') && !is('admitted') && !is('amputation') && !is('eyeLost')) return null;
  switch (state) {
    case 'CA':
      return 8;
    case 'WA':
      return is('died') || is('admitted') ? 8 : 24;
    case 'OR':
      return is('died') || admitted >= 3 ? 8 : 24;
    default:
      return null;
  }
}

/** Washington wants equipment left where it is after a death or an in-patient hospitalization. */
export const wantsSceneKept = (state: string | null, facts: Pick<Facts, 'died' | 'admitted'>): boolean =>
  state === 'WA' && (facts.died.value === 'yes' || facts.admitted.value === 'yes');

import type { CaseClass, IllnessType } from '@tailboard/contract/recordkeeping-terms.ts';

/** An entry of the log as it counts: what columns G to M have. */
export type Entry = Readonly<{
  class: CaseClass;
  daysAway: number;
  daysRestricted: number;
  illnessType: IllnessType;
}>;

/** Columns G to M added up, in the names of the 300A. */
export type Totals = Readonly<{
  deaths: number;
  daysAwayCases: number;
  restrictedCases: number;
  otherCases: number;
  daysAway: number;
  daysRestricted: number;
  injuries: number;
  skinDisorders: number;
  respiratoryConditions: number;
  poisonings: number;
  hearingLoss: number;
  otherIllnesses: number;
}>;

/** Of the entries that stand: one that is lined out does not count. Zeros are written, never left blank. */
export function totalsOf(entries: readonly Entry[]): Totals {
  const ofClass = (wanted: CaseClass) => entries.filter((entry) => entry.class === wanted).length;
  const ofType = (wanted: IllnessType) => entries.filter(({ illnessType }) => illnessType === wanted).length;
  const sum = (days: 'daysAway' | 'daysRestricted') =>
    entries.reduce((before, entry) => before + entry[days], 0);
  return {
    ...{ deaths: ofClass('G'), daysAwayCases: ofClass('H'), restrictedCases: ofClass('I') },
    ...{ otherCases: ofClass('J'), daysAway: sum('daysAway'), daysRestricted: sum('daysRestricted') },
    ...{ injuries: ofType('injury'), skinDisorders: ofType('skin') },
    ...{ respiratoryConditions: ofType('respiratory'), poisonings: ofType('poisoning') },
    ...{ hearingLoss: ofType('hearing'), otherIllnesses: ofType('other') },
  };
}

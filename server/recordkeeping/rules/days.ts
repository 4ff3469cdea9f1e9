import {
  MOST_DAYS,
  type CaseClass,
  type Criterion,
  type DayKind,
} from '@tailboard/contract/recordkeeping-terms.ts';

/** Days, YYYY-MM-DD. `to`: the last day that counts; null: still so. */
export type DayPeriod = Readonly<{ kind: DayKind; from: string; to: string | null }>;
export type DayCounts = Readonly<{ daysAway: number; daysRestricted: number }>;

type Counted = Readonly<{
  dateOfInjury: string;
  dateOfDeath: string | null;
  periods: readonly DayPeriod[];
  today: string;
  /** Days expected in all where a period is open: what the 300A of a year that is over takes (1904.7(b)(3)). */
  estimate?: number | null;
}>;

const DAY_MS = 86_400_000;
/** Days since 1970: a log of thousands of cases is counted at each reading, and a calendar's objects take too long for it. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * Columns K and L: calendar days from the day after the injury, 180 of both together in the order of time, none after a death;
 * an open period until today. All of them belong to the year of the injury.
 */
export function countDays(counted: Counted): DayCounts {
  const { dateOfInjury, dateOfDeath, today, estimate = null } = counted;
  const first = numberOf(dateOfInjury) + 1;
  const lastOfAll = dateOfDeath === null ? Number.POSITIVE_INFINITY : numberOf(dateOfDeath);
  const counts = { away: 0, restricted: 0 };
  const left = () => MOST_DAYS - counts.away - counts.restricted;
  const inOrder = counted.periods.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const { kind, from, to } of inOrder) {
    const last = Math.min(numberOf(to ?? today), lastOfAll);
    counts[kind] += Math.min(left(), Math.max(0, last - Math.max(numberOf(from), first) + 1));
  }
  const open = inOrder.find(({ to }) => to === null);
  const isOver = Number(today.slice(0, 4)) > Number(dateOfInjury.slice(0, 4));
  if (open !== undefined && estimate !== null && isOver && dateOfDeath === null) {
    const expected = Math.min(estimate, MOST_DAYS) - counts.away - counts.restricted;
    counts[open.kind] += Math.max(0, expected);
  }
  return { daysAway: counts.away, daysRestricted: counts.restricted };
}

/** Columns G to J: the gravest outcome, one alone. */
export function classOf(
  given: DayCounts & Readonly<{ dateOfDeath: string | null; criteria: readonly Criterion[] }>,
): CaseClass {
  if (given.dateOfDeath !== null || given.criteria.includes('death')) return 'G';
  if (given.daysAway > 0) return 'H';
  return given.daysRestricted > 0 ? 'I' : 'J';
}

type PeriodFault = Readonly<{
  at: number;
  field: 'from' | 'to';
  fault: 'ends-before-it-begins' | 'overlaps' | 'before-injury';
}>;

/** What is wrong with periods, by their place in the list. */
export function faultsOfPeriods(periods: readonly DayPeriod[], dateOfInjury: string): PeriodFault[] {
  return periods.flatMap(({ from, to }, at): PeriodFault[] => {
    if (to !== null && to < from) return [{ at, field: 'to', fault: 'ends-before-it-begins' }];
    if (from < dateOfInjury) return [{ at, field: 'from', fault: 'before-injury' }];
    const isWithin = periods.some(
      (other, n) => n < at && (to === null || other.from <= to) && (other.to === null || other.to >= from),
    );
    return isWithin ? [{ at, field: 'from', fault: 'overlaps' }] : [];
  });
}

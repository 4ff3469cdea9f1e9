import type { DayKind } from '@tailboard/contract/recordkeeping-terms.ts';

/** Days, YYYY-MM-DD. `to`: the last day that counts; null: still so. */
export type Period = Readonly<{ kind: DayKind; from: string; to: string | null }>;

const DAY_MS = 86_400_000;

/** A day, `days` after another; before it where negative. */
export function dayPlus(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, date) + days * DAY_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moved.getUTCFullYear()}-${two(moved.getUTCMonth() + 1)}-${two(moved.getUTCDate())}`;
}

/** What a day is; null: neither. */
export const kindOn = (periods: readonly Period[], day: string): DayKind | null =>
  periods.find(({ from, to }) => from <= day && (to === null || day <= to))?.kind ?? null;

/**
 * Makes the days from `from` to `to`, in whichever order they were tapped, all of one kind; null: they do not count. Neighbours of
 * one kind become one period. An open period that is painted over at its end begins again after it.
 */
export function paint(
  periods: readonly Period[],
  { kind, ...given }: { kind: DayKind | null; from: string; to: string },
): Period[] {
  const [from, to] = given.from <= given.to ? [given.from, given.to] : [given.to, given.from];
  const kept = periods.flatMap((one): Period[] => {
    const isApart = one.from > to || (one.to !== null && one.to < from);
    if (isApart) return [one];
    return [
      ...(one.from < from ? [{ ...one, to: dayPlus(from, -1) }] : []),
      ...(one.to === null || one.to > to ? [{ ...one, from: dayPlus(to, 1) }] : []),
    ];
  });
  const all = kind === null ? kept : [...kept, { kind, from, to }];
  const joined: Period[] = [];
  for (const one of all.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      before.to !== null &&
      before.kind === one.kind &&
      dayPlus(before.to, 1) === one.from
    ) {
      joined.splice(-1, 1, { ...before, to: one.to });
    } else joined.push(one);
  }
  return joined;
}

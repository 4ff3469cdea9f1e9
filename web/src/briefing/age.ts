const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Ms after which a briefing is not relied on any more. */
const TOO_OLD_MS = 12 * HOUR_MS;
/** Ms by which clocks of phone and server differ without anything being wrong. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** How long ago something was, in the one unit that is said of it. */
export interface Age {
  unit: 'now' | 'minutes' | 'hours' | 'days';
  count: number;
}

/** `ms` of age, rounded down; what lies ahead is now. */
export function ageIn(ms: number): Age {
  if (ms < MINUTE_MS) return { unit: 'now', count: 0 };
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) };
  if (ms < DAY_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'days', count: Math.floor(ms / DAY_MS) };
}

/**
 * Ms since a briefing's figures were so: by the server's clock or by how long this phone has it, whichever is older.
 * Null: the phone's clock was set back since, so that nobody knows.
 */
export function briefingAge({ asOf, receivedAt, now }: { asOf: string; receivedAt: string; now: number }) {
  const here = now - Date.parse(receivedAt);
  if (here < -CLOCKS_DIFFER_MS) return null;
  return Math.max(0, here, now - Date.parse(asOf));
}

/** Too old to rely on, or of unknown age. */
export const isTooOld = (age: number | null): boolean => age === null || age > TOO_OLD_MS;

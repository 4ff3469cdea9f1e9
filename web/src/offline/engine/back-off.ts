import type { DeviceParts } from '../browser-parts.ts';
import type { NotNow } from './call-server.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 300_000;
/** A cut reply is usually followed by a good one, so the first repeats come at once, ms. */
const QUICK_MS = [150, 300, 600] as const;
/** A Retry-After up to this is waited for within the run, ms. */
const SHORT_WAIT_MS = 2_000;

/** Ms until the next run after `failures` runs in a row that failed (1 or more): 1 s doubling to 5 min, half of it by chance. */
export function backOff(failures: number, random: () => number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return whole / 2 + (whole / 2) * random();
}

/** Repeats a call a few times in quick succession before it counts as failed. `givenUp` ends the repeats. */
export async function withQuickRepeats<T extends { kind: string }>(
  { sleep, random }: Pick<DeviceParts, 'sleep' | 'random'>,
  call: () => Promise<T | NotNow>,
  givenUp: () => boolean,
): Promise<T | NotNow> {
  for (const pause of QUICK_MS) {
    const result = await call();
    if (!isNotNow(result)) return result;
    if ((result.retryAfterMs ?? 0) > SHORT_WAIT_MS || givenUp()) return result;
    await sleep(result.retryAfterMs ?? pause * (0.75 + random() / 2));
  }
  return await call();
}

function isNotNow(result: { kind: string }): result is NotNow {
  return result.kind === 'not-now';
}

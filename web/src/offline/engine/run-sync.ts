import { MAX_SYNC_RECORDS } from '@tailboard/contract/sync.ts';
import type { DeviceParts } from '../browser-parts.ts';
import type { Limits } from './pass.ts';
import { sendPass } from './send-pass.ts';
import type { SyncStore } from './sync-store.ts';
import { isNothing, type Work } from './find-work.ts';
import { idleState, type SyncState, type SyncSummary } from './sync-states.ts';

export type SyncOptions = {
  parts: DeviceParts;
  store: SyncStore;
  /** Who is signed in on this device, or null. */
  person: () => Promise<number | null>;
  /** Called with every new state. */
  emit: (state: SyncState) => void;
  /** Called after records or files on the device changed. */
  changed: () => void;
};

/** What a run came to, and when to try again (null: nothing to try again by itself). */
export type RunResult = { summary: SyncSummary; retry: { afterMs: number | null } | null };

/** What waited a moment before the run began; older than that it may not be. */
export type FirstWork = { userId: number; work: Work };

/** Passes of one run; more are only needed when a person edits faster than the line sends. */
const MOST_PASSES = 20;

/**
 * The sync engine. It sends what waits for the signed-in person: records in batches, then files. It knows nothing of
 * screens and keeps nothing of its own: the device's databases say what waits, so that a tab that dies at any moment,
 * or a second one, loses and doubles nothing. Every request may be repeated; the server recognises repeats.
 */
export function createSync({ parts, store, person, emit, changed }: SyncOptions) {
  const limits: Limits = { batch: MAX_SYNC_RECORDS, gzip: true, together: true, lostGroups: 0 };

  /** Runs under the lock of all tabs. `wait`: behind another tab's run; otherwise answers null when one is running. */
  async function run({
    wait,
    first,
  }: {
    wait: boolean;
    first?: FirstWork | null;
  }): Promise<RunResult | null> {
    if (wait) return await parts.locks.run(async () => await runLocked(null));
    const result = await parts.locks.tryRun(async () => await runLocked(first ?? null));
    return result === 'busy' ? null : result;
  }

  async function runLocked(first: FirstWork | null): Promise<RunResult> {
    try {
      return await sendAll(first);
    } catch (error) {
      emit({ ...idleState, phase: 'waiting' });
      const message =
        error instanceof Error && error.message !== '' ? error.message : 'An unknown error occurred';
      return { summary: { kind: 'exception', message }, retry: { afterMs: null } };
    }
  }

  async function sendAll(first: FirstWork | null): Promise<RunResult> {
    const total = { sent: 0, needsYou: 0 };
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const userId = await person();
      if (userId === null) return end('signed-out');
      const known = pass === 0 && first?.userId === userId ? first.work : null;
      const work = known ?? (await store.readWork(userId));
      if (isNothing(work)) break;
      const tally = await sendPass({ parts, store, person, limits, emit, changed, userId, work });
      total.sent += tally.sent;
      total.needsYou += tally.needsYou;
      if (tally.stop !== null) return end(tally.stop);
      if (tally.failed > 0) {
        emit({ ...idleState, phase: 'waiting' });
        const { failed, reached: reachable, retryAfterMs: afterMs } = tally;
        return { summary: { kind: 'partial', ...total, failed, reachable }, retry: { afterMs } };
      }
    }
    limits.batch = MAX_SYNC_RECORDS;
    limits.lostGroups = 0;
    emit(idleState);
    const { sent, needsYou } = total;
    const summary: SyncSummary =
      needsYou === 0 ? { kind: 'success', sent } : { kind: 'partial', ...total, failed: 0, reachable: true };
    return { summary, retry: null };
  }

  function end(kind: 'signed-out' | 'other-user'): RunResult {
    emit({ ...idleState, phase: kind });
    return { summary: { kind }, retry: null };
  }

  return { run };
}

export type Sync = ReturnType<typeof createSync>;

import { waitingCount } from '../records/count-waiting.ts';
import { backOff } from './back-off.ts';
import type { TabMessage } from '../changes.ts';
import { namesOfClaim } from '../claims/claim-names.ts';
import { currentUser } from '../current-user.ts';
import { findClaim, findRecord, namesOf } from '../records/local-ids.ts';
import { findStoredTalk } from '../talks/find-talks.ts';
import { forgetTalkRefusal } from '../talks/save-talk.ts';
import { forgetRefusals } from '../records/refusals.ts';
import type { DeviceContext } from '../device-context.ts';
import type { FirstWork, RunResult, Sync } from './run-sync.ts';
import { isNothing, openWorkFinder } from './find-work.ts';
import { idleState, type SyncState, type SyncSummary } from './sync-states.ts';

/** Another tab saved something; it sends it itself unless it was closed right then. Ms until this one looks. */
const AFTER_OTHER_TAB_MS = 5_000;
const BACKGROUND_SYNC_TAG = 'tailboard-sync';

/**
 * When the engine runs: at start, after a save, when the browser says that it is online or visible again, by the Sync
 * button, by Background Sync, and by its own timer after a failure. The engine itself is loaded with its first run.
 */
export function startSync(context: DeviceContext) {
  const { parts, changes } = context;
  let state: SyncState = idleState;
  const work = openWorkFinder(context);
  let engine: Promise<Sync> | null = null;
  let running: Promise<SyncSummary> | null = null;
  /** Whether the run that is under way was asked for by the Sync button. */
  let byPerson = false;
  /** Something was saved while a run was under way. */
  let again = false;
  /** The server asked to be left alone; only a person or the timer ends that. */
  let held = false;
  let failures = 0;
  /** Whether something may have waited before the next run: it was kept in an earlier visit, or could not be sent. */
  let mayHaveWaited = true;
  const sentListeners = new Set<(count: number) => void>();
  let cancelTimer: () => void = () => undefined;

  const emit = (next: SyncState) => {
    if (next.phase === 'idle' && state.phase === 'idle' && state.progress.size === 0) return;
    state = next;
    changes.tell({ type: 'sync', state: next });
  };

  const person = async () => (await currentUser(context))?.id ?? null;

  /** Nothing to send: the first screen then does not load the engine at all. */
  async function nothingWaits(): Promise<SyncSummary | null> {
    const found = await readFirst();
    if (found === null) return { kind: 'signed-out' };
    return isNothing(found.work) ? { kind: 'success', sent: 0 } : null;
  }

  async function readFirst(): Promise<FirstWork | null> {
    const userId = await person();
    return userId === null ? null : { userId, work: await work.readWork(userId) };
  }

  /** Reports, claims and talks with something unsent. */
  async function countWaiting(): Promise<number> {
    const userId = await person().catch(() => null);
    const parts = { ...context, syncState: () => state };
    return userId === null ? 0 : await waitingCount(parts, userId).catch(() => 0);
  }

  function load(): Promise<Sync> {
    engine ??= Promise.all([import('./run-sync.ts'), import('./sync-store.ts')]).then(
      ([{ createSync }, { openSyncStore }]) =>
        createSync({
          parts,
          store: openSyncStore(context),
          person,
          emit,
          changed: () => changes.tell({ type: 'changed' }),
        }),
    );
    engine.catch(() => {
      engine = null;
    });
    return engine;
  }

  /** Runs the engine and sets the timer for the next attempt. Never rejects. */
  async function runOnce(wait: boolean): Promise<SyncSummary> {
    cancelTimer();
    held = false;
    again = false;
    const early = wait && engine === null ? await nothingWaits().catch(() => null) : null;
    if (early !== null) {
      mayHaveWaited = false;
      return early;
    }
    // Somebody waits at the button: the device is read while the engine is loaded.
    const first = wait ? null : readFirst().catch(() => null);
    const before = wait && mayHaveWaited ? await countWaiting() : 0;
    const result = await load()
      .then(async (sync) => sync.run({ wait, first: await first }))
      .catch((error: unknown): RunResult => {
        const message = error instanceof Error ? error.message : 'An unknown error occurred';
        return { summary: { kind: 'exception', message }, retry: { afterMs: null } };
      });
    if (result === null) return { kind: 'already-running' };
    const { summary, retry } = result;
    if (before > 0 && 'sent' in summary && summary.sent > 0) {
      const sent = before - (await countWaiting());
      if (sent > 0) for (const listener of sentListeners) listener(sent);
    }
    mayHaveWaited = retry !== null;
    if (retry === null) failures = 0;
    else {
      failures = 'sent' in summary && summary.sent > 0 ? 1 : failures + 1;
      held = retry.afterMs !== null;
      cancelTimer = parts.setTimer((retry.afterMs ?? 0) + backOff(failures, parts.random), () => {
        held = false;
        void runSoon();
      });
    }
    return summary;
  }

  /** For everything but the Sync button. Joins a run that is under way; what came in meanwhile goes with one more. */
  async function runSoon(): Promise<SyncSummary> {
    if (running !== null) {
      again = true;
      return await running;
    }
    if (held) return { kind: 'partial', sent: 0, needsYou: 0, failed: 0, reachable: true };
    return await begin(true);
  }

  function begin(wait: boolean): Promise<SyncSummary> {
    byPerson = !wait;
    running = runOnce(wait).finally(() => {
      running = null;
      if (again && !held) void runSoon();
    });
    return running;
  }

  /** The Sync button. `navigator.onLine` lies, but the spec wants its toast where the browser says offline. */
  async function sendNow(): Promise<SyncSummary> {
    if (!parts.online()) return { kind: 'offline' };
    // One that nobody has asked for and nobody sees, as at the start, is this press's own.
    if (running !== null)
      return byPerson || state.phase === 'sending' ? { kind: 'already-running' } : await running;
    return await begin(false);
  }

  async function retry(userId: number, id: number): Promise<SyncSummary> {
    const record = await context.crew((db) => findRecord(db.transaction('incidents').store, userId, id));
    return await sendAgain(userId, namesOf(record, id, userId));
  }

  async function retryClaim(userId: number, id: number): Promise<SyncSummary> {
    const record = await context.crew((db) => findClaim(db.transaction('claims').store, userId, id));
    return await sendAgain(userId, namesOfClaim(record, id, userId));
  }

  async function retryTalk(userId: number, id: number): Promise<SyncSummary> {
    const stored = await findStoredTalk(context, userId, id);
    if (stored !== null) await forgetTalkRefusal(context, stored);
    return await sendChanged();
  }

  async function sendAgain(userId: number, names: readonly number[]): Promise<SyncSummary> {
    await forgetRefusals(context, { userId, names });
    return await sendChanged();
  }

  async function sendChanged(): Promise<SyncSummary> {
    changes.tell({ type: 'changed' });
    held = false;
    return await runSoon();
  }

  function hear(message: TabMessage, here: boolean): void {
    if (message.type === 'saved') {
      if (here) {
        void registerBackgroundSync();
        void runSoon();
      } else parts.setTimer(AFTER_OTHER_TAB_MS, () => void runSoon());
    }
    if (message.type !== 'sync' || here) return;
    const began = message.state.phase === 'sending' && state.phase !== 'sending';
    state = message.state;
    // If that tab is closed now, nobody says that its sending has ended: the lock it held does.
    if (began) void parts.locks.run(async () => clearStale()).catch(() => undefined);
  }

  function clearStale(): void {
    if (state.phase === 'sending' && running === null) emit(idleState);
  }

  /** Where the browser has it, it wakes the service worker when there is signal, even with the app closed. */
  async function registerBackgroundSync(): Promise<void> {
    const registration = await parts.serviceWorker?.getRegistration().catch(() => undefined);
    if (registration === undefined || !('sync' in registration)) return;
    const manager = registration.sync as { register: (tag: string) => Promise<void> };
    await manager.register(BACKGROUND_SYNC_TAG).catch(() => undefined);
  }

  function start(): () => void {
    const soon = () => void runSoon();
    const whenVisible = () => {
      if (parts.page?.document.visibilityState === 'visible') soon();
    };
    const fromWorker = (event: Event) => {
      const data: unknown = 'data' in event ? event.data : null;
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === BACKGROUND_SYNC_TAG)
        soon();
    };
    const stopHearing = changes.onMessage(hear);
    parts.page?.window.addEventListener('online', soon);
    parts.page?.document.addEventListener('visibilitychange', whenVisible);
    parts.serviceWorker?.addEventListener('message', fromWorker);
    soon();
    return () => {
      stopHearing();
      cancelTimer();
      parts.page?.window.removeEventListener('online', soon);
      parts.page?.document.removeEventListener('visibilitychange', whenVisible);
      parts.serviceWorker?.removeEventListener('message', fromWorker);
    };
  }

  const onSentByItself = (listener: (count: number) => void): (() => void) => {
    sentListeners.add(listener);
    return () => void sentListeners.delete(listener);
  };

  return {
    start,
    sendNow,
    sendSoon: runSoon,
    onSentByItself,
    retry,
    retryClaim,
    retryTalk,
    state: () => state,
  };
}

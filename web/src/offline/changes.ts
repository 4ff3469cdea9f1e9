import type { DeviceParts } from './browser-parts.ts';
import type { SyncState } from './engine/sync-states.ts';

/** What tabs tell each other. `saved`: something new waits. */
export type TabMessage = { type: 'changed' } | { type: 'saved' } | { type: 'sync'; state: SyncState };

/** Ms between two calls of the listeners while much happens (fifty photos one after the other). */
const QUIET_MS = 400;
/**
 * Each call has a screen read the device again, which with a thousand reports takes as long as sending several photos: the
 * screens get this share of the time of a sending at most, and are not left without news for longer than so many ms.
 */
const SCREENS_SHARE = 0.1;
const MOST_QUIET_MS = 2000;

/** Resolves, where it reads the device, when it has. */
type Listener = () => unknown;

/** Tells this tab's screens, the engine and other tabs that something on the device changed. */
export function openChanges(parts: Pick<DeviceParts, 'openChannel' | 'setTimer'>) {
  const listeners = new Set<Listener>();
  const heard = new Set<(message: TabMessage, here: boolean) => void>();
  let channel: BroadcastChannel | null = null;
  let quiet = false;
  let missed = false;
  let round = 0;
  let told = 0;
  let phase: SyncState['phase'] = 'idle';

  const listen = () => {
    if (channel !== null || parts.openChannel === null) return;
    channel = parts.openChannel();
    channel.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data, false));
  };
  const hear = (message: TabMessage, here: boolean) => {
    told += 1;
    for (const listener of heard) listener(message, here);
    // A screen that waits for the end of the sending must see its beginning, however short it was.
    const turns = message.type === 'sync' && message.state.phase !== phase;
    if (message.type === 'sync') phase = message.state.phase;
    if (turns || !quiet) callListeners();
    else missed = true;
  };
  const callListeners = () => {
    quiet = true;
    missed = false;
    round += 1;
    const mine = round;
    const began = performance.now();
    let took: number | null = null;
    const call = async () => {
      await Promise.allSettled([...listeners].map(async (listener) => listener()));
      took = performance.now() - began;
    };
    void call();
    const endQuiet = () => {
      // Called anew in the meantime, which began a quiet time of its own.
      if (mine !== round) return;
      quiet = false;
      if (missed) callListeners();
    };
    parts.setTimer(QUIET_MS, () => {
      const spent = performance.now() - began;
      if (phase !== 'sending') return endQuiet();
      const rest = Math.min((took ?? spent) / SCREENS_SHARE, MOST_QUIET_MS) - spent;
      if (rest > 0) parts.setTimer(rest, endQuiet);
      else endQuiet();
    });
  };

  return {
    subscribe: (listener: Listener): (() => void) => {
      listen();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For the engine's triggers: each message of this and other tabs, at once. */
    onMessage: (listener: (message: TabMessage, here: boolean) => void): (() => void) => {
      listen();
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    tell: (message: TabMessage): void => {
      listen();
      channel?.postMessage(message);
      hear(message, true);
    },
    /** How often something was told: what began to be read before the last time may be out of date. */
    told: (): number => told,
    close: (): void => {
      channel?.close();
      channel = null;
    },
  };
}

export type Changes = ReturnType<typeof openChanges>;

import type { DeviceParts } from './browser-parts.ts';
import type { SyncState } from './sync-states.ts';

/** What tabs tell each other. `saved`: something new waits. */
export type TabMessage = { type: 'changed' } | { type: 'saved' } | { type: 'sync'; state: SyncState };

/**
 * Ms between two calls of the listeners while much happens (fifty photos one after the other). Each call has a screen
 * read the device again, which with a thousand reports takes as long as sending several photos.
 */
const QUIET_MS = 400;

/** Tells this tab's screens, the engine and other tabs that something on the device changed. */
export function openChanges(parts: Pick<DeviceParts, 'openChannel' | 'setTimer'>) {
  const listeners = new Set<() => void>();
  const heard = new Set<(message: TabMessage, here: boolean) => void>();
  let channel: BroadcastChannel | null = null;
  let quiet = false;
  let missed = false;
  let phase: SyncState['phase'] = 'idle';

  const listen = () => {
    if (channel !== null || parts.openChannel === null) return;
    channel = parts.openChannel();
    channel.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data, false));
  };
  const hear = (message: TabMessage, here: boolean) => {
    for (const listener of heard) listener(message, here);
    // A screen that waits for the end of the sending must see its beginning, however short it was.
    const turns = message.type === 'sync' && message.state.phase !== phase;
    if (message.type === 'sync') phase = message.state.phase;
    if (turns) for (const listener of listeners) listener();
    else callListeners();
  };
  const callListeners = () => {
    if (quiet) {
      missed = true;
      return;
    }
    quiet = true;
    parts.setTimer(QUIET_MS, () => {
      quiet = false;
      if (!missed) return;
      missed = false;
      callListeners();
    });
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
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
    close: (): void => {
      channel?.close();
      channel = null;
    },
  };
}

export type Changes = ReturnType<typeof openChanges>;

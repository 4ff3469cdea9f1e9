import { useSyncExternalStore } from 'react';

/**
 * Whether this device can open the app itself without signal: not before the service worker has all of it, and `never`
 * where the browser has none.
 */
type AppKept = 'coming' | 'kept' | 'never';

const isSteered = () => typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);

let now: AppKept = isSteered() ? 'kept' : 'coming';
const listeners = new Set<() => void>();

/** For the one that registers the service worker. */
export function tellAppKept(next: AppKept): void {
  now = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAppKept = (): AppKept =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => 'coming',
  );

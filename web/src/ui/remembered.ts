import { useSyncExternalStore } from 'react';

export interface Remembered {
  read: () => string | null;
  /** Null forgets it. */
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A preference kept in the browser's local storage under `key`. Where the browser refuses to store, it holds until the
 * page is closed. Changes in other tabs arrive too.
 */
export function remembered(key: string): Remembered {
  const listeners = new Set<() => void>();
  let value: string | null = null;
  try {
    value = localStorage.getItem(key);
  } catch {
    // Storage is switched off.
  }
  const take = (next: string | null) => {
    value = next;
    for (const listener of listeners) listener();
  };
  // While the pages are prerendered there is none.
  globalThis.window?.addEventListener('storage', (event) => {
    // A null key: everything was cleared.
    if (event.key === key) take(event.newValue);
    if (event.key === null) take(null);
  });
  return {
    read: () => value,
    write(next) {
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // Full or switched off: holds until the page is closed.
      }
      take(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useRemembered = (preference: Remembered): string | null =>
  useSyncExternalStore(preference.subscribe, preference.read, () => null);

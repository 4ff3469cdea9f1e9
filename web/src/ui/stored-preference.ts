import { useSyncExternalStore } from 'react';

export interface StoredPreference {
  read: () => string | null;
  /** Null removes it. */
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A preference in `localStorage` under `key`. If the browser refuses to store it, it lasts until the page is
 * closed. Changes in other tabs arrive too.
 */
export function storedPreference(key: string): StoredPreference {
  const listeners = new Set<() => void>();
  let value: string | null = null;
  try {
    value = localStorage.getItem(key);
  } catch {
    // Storage is disabled.
  }
  const take = (next: string | null) => {
    value = next;
    for (const listener of listeners) listener();
  };
  // There is no window while pages are prerendered.
  globalThis.window?.addEventListener('storage', (event) => {
    // A null key means that all of localStorage was cleared.
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
        // Storage is full or disabled: the value lasts until the page is closed.
      }
      take(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStoredPreference = (preference: StoredPreference): string | null =>
  useSyncExternalStore(preference.subscribe, preference.read, () => null);

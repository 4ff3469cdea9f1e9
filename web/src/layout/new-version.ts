import { useSyncExternalStore } from 'react';
import { registerSW } from 'virtual:pwa-register';

type Install = () => Promise<void>;

/** How often an app that stays open asks whether there is a newer one. */
const ASK_EVERY_MS = 60 * 60 * 1000;

let ready: Install | undefined;
const listeners = new Set<() => void>();

/** Registers the service worker. Called once, after the first screen is drawn. */
export function startServiceWorker(): void {
  const install = registerSW({
    onNeedRefresh() {
      ready = () => install(true);
      for (const listener of listeners) listener();
    },
    onRegisteredSW(_address, registration) {
      if (!registration) return;
      setInterval(() => {
        // Without signal it finds nothing, which is no error.
        void registration.update().catch(() => undefined);
      }, ASK_EVERY_MS);
    },
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts the new version in place and reloads; undefined while there is none. */
export const useNewVersion = (): Install | undefined => useSyncExternalStore(subscribe, () => ready);

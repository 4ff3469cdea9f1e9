import { useSyncExternalStore } from 'react';
import { tellAppKept } from '../offline/app-kept.ts';

/** How often an app that stays open asks whether there is a newer one. */
const ASK_EVERY_MS = 60 * 60 * 1000;
/** A browser whose old worker is still busy leaves the new one waiting until it is asked again. */
const ASK_AGAIN_MS = 1_000;
const WORKER = '/sw.js';

let take: (() => void) | undefined;
const listeners = new Set<() => void>();
const offer = (how: () => void) => {
  take = how;
  for (const listener of listeners) listener();
};

/** Registers the service worker. Called once, after the first screen is drawn. Not in development. */
export function startServiceWorker(): void {
  // Vite's server for development has none.
  if (import.meta.hot !== undefined || !('serviceWorker' in navigator)) return tellAppKept('never');
  // A browser that refuses it (private window) shows the app all the same, with signal.
  watch(navigator.serviceWorker).catch(() => tellAppKept('never'));
}

async function watch(container: ServiceWorkerContainer): Promise<void> {
  let taken = false;
  const hadOne = container.controller !== null;
  const offerWorker = (worker: ServiceWorker) => {
    const ask = () => {
      if (worker.state !== 'installed') return;
      worker.postMessage({ type: 'skip-waiting' });
      setTimeout(ask, ASK_AGAIN_MS);
    };
    offer(() => {
      taken = true;
      ask();
    });
  };
  container.addEventListener('controllerchange', () => {
    if (taken) window.location.reload();
    // Another tab took the new version; this one may hold a form, so it is asked too.
    else if (hadOne) offer(() => window.location.reload());
  });
  const registration = await container.register(WORKER);
  void container.ready.then(() => tellAppKept('kept'));
  if (registration.waiting && hadOne) offerWorker(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // Its files could not be had; the next start tries again.
      if (coming.state === 'redundant' && !registration.active) tellAppKept('never');
      // Without a controller this is the first version: nothing to offer.
      if (coming.state === 'installed' && container.controller) offerWorker(coming);
    });
  });
  setInterval(() => {
    // Without signal it finds nothing, which is no error.
    void registration.update().catch(() => undefined);
  }, ASK_EVERY_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts the new version in place and reloads; undefined while there is none. */
export const useNewVersion = (): (() => void) | undefined =>
  useSyncExternalStore(
    subscribe,
    () => take,
    () => undefined,
  );

/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isWithoutName } from './api/addresses.ts';
import { pickLanguage } from './language/pick-language.ts';
import { showPushMessages } from './notifications/show-push.ts';
import { trimCache } from './offline/trim-cache.ts';
import { whoIsSignedIn } from './offline/who-is-signed-in.ts';
import {
  MEDIA_CACHE_PREFIX,
  mediaCacheName,
  readWorkerMessage,
  TILE_CACHE,
} from './offline/worker-messages.ts';

/*
 * The shell opens without signal. Everything that is not a GET is left to the page: it has its own queue. A new version
 * waits until a person takes it ('skip-waiting'), because a form may be open.
 */
declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

const DAY_SECONDS = 86_400;
/** Bytes of photos and videos kept for reading without signal. */
const MEDIA_BYTES = 100 * 1024 * 1024;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** In the browser's language; the head of the page hides it where the person chose another (src/head.ts). */
const language = pickLanguage({ chosen: null, preferred: navigator.languages });
const loginPage = createHandlerBoundToURL(`/pages/login.${language}.html`);
const shellPage = createHandlerBoundToURL(`/pages/shell.${language}.html`);
const barePage = createHandlerBoundToURL('/index.html');
const pageOf = (path: string) =>
  path === '/login' ? loginPage : path === '/tts-isolated' || isWithoutName(path) ? barePage : shellPage;
registerRoute(
  new NavigationRoute((options) => pageOf(options.url.pathname)(options), { denylist: [/^\/api\//] }),
);

/** The charts of the insights and the map of incidents: what no phone needs before somebody opens them there. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(bar-figure|leaflet-places)-[\w-]+\.js$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'charts',
    plugins: plugins(
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 2, purgeOnQuotaError: true }),
    ),
  }),
);

/** Tiles of the map that were looked at; nothing is fetched ahead, which the terms of tile servers forbid. */
const tilePath = /\/\d{1,2}\/\d+\/\d+(@2x)?\.(png|jpe?g|webp)$/;
registerRoute(
  ({ request, url }) => request.destination === 'image' && tilePath.test(url.pathname),
  new CacheFirst({
    cacheName: TILE_CACHE,
    plugins: plugins(
      // 0: an opaque answer, which is all that a tile server without CORS gives.
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 7 * DAY_SECONDS, purgeOnQuotaError: true }),
    ),
  }),
);

/** Whose files may be kept; read from the device after the browser has put the worker to sleep. */
let person: Promise<number | null> | null = null;

/** Photos as seen, in a cache of the person who saw them. Parts of a video (range requests) pass by. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/api/media/') && !request.headers.has('range'),
  async (options) => {
    person ??= whoIsSignedIn();
    const userId = await person;
    return userId === null ? await fetch(options.request) : await mediaStrategy(userId).handle(options);
  },
);

function mediaStrategy(userId: number): CacheFirst {
  const cacheName = mediaCacheName(userId);
  return new CacheFirst({
    cacheName,
    plugins: plugins(
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
      { cacheDidUpdate: async () => trimCache(await caches.open(cacheName), MEDIA_BYTES) },
    ),
  });
}

/** From now on media are kept for this person only; what was kept for others is deleted. */
async function setUser(userId: number | null): Promise<void> {
  person = Promise.resolve(userId);
  const kept = userId === null ? null : mediaCacheName(userId);
  const others = (await caches.keys()).filter((name) => name.startsWith(MEDIA_CACHE_PREFIX) && name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}

showPushMessages(self, whoIsSignedIn);

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (message?.type === 'user') event.waitUntil(setUser(message.id));
});

/** Background Sync: there is signal again. An open page sends; without one the worker does. */
self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string };
  if (woken.tag === 'tailboard-sync') woken.waitUntil(wakeSomebody());
});

async function wakeSomebody(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: 'tailboard-sync' });
  if (pages.length > 0) return;
  // Run here and not before: the browser wakes the worker for every page that opens, which waits for it meanwhile.
  const { sendInWorker } = await import('./offline/send-in-worker.ts');
  await sendInWorker();
}

/** Workbox writes its optional members without `undefined`, which our compiler settings tell apart. */
function plugins(...given: object[]): WorkboxPlugin[] {
  return given;
}

import { promiseChainLocks, webLocks, type Locks } from './engine/sync-lock.ts';
import { newUuid } from './new-uuid.ts';

/** The browser's local storage, or null where it has none or refuses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Everything of the outside world that the device's side uses, so that a test can stand in for time and weather. */
export type DeviceParts = {
  crewDbName: string;
  answersDbName: string;
  documentsDbName: string;
  outboxDbName: string;
  /** Put before `/api/…`; empty in the browser. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Wall clock, ms. May jump; nothing waits by it. */
  now: () => number;
  random: () => number;
  uuid: () => string;
  sleep: (ms: number) => Promise<void>;
  /** Calls back after `ms`; returns what cancels it. */
  setTimer: (ms: number, ring: () => void) => () => void;
  /** Runs what may wait until the screen has been drawn, soon. */
  afterDrawing: (work: () => void) => void;
  /** Where text is kept at once, while the page goes away; null where there is none. */
  texts: TextStorage;
  timeoutSignal: (ms: number) => AbortSignal;
  /** Real ms after which a database that does not answer counts as silent. */
  patienceMs: number;
  locks: Locks;
  /** Null where the browser cannot compress: bodies then go as they are. */
  gzip: ((text: string) => Promise<Uint8Array<ArrayBuffer>>) | null;
  /** Hex digest, or null where the browser has no digests (plain http). */
  sha256: ((bytes: Blob) => Promise<string>) | null;
  /** Where the device is, where its person has allowed that before: nobody is asked for it here. Null where it cannot be known. */
  position: () => Promise<Readonly<{ latitude: number; longitude: number; accuracy: number }> | null>;
  /** Null where tabs cannot talk to each other. */
  openChannel: (() => BroadcastChannel) | null;
  storage: Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>> | null;
  online: () => boolean;
  /** Window and document, for the triggers; null in a worker. */
  page: Readonly<{ window: EventTarget; document: EventTarget & { visibilityState: string } }> | null;
  serviceWorker: ServiceWorkerContainer | null;
};

const compress = async (text: string) =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

const digest = async (bytes: Blob) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Ms: an older position is asked for anew, and for how long. */
const FRESH_POSITION_MS = 60_000;
const POSITION_WAIT_MS = 10_000;

async function allowedPosition() {
  if (typeof document === 'undefined' || !('geolocation' in navigator)) return null;
  try {
    if ((await navigator.permissions.query({ name: 'geolocation' })).state !== 'granted') return null;
    const found = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        maximumAge: FRESH_POSITION_MS,
        timeout: POSITION_WAIT_MS,
      }),
    );
    const { latitude, longitude, accuracy } = found.coords;
    return { latitude, longitude, accuracy };
  } catch {
    // No permissions to ask for (older WebKit), or no position.
    return null;
  }
}

/**
 * Ms in which a slow phone says that a report is saved. Without signal there is no hurry to look for what can be sent; with
 * signal the sending begins in the next turn.
 */
const DRAWING_MS = 100;

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine;

function localTexts(): TextStorage {
  try {
    // Within a service worker there is none.
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // Switched off.
    return null;
  }
}

/** The real ones. */
export const browserParts: DeviceParts = {
  crewDbName: 'crew-app-db',
  answersDbName: 'tailboard-answers',
  documentsDbName: 'tailboard-documents',
  outboxDbName: 'tailboard-outbox',
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  random: () => Math.random(),
  uuid: () => newUuid(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  setTimer: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
  afterDrawing: (work) => void setTimeout(work, isOnline() ? 0 : DRAWING_MS),
  texts: localTexts(),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
  // A slow phone that keeps a long film takes seconds, not more.
  patienceMs: 20_000,
  locks:
    typeof navigator !== 'undefined' && 'locks' in navigator
      ? webLocks(navigator.locks)
      : promiseChainLocks(),
  gzip: typeof CompressionStream === 'undefined' ? null : compress,
  sha256: typeof crypto !== 'undefined' && 'subtle' in crypto ? digest : null,
  position: allowedPosition,
  openChannel:
    typeof BroadcastChannel === 'undefined' ? null : () => new BroadcastChannel('tailboard-device'),
  storage: typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : null,
  online: isOnline,
  page: typeof document === 'undefined' ? null : { window, document },
  serviceWorker:
    typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null,
};

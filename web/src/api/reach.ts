import { calls } from './addresses.ts';
import { endsWith } from './ends-with.ts';

/*
 * Whether our own server answers. The browser only knows whether there is a network: bars without data, a captive portal and a server that
 * is down look the same to it. A question that failed has the server asked once; while it is silent it is asked again in growing steps,
 * never by a page that nobody looks at, and any answer of it ends that.
 */
const PATIENCE_MS = 4_000;
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

let silent = false;
let failures = 0;
let asking: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const isPage = typeof document !== 'undefined' && typeof window !== 'undefined';
const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine;

/** As far as is known: the browser has a network, and the server was not silent when it was asked last. */
export const isReachable = (): boolean => hasNetwork() && !silent;

/** Called when `isReachable` may have changed. Returns what ends that. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Something of our server has come. */
export function noteAnswer(): void {
  become(false);
}

/** A question got no answer. Resolves with whether the server answers all the same. */
export async function noteSilence(): Promise<boolean> {
  if (!isPage || !hasNetwork()) return hasNetwork();
  return silent ? false : await askServer();
}

/** Asks it now. */
export async function askServer(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  const answered = await asking;
  become(!answered);
  return answered;
}

function become(next: boolean): void {
  clearTimeout(timer);
  failures = next ? failures + 1 : 0;
  if (next) askLater();
  if (next === silent) return;
  silent = next;
  tell();
}

function askLater(): void {
  if (document.visibilityState !== 'visible' || !hasNetwork()) return;
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  timer = setTimeout(() => void askServer(), whole / 2 + (whole / 2) * Math.random());
}

/** Any status will do, but it must be our server that speaks: a captive portal answers with a page. */
async function ask(): Promise<boolean> {
  const { signal, over } = endsWith([], PATIENCE_MS);
  try {
    const answer = await fetch(calls.health, { cache: 'no-store', credentials: 'omit', signal });
    const body = (await answer.json()) as { status?: unknown } | null;
    return body?.status === 'ok' || body?.status === 'failing';
  } catch {
    return false;
  } finally {
    over();
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function lookAgain(): void {
  clearTimeout(timer);
  if (silent && document.visibilityState === 'visible' && hasNetwork()) void askServer();
}

if (isPage) {
  document.addEventListener('visibilitychange', lookAgain);
  for (const change of ['online', 'offline'])
    window.addEventListener(change, () => {
      lookAgain();
      tell();
    });
}

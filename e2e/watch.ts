import type { BrowserContext } from '@playwright/test';

export type Watch = {
  /** What a test brings about on purpose, by a part of its message. */
  allow: (...patterns: readonly RegExp[]) => void;
  /** From here on requests may fail, because the test takes the signal away. */
  noSignal: () => void;
  /** What should not have been. */
  found: () => string[];
};

const NETWORK = /net::ERR_|^request failed/;
/** A page that is left gives up what it was asking for. */
const GIVEN_UP = /net::ERR_ABORTED/;
/** Of Playwright: it keeps service workers away, and its trace asks for pictures that the page made. */
const OWN = /Service Worker registration blocked by Playwright|Connecting to 'blob:/;

/** Listens to everything a browser says while a test runs. `ours` are the origins that may be asked. */
export function watchContext(context: BrowserContext, ours: readonly string[]): Watch {
  const heard: string[] = [];
  const allowed: RegExp[] = [GIVEN_UP, OWN];
  const isOurs = (url: string) => !/^https?:/.test(url) || ours.includes(new URL(url).origin);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  // Chromium prints none where the page's own code has caught it.
  void context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- the console is what is listened to
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('weberror', (error) =>
    heard.push(`page error: ${error.error().stack ?? String(error.error())}`),
  );
  context.on('request', (request) => {
    if (!isOurs(request.url())) heard.push(`asked elsewhere: ${request.url()}`);
  });
  context.on('requestfailed', (request) =>
    heard.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    noSignal: () => void allowed.push(NETWORK),
    found: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** Ms: time for the first screen to load and render. */
const FIRST_SCREEN_MS = 1000;
/** Ms after which the callback runs even if the page is busy. */
const AT_LATEST_MS = 3000;

/** Calls back when the current screen has had time to render and the page is idle. */
export function whenIdle(then: () => void): () => void {
  let cancelled = false;
  const call = () => {
    if (!cancelled) then();
  };
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: AT_LATEST_MS });
    else call();
  }, FIRST_SCREEN_MS);
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

/** Ms between two tasks in browsers without requestIdleCallback. */
const BREATH_MS = 100;

/** Resolves when the page is idle: for work in the background, one piece at a time. */
export const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, BREATH_MS);
  });

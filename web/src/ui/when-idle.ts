/** Ms that a first screen gets to fetch and draw what it shows. */
const FIRST_SCREEN_MS = 1000;
/** Ms after which it is done even if the page is still busy. */
const AT_LATEST_MS = 3000;

/** Calls back when the screen that is being drawn now has had its time and the page has nothing else to do. */
export function whenIdle(then: () => void): () => void {
  let cancelled = false;
  const call = () => {
    if (!cancelled) then();
  };
  setTimeout(() => {
    // Safari has none.
    if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: AT_LATEST_MS });
    else call();
  }, FIRST_SCREEN_MS);
  return () => {
    cancelled = true;
  };
}

/** Ms between two tasks where the browser does not say when it is idle. */
const BREATH_MS = 100;

/** Resolves when the page has nothing else to do: for work that nobody waits for, one piece after the other. */
export const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, BREATH_MS);
  });

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

/** Ms between two looks, and to wait where the browser does not say when it is idle. */
const BREATH_MS = 100;

/** Ms that the browser gives only while no frame is waited for: nothing moves, and nobody scrolls. */
const AT_REST_MS = 40;

/** Resolves when the page is at rest, however long that takes. */
export async function nextIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() >= AT_REST_MS) resolve();
      else setTimeout(() => requestIdleCallback(look), BREATH_MS);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(look);
    else setTimeout(resolve, BREATH_MS);
  });
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** See watchDrawing. */
    whenDrawn: (isThere: () => boolean) => Promise<number>;
    /** What `watchFromStart` waits for. */
    watched: Promise<unknown>;
  }
}

/**
 * Runs in the page, before its own scripts. `whenDrawn` gives the milliseconds since navigation start at the frame after the
 * first in which `isThere` holds. It looks when the page has changed and not in every frame: to ask for all frames has the
 * page draw each of them, between the steps in which it builds a screen, and what is measured is then that.
 */
export function watchDrawing(): void {
  window.whenDrawn = (isThere) =>
    new Promise((resolve) => {
      let asked = false;
      const look = () => {
        asked = false;
        if (!isThere()) return;
        observer.disconnect();
        // The next frame comes when this one has been drawn.
        requestAnimationFrame(() => resolve(performance.now()));
      };
      const changed = () => {
        if (asked || !isThere()) return;
        asked = true;
        requestAnimationFrame(look);
      };
      const observer = new MutationObserver(changed);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      changed();
    });
}

/** Has each page that is opened from now on do `watch` before its own scripts; gives what reads its result. */
export async function watchFromStart<T>(page: Page, watch: () => Promise<T>): Promise<() => Promise<T>> {
  await page.addInitScript({
    content: `(${watchDrawing.toString()})(); window.watched = (${watch.toString()})();`,
  });
  return () => page.evaluate(() => window.watched as Promise<T>);
}

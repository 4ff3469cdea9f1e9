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

/** Milliseconds in the page from the press of what `press` finds until what `shown` finds (with `text`) has been drawn. */
export async function timePress(page: Page, press: string, shown: string, text = ''): Promise<number> {
  return page.evaluate(
    ({ press: what, shown: until, text: words }) =>
      new Promise<number>((resolve, reject) => {
        const target = [...document.querySelectorAll<HTMLElement>(what)].find((each) =>
          each.checkVisibility(),
        );
        if (target === undefined) {
          reject(new Error(`Nothing to press: ${what}`));
          return;
        }
        const from = performance.now();
        target.click();
        const isShown = () => document.querySelector(until)?.textContent.includes(words) === true;
        void window.whenDrawn(isShown).then((at) => resolve(at - from));
      }),
    { press, shown, text },
  );
}

import type { Locator, Page } from '@playwright/test';
import { BY_DAY, BY_NIGHT, byAxe, CONTRAST_IN_SUNLIGHT, type Rules } from './by-axe.ts';

/** Widest screen of a phone, px. The other themes are looked at there: they change colours, which no width does. */
const PHONE_PX = 600;

/** What axe finds wrong: all rules in the day theme, contrast in the others, 7:1 in sunlight. Empty when all is well. */
export async function wrongByAxe(page: Page): Promise<string[]> {
  // Where a page was scrolled to, something may lie half under its header or its foot.
  await page.evaluate(() => scrollTo(0, 0));
  const found = [...(await run(page, 'day', BY_DAY))];
  if ((page.viewportSize()?.width ?? 0) > PHONE_PX) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await run(page, 'night', BY_NIGHT)));
  await page.emulateMedia({ colorScheme: 'light' });
  await setTheme(page, 'sunlight');
  found.push(...(await run(page, 'sunlight', CONTRAST_IN_SUNLIGHT)));
  await setTheme(page, null);
  return found;
}

/** As the setting does it, without leaving the screen. */
export function setTheme(page: Page, theme: 'sunlight' | null): Promise<void> {
  return page.evaluate((name) => {
    if (name === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = name;
  }, theme);
}

async function run(page: Page, theme: string, rules: Rules): Promise<string[]> {
  return (await byAxe(page, rules)).map((fault) => `${theme} ${fault}`);
}

export const tooWide = (page: Page): Promise<string[]> => page.evaluate(widerThanScreen);
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate(smallerThanGlove);

/** Runs in the page. Nothing is wider than the screen. */
export function widerThanScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const right = (element: Element) => element.getBoundingClientRect().right;
  const inScroller = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || inScroller(element.parentElement));
  const beyond = [...document.querySelectorAll('main *, header *, nav *')]
    .filter((element) => right(element) > clientWidth + 1 && !inScroller(element))
    // What is fixed to the edges grows with the page: what made it grow stands first.
    .sort((one, other) => Number(one.closest('nav') !== null) - Number(other.closest('nav') !== null));
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...beyond.slice(0, 4).map((element) => element.outerHTML.slice(0, 160)),
  ];
}

/** Runs in the page. Controls smaller than a gloved finger needs: 48 px, links within a sentence apart. */
export function smallerThanGlove(): string[] {
  const least = 47.5;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, summary, [role=tab], [role=button], [role=switch]',
  );
  return [...controls].flatMap((control) => {
    const inLabel = control.matches('[type=radio], [type=checkbox], [type=file]');
    const target = (inLabel ? control.closest('label') : null) ?? control;
    const { width, height, bottom, right } = target.getBoundingClientRect();
    const isSeen = control.checkVisibility() && width > 1 && height > 1 && bottom > 0 && right > 0;
    const isInSentence = control.matches('p a, article li a, .leaflet-control-attribution a');
    if (!isSeen || isInSentence || (width >= least && height >= least)) return [];
    return [`${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`];
  });
}

/** What a finger in the middle of it would touch is the thing itself. */
export const isOnTop = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return touched !== null && element.contains(touched);
  });

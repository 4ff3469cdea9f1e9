import type { Page } from '@playwright/test';
import { BY_DAY, BY_NIGHT, byAxe, IN_SUNLIGHT } from './by-axe.ts';
import { englishLeft } from './english-left.ts';
import { smallerThanGlove, widerThanScreen } from './look-at.ts';

/** A phone, the narrowest phone, a desk, px. The height stays. */
const PHONE = 360;
const NARROWEST = 320;
const DESK = 1280;

/** How a person may have the app, but for the contrast. Set in the open page, not by loading it anew. */
type Look = { width: number; language: 'en' | 'es'; letters: 100 | 200 };

/** The one that walks come with and leave with: their steps are in English. */
const usual: Look = { width: PHONE, language: 'en', letters: 100 };

/** Every width, language and size of letters with each other, the narrowest phone where letters are large; one after the other so that little changes. */
const looks: readonly Look[] = [
  { width: DESK, language: 'en', letters: 100 },
  { width: DESK, language: 'en', letters: 200 },
  { width: DESK, language: 'es', letters: 200 },
  { width: DESK, language: 'es', letters: 100 },
  { width: PHONE, language: 'es', letters: 100 },
  { width: PHONE, language: 'es', letters: 200 },
  { width: NARROWEST, language: 'es', letters: 200 },
  { width: NARROWEST, language: 'en', letters: 200 },
  { width: PHONE, language: 'en', letters: 200 },
  usual,
];

/** `npm run test:every-look`: axe looks at each stop in all sixteen looks. */
export const CROSSED = process.env['EVERY_LOOK'] === 'crossed';

/** How a stop is looked at. */
export type Stop = {
  /** Its place in the walk, from 0. */
  place: number;
  /** Another walk stops at the same screen with other words in it, and has axe look at it there. */
  isKnown?: boolean;
};

/** Which of two opposite looks each of eight stops in a row is seen in, so that either value of the four is met four times. */
const ONE_OF_TWO = [0, 14, 13, 3, 11, 5, 6, 8];

/**
 * Whether axe looks at a stop with a width, a language, a size of letters and a contrast. When not all sixteen are crossed these
 * are two opposite ones, so that each stop meets either value of the four; eight stops in a row meet all. Of a screen that it
 * knows it sees one of the two.
 */
function axeLooks(stop: Stop, { width, language, letters }: Look, sunlight: boolean): boolean {
  if (width === NARROWEST) return false;
  if (CROSSED) return true;
  const place =
    (width === DESK ? 1 : 0) + (language === 'es' ? 2 : 0) + (letters === 200 ? 4 : 0) + (sunlight ? 8 : 0);
  const one = stop.place % 8;
  return stop.isKnown === true ? place === ONE_OF_TWO[one] : place === one || place === 15 - one;
}

/**
 * What is wrong with what the page shows, in any look: wider than the screen, too small for a glove, in the other language, or
 * by axe. The colours of the night are looked at once. Leaves the page in the look it came with.
 */
export async function wrongInAnyLook(page: Page, stop: Stop): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const look of looks) {
    const { width, language, letters } = look;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    const name = `${width} px ${language} ${letters} %`;
    for (const sunlight of [false, true]) {
      const isForAxe = axeLooks(stop, look, sunlight);
      if (sunlight && !isForAxe) continue;
      const faults = [
        ...(await measure(page, look, sunlight)),
        ...(language === 'es' && letters === 100 && !sunlight ? await englishLeft(page) : []),
        ...(isForAxe ? await byAxe(page, sunlight ? IN_SUNLIGHT : BY_DAY) : []),
      ];
      found.push(...faults.map((fault) => `${name}${sunlight ? ' sunlight' : ''}: ${fault}`));
    }
  }
  if (axeLooks(stop, usual, true)) await measure(page, usual, false);
  if (stop.isKnown === true && !CROSSED) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await byAxe(page, BY_NIGHT)).map((fault) => `night: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** What the ruler finds in a look. In one call: each costs as much as the measuring. */
function measure(page: Page, { width, language, letters }: Look, sunlight: boolean): Promise<string[]> {
  const wishes = { language, textSize: String(letters), highContrast: String(sunlight) };
  // Seven places beside each other are narrower than a glove on the narrowest phone.
  const rulers = width === NARROWEST ? [widerThanScreen] : [widerThanScreen, smallerThanGlove];
  const found = rulers.map((ruler) => `...(${ruler.toString()})()`);
  return page.evaluate(`(${put.toString()})(${JSON.stringify(wishes)}).then(() => [${found.join()}])`);
}

/** Runs in the page. As Settings do it in another tab: the page is told that what the device remembers has changed. */
async function put(wanted: { language: string; textSize: string; highContrast: string }): Promise<void> {
  for (const [key, newValue] of Object.entries(wanted)) {
    if (localStorage.getItem(key) === newValue) continue;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
  // In the product's own font, which comes behind the first screen: that of a machine of tests is wider than any phone's.
  document.documentElement.dataset['font'] = 'ours';
  await document.fonts.load('1rem "Atkinson Hyperlegible Next Variable"');
  // Where it was scrolled to in another width, something may lie half under the header.
  scrollTo(0, 0);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 2 || document.documentElement.lang !== wanted.language; frame += 1) {
    await drawn();
  }
}

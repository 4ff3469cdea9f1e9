import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { englishLeft } from './english-left.ts';
import { RULES, smallerThanGlove, widerThanScreen } from './look-at.ts';

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

/**
 * Whether axe looks at the `stop`th of a walk with a width, a language, a size of letters and a contrast. When not all sixteen
 * are crossed these are two opposite ones, so that each stop meets either value of the four; eight stops in a row meet all.
 */
function axeLooks(stop: number, { width, language, letters }: Look, sunlight: boolean): boolean {
  if (width === NARROWEST) return false;
  if (CROSSED) return true;
  const place =
    (width === DESK ? 1 : 0) + (language === 'es' ? 2 : 0) + (letters === 200 ? 4 : 0) + (sunlight ? 8 : 0);
  return place === stop % 8 || place === 15 - (stop % 8);
}

/**
 * What is wrong with what the page shows, in any look: wider than the screen, too small for a glove, in the other language, or
 * by axe. The colours of the night are looked at once. Leaves the page in the look it came with.
 */
export async function wrongInAnyLook(page: Page, stop: number): Promise<string[]> {
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
  await measure(page, usual, false);
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
  // Where it was scrolled to in another width, something may lie half under the header.
  scrollTo(0, 0);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 2 || document.documentElement.lang !== wanted.language; frame += 1) {
    await drawn();
  }
}

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
};

/**
 * Everything that axe knows; in sunlight contrast of 7:1 besides, as it is for (that rule is silent about what is below 4.5:1); by
 * night what the colours change.
 */
const BY_DAY = { runOnly: { type: 'tag', values: RULES } };
const IN_SUNLIGHT = { ...BY_DAY, rules: { 'color-contrast-enhanced': { enabled: true } } };
const BY_NIGHT = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** axe is brought into a page once. */
async function byAxe(page: Page, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
  }
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    { ...rules, resultTypes: ['violations'], preload: false, iframes: false },
  );
}

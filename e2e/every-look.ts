import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { englishLeft } from './english-left.ts';
import { RULES, tooSmall, tooWide } from './look-at.ts';

/** How a person may have the app: what of it is set in Settings is changed in the open page, not by loading it anew. */
type Look = { language: 'en' | 'es'; letters: 100 | 200; sunlight?: true; night?: true };

/** What axe looks for: everything; colours, which alone differ by the theme; nothing where the ruler is enough. */
type ByAxe = 'all' | 'colours' | 'none';

/** A phone, the narrowest phone, a desk, px. The height stays. */
const PHONE = 360;
const NARROWEST = 320;
const DESK = 1280;

/** The one that walks come with and leave with: their steps are in English. */
const usual: Look = { language: 'en', letters: 100 };

/**
 * Both languages, both sizes of letters and every theme, at a phone's width and at a desk's. Not all with each other:
 * names and roles do not hang on the colours, nor colours on the language.
 */
const looks: readonly (Look & { width: number; axe: ByAxe })[] = [
  { width: DESK, language: 'en', letters: 100, axe: 'all' },
  { width: DESK, language: 'en', letters: 200, axe: 'none' },
  { width: DESK, language: 'es', letters: 100, axe: 'none' },
  { width: DESK, language: 'es', letters: 200, sunlight: true, axe: 'colours' },
  { width: NARROWEST, language: 'es', letters: 200, axe: 'none' },
  { width: NARROWEST, language: 'en', letters: 200, axe: 'none' },
  { width: PHONE, language: 'en', letters: 200, axe: 'none' },
  { width: PHONE, language: 'es', letters: 200, axe: 'all' },
  { width: PHONE, language: 'es', letters: 100, axe: 'none' },
  { width: PHONE, language: 'en', letters: 100, sunlight: true, axe: 'colours' },
  { width: PHONE, language: 'en', letters: 100, night: true, axe: 'colours' },
];

/** What is wrong with what the page shows, in any look. Leaves it in the one it came with. */
export async function wrongInAnyLook(page: Page): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const look of looks) {
    const { width, language, letters, sunlight, night, axe } = look;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    if (night) await page.emulateMedia({ colorScheme: 'dark' });
    await put(page, look);
    const faults = [
      ...(await tooWide(page)),
      ...(axe === 'all' ? await tooSmall(page) : []),
      ...(language === 'es' && letters === 100 ? await englishLeft(page) : []),
      ...(axe === 'none' ? [] : await byAxe(page, { axe, sunlight: sunlight ?? false })),
    ];
    const name = [`${width} px`, language, `${letters} %`, sunlight && 'sunlight', night && 'night'];
    found.push(...faults.map((fault) => `${name.filter(Boolean).join(' ')}: ${fault}`));
    if (night) await page.emulateMedia({ colorScheme: 'light' });
  }
  await put(page, usual);
  return found;
}

/** As Settings do it in another tab: the page is told that what the device remembers has changed. */
async function put(page: Page, { language, letters, sunlight }: Look): Promise<void> {
  const wishes = { language, textSize: String(letters), highContrast: String(sunlight ?? false) };
  await page.evaluate(async (wanted) => {
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
  }, wishes);
}

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
};

/** axe is brought into a page once. Contrast of 7:1 in sunlight, as it is for. */
async function byAxe(
  page: Page,
  { axe: what, sunlight }: { axe: ByAxe; sunlight: boolean },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
  }
  const colours = sunlight ? 'color-contrast-enhanced' : 'color-contrast';
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    what === 'all' ? { type: 'tag', values: RULES } : { type: 'rule', values: [colours] },
  );
}

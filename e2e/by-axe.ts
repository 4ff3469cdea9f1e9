import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is asked of axe, as it takes it. */
export type Rules = object;

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
};

/** Everything that axe knows. */
export const BY_DAY = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** What the colours of the night change. */
export const BY_NIGHT = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * In sunlight 7:1 is asked for. By itself that rule is silent about what is below 4.5:1, which the other finds; told to find that
 * too, it spares asking the other.
 */
const SEVEN_TO_ONE = {
  'color-contrast-enhanced': {
    options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
  },
};
export const CONTRAST_IN_SUNLIGHT = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  checks: SEVEN_TO_ONE,
};

/** Everything that axe knows, with 7:1 instead of 4.5:1. */
export const IN_SUNLIGHT = {
  ...BY_DAY,
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
  checks: SEVEN_TO_ONE,
};

/**
 * What axe finds wrong with the page as it is; empty when all is well. axe is brought into a page once, in legacy mode, which only
 * leaves out frames of other origins, of which there are none: it opens no page of its own.
 */
export async function byAxe(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
  }
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      // What the foot lies over in one place of scrolling is free in another.
      const foot = document.querySelector<HTMLElement>('[data-foot]');
      foot?.style.setProperty('position', 'static', 'important');
      const { violations } = await axe.run(document, options);
      foot?.style.removeProperty('position');
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    { ...rules, resultTypes: ['violations'], preload: false, iframes: false },
  );
}

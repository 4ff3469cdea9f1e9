import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../web/src/locales/es.po', import.meta.url), 'utf8');

/** Texts of the interface that are other words in Spanish; those with gaps or marks in them apart. */
const english = new Set(
  Array.from(catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm), ([, text = '', spanish]) =>
    text === spanish || /[{<]/.test(text) ? '' : text.replaceAll('\\"', '"'),
  ),
);

/** What was said before the language changed and stays as it was: toasts, what is announced, errors of fields, the conversation. */
const SAID_BEFORE =
  'li[data-swipe-direction], body > [role=status], body > span, [id$="-error"], [role=alert], [role=log]';

/** English texts of the interface that a page in Spanish shows or tells screen readers. */
export async function englishLeft(page: Page): Promise<string[]> {
  const texts = await page.evaluate((saidBefore) => {
    const isSeen = (element: Element) =>
      element.closest(`script, style, [translate=no], [lang=en]:not(html), ${saidBefore}`) === null &&
      element.checkVisibility();
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data.trim());
    }
    return found;
  }, SAID_BEFORE);
  return texts.filter((text) => text !== '' && english.has(text)).map((text) => `in English: ${text}`);
}

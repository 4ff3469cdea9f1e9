import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readCatalogue } from '@tailboard/contract/read-catalogue.ts';
import { readFileSync } from 'node:fs';
import { Said } from './say.ts';

export type Language = 'en' | 'es';

/** The one Spanish catalogue, the same as the browser's. */
const CATALOGUE = new URL('../../web/src/locales/es.po', import.meta.url);

let spanish: { i18n: I18n; texts: ReadonlyMap<string, string> } | undefined;

/** Read once, with the first text that is wanted in Spanish. */
function spanishCatalogue() {
  spanish ??= {
    i18n: setupI18n({ locale: 'es', messages: { es: {} } }),
    texts: readCatalogue(readFileSync(CATALOGUE, 'utf8')),
  };
  return spanish;
}

/** A text in a language: a sentence from its code, where the catalogue has it; what somebody wrote as it stands. */
export function write(text: string | Said, language: Language): string {
  if (typeof text === 'string') return text;
  if (language === 'en') return text.text;
  const { i18n, texts } = spanishCatalogue();
  const message = texts.get(text.code);
  if (message === undefined || message === '') return text.text;
  const values = Object.entries(text.values).map(([name, value]) => [name, writeValue(value, language)]);
  return i18n._({
    id: text.code,
    // The type knows of texts that are not compiled only.
    message: compileMessage(message) as unknown as string,
    values: Object.fromEntries(values) as Record<string, string | number>,
  });
}

function writeValue(value: Said['values'][string], language: Language): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' || value instanceof Said) return write(value, language);
  return Array.isArray(value)
    ? value.map((one) => writeValue(one as string | Said, language)).join(', ')
    : '';
}

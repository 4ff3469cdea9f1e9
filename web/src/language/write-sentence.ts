import { i18n } from '@lingui/core';
import type { Sentence, SentenceValue } from '@tailboard/contract/sentence.ts';

/**
 * A sentence of the server in the language of the person; null where the app has no text for its code, or for
 * one within it.
 */
export function writeSentence({ code, values = {} }: Sentence): string | null {
  if (!Object.hasOwn(i18n.messages, code)) return null;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const written = writeValue(value);
    if (written === null) return null;
    filled[name] = written;
  }
  return i18n._(code, filled);
}

function writeValue(value: SentenceValue): string | number | null {
  if (typeof value !== 'object') return value;
  if ('code' in value) return writeSentence(value);
  const items = value.map((item) => writeValue(item));
  return items.includes(null) ? null : items.join(', ');
}

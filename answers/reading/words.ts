/**
 * Words of questions and passages, made comparable. Free of I/O: server and phone search with the same
 * ones.
 */

import { ownOf } from './own-property.ts';
import { fillers, lightWords } from '../words/english-fillers.ts';
import { irregular } from '../words/irregular-stems.ts';
import { memoize } from './memoize.ts';
import { porter } from './porter.ts';

/**
 * Letters other than those of English, which taking accents off costs twice the time of all else; most
 * texts have none.
 */
// oxlint-disable-next-line no-control-regex -- the whole of ASCII and what has no letters, then quotes, dashes and '›'
const MAY_HAVE_ACCENTS = /[^\0-\u00bf\u2010-\u2027\u203a]/;

/**
 * Lower-case words and numbers without accents, in order: '3,000 lb' → 3000, lb; '1926.1053(b)(1)' →
 * 1926.1053, b, 1.
 */
export function wordsOf(text: string): string[] {
  return (
    (MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : text)
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      // '6ft' and '10kv' are a number and its unit.
      .replaceAll(
        /(\d)(?=(?:ft|feet|foot|in|inch|inches|lbs?|kv|volts?|v|db|dba|hrs?|min|mph|yrs?)\b)/g,
        '$1 ',
      )
      .match(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? []
  );
}

const MOST_STEMS = 50_000;

/**
 * The part of a word that its forms share (Porter's algorithm, with the trade's irregular forms): securing
 * → secur.
 */
export const stemOf = memoize(
  (word) =>
    ownOf(irregular, word) ??
    (SHORT_PLURAL.test(word) ? word.slice(0, 3) : null) ??
    (word.length < 4 || /\d/.test(word) ? plainPlural(word) : porter(word)),
  MOST_STEMS,
);

/** 'days', 'pays': of words of three letters, which have no ending to lose. */
const SHORT_PLURAL = /^[a-z]{2}[^sui]s$/;

const plainPlural = (word: string) =>
  /^[a-z]{2}s$/.test(word) && !/(ss|us|is|as)$/.test(word) ? word.slice(0, 2) : word;

export const isFiller = (word: string) => fillers.has(word);

const lightStems: ReadonlySet<string> = new Set([...lightWords].map(stemOf));
/** Of the same stem as an everyday word, and none. */
const NOT_LIGHT = /^generators?$/;

export const isLight = (word: string) =>
  lightWords.has(word) || (lightStems.has(stemOf(word)) && !NOT_LIGHT.test(word));

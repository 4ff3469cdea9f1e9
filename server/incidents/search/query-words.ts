/** A longer word is found by its beginning; PostgreSQL refuses lexemes over 2,046 bytes. */
const LONGEST_WORD = 100;

/**
 * What somebody typed as a text search query, of letters and digits only, so that it always is one: every word, each as the
 * beginning of one, without accents and case, as the database writes them (`words_of_text`). `#12` is the number alone, `12`
 * the number too. Null: nothing was typed. Empty: nothing that a word could begin with, which finds nothing.
 */
export function readQueryWords(typed: string | undefined): string | null {
  const text = (typed ?? '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .toLowerCase();
  if (text.trim() === '') return null;
  const words = text.match(/#\d+|[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].map(lexemeOf).join(' & ');
}

function lexemeOf(word: string): string {
  if (word.startsWith('#')) return numbered(word.slice(1));
  const begins = `'${word.slice(0, LONGEST_WORD)}':*`;
  return /^\d{1,10}$/.test(word) ? `(${begins} | ${numbered(word)})` : begins;
}

/** Of an incident with this number; the database writes it without zeros before it. */
const numbered = (digits: string): string => `'#${digits.replace(/^0+(?=\d)/, '').slice(0, LONGEST_WORD)}'`;

/** What the server and the contract say, in one more language. */
export interface SentenceTable {
  /** Null for a sentence that the table does not have. */
  translate: (english: string) => string | null;
}

/** A sentence with gaps as they stand in both languages: 'Use at most {} characters' and 'Use {} caracteres como máximo'. */
export type Pair = readonly [english: string, other: string];

/** What stands in a gap may be a sentence or a word of the table itself: `{~}` is such a gap, `{}` keeps its text. */
const GAP = /\{(\d?)(~?)\}/g;

interface Template {
  pattern: RegExp;
  other: string;
  /** By the place of the gap in English. */
  isSaid: readonly boolean[];
}

/**
 * Makes a table of whole sentences and of sentences with gaps. In the other language a gap may be numbered (`{2}`) where
 * its place differs from English; numbers count from 1.
 */
export function sentenceTable(pairs: readonly Pair[]): SentenceTable {
  const whole = new Map<string, string>();
  const templates: Template[] = [];
  for (const [english, other] of pairs) {
    const gaps = [...english.matchAll(GAP)];
    if (gaps.length === 0) whole.set(english, other);
    else {
      const parts = english
        .split(/\{\d?~?\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      templates.push({
        pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's'),
        other,
        isSaid: gaps.map(([, , said]) => said === '~'),
      });
    }
  }
  const translate = (english: string): string | null => {
    const found = whole.get(english);
    if (found !== undefined) return found;
    for (const { pattern, other, isSaid } of templates) {
      const [, ...given] = pattern.exec(english) ?? [];
      if (given.length === 0) continue;
      const filled = given.map((text, index) => (isSaid[index] ? translate(text) : text));
      if (filled.includes(null)) continue;
      let next = 0;
      return other.replaceAll(
        GAP,
        (_gap, place: string) => filled[place === '' ? next++ : Number(place) - 1] ?? '',
      );
    }
    return null;
  };
  return { translate };
}

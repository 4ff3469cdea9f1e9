/** The text in small letters without accents, as long as before: a place found in it is a place in the text. UTF-16 units. */
export function fold(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** What was found, with the words that say it: UTF-16 units of the text, the end not included. */
export type Said<Value> = Readonly<{ value: Value; start: number; end: number; sure: boolean }>;

/** `(?<![a-z0-9])(?:one|another)(?![a-z0-9])`: whole words of a folded text. */
export const wholeWords = (pattern: string, flags = 'g'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, `${flags}u`);

/** A list of words as the choice of a pattern, the longest first. */
export const choice = (words: string): string =>
  words
    .trim()
    .split(/\s*,\s*/)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/\s+/g, '\\s+'))
    .join('|');

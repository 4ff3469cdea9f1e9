// Numbers as text that stands in JSON as it is, a character for one or two of them.

const ALPHABET = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const places = new Map(Array.from(ALPHABET, (character, at) => [character.charCodeAt(0), at]));
const valueAt = (text: string, at: number) => places.get(text.charCodeAt(at)) ?? 0;
const written = (value: number) => ALPHABET[value] ?? '';

/** Numbers of pairs lie between -MOST_OF_PAIR and MOST_OF_PAIR. */
export const MOST_OF_PAIR = 4;
const LEVELS = 2 * MOST_OF_PAIR + 1;

/** Two numbers a character. */
export function readPairs(text: string): Int8Array {
  const numbers = new Int8Array(2 * text.length);
  for (let at = 0; at < text.length; at += 1) {
    const value = valueAt(text, at);
    numbers[2 * at] = Math.floor(value / LEVELS) - MOST_OF_PAIR;
    numbers[2 * at + 1] = (value % LEVELS) - MOST_OF_PAIR;
  }
  return numbers;
}

/** What `readPairs` reads. */
export function writePairs(numbers: Int8Array): string {
  let text = '';
  for (let at = 0; at < numbers.length; at += 2)
    text += written(LEVELS * ((numbers[at] ?? 0) + MOST_OF_PAIR) + (numbers[at + 1] ?? 0) + MOST_OF_PAIR);
  return text;
}

/** Counts, a character each: half powers of 2 from 1, the first one that is no less; 0: none. */
export const readSizes = (text: string): number[] =>
  Array.from(text, (_, at) => {
    const size = valueAt(text, at);
    return size === 0 ? 0 : Math.round(2 ** ((size - 1) / 2));
  });

/** What `readSizes` reads. */
export const writeSizes = (counts: readonly number[]): string =>
  counts.map((count) => written(count === 0 ? 0 : 1 + Math.ceil(2 * Math.log2(count)))).join('');

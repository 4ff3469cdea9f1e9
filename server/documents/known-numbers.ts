import { numbersIn } from '@tailboard/answers/reading/measures.ts';

const spelled: Readonly<Record<string, string>> = {
  ...{
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
  },
  ...{
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    hundred: '100',
  },
};

/** Without thousands' commas and leading zeros: '4,000' is '4000', and the day '05' of a date is '5'. */
const even = (number: string) => number.replaceAll(',', '').replace(/^0+(?=\d)/, '');

const wordsIn = (text: string, except: string) =>
  Object.entries(spelled).flatMap(([word, number]) =>
    word !== except && new RegExp(`\\b${word}\\b`).test(text) ? [number] : [],
  );

/** A number of `said` that stands in none of the texts it rests on, as a figure or as a word; null where all stand. Marks like [1] are none. */
export function unknownNumber(said: string, texts: readonly string[]): string | null {
  const known = texts.join(' ').toLowerCase();
  const standing = new Set([...numbersIn(known).map(even), ...wordsIn(known, '')]);
  const text = said.replaceAll(/\[\d+\]/g, ' ').toLowerCase();
  // 'one' is more often a word than a number.
  const numbers = [...numbersIn(text).map(even), ...wordsIn(text, 'one')];
  return numbers.find((number) => !standing.has(number)) ?? null;
}

import written from '../models/harms.json' with { type: 'json' };
import type { Kind } from './kinds.ts';
import { signsIn } from './odds.ts';

/** Numbers that a sign is turned into, and with which a harm is told from others. */
export const DIMENSIONS = 24;

/** What was learned: rows of whole numbers, those of signs and of harms alike. */
export type HarmModel = Readonly<{
  kinds: readonly string[];
  /** The row of each sign. */
  signs: ReadonlyMap<string, number>;
  signRows: ArrayLike<number>;
  kindRows: ArrayLike<number>;
  /** How large the product of two of these numbers is. */
  step: number;
  /** What each harm begins with. */
  biases: readonly number[];
}>;

/** Before letters that follow one another in a word: '#<tre', '#renc', '#ench', '#nch>'. */
const PART = '#';
const LETTERS = 4;
/** Signs of `signsIn` that say no more than these. */
const BEGINS = '~';

/** What the harm is known by: the words, each two that follow one another, and what words are made of, whatever a thumb did to them. */
export function harmSignsIn(sentences: string): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const sign of signsIn(sentences)) {
    if (sign.startsWith(BEGINS)) continue;
    signs.add(sign);
    if (sign.includes(' ')) continue;
    const word = `<${sign.replace(/[FB]$/, '')}>`;
    for (let at = 0; at + LETTERS <= word.length; at += 1) signs.add(PART + word.slice(at, at + LETTERS));
  }
  return signs;
}

/** How likely each harm is, all together 1, of a text with these signs. */
export function sharesBy(model: HarmModel, signs: Iterable<string>): ReadonlyMap<string, number> {
  const sum = new Float64Array(DIMENSIONS);
  let known = 0;
  for (const sign of signs) {
    const row = model.signs.get(sign);
    if (row === undefined) continue;
    known += 1;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + (model.signRows[row * DIMENSIONS + at] ?? 0);
  }
  if (known === 0) return new Map(model.kinds.map((kind) => [kind, kind === 'general' ? 1 : 0]));
  // Long texts are no surer than short ones.
  const scale = model.step / Math.sqrt(known);
  const odds = model.biases.map((bias, row) => {
    let product = 0;
    for (let at = 0; at < DIMENSIONS; at += 1)
      product += (sum[at] ?? 0) * (model.kindRows[row * DIMENSIONS + at] ?? 0);
    return bias + scale * product;
  });
  const most = Math.max(...odds);
  const shares = odds.map((one) => Math.exp(one - most));
  const total = shares.reduce((all, one) => all + one, 0);
  return new Map(model.kinds.map((kind, row) => [kind, (shares[row] ?? 0) / total]));
}

/**
 * Rows are written in characters none of which JSON has to mark: of a harm one for each number, of a sign, of which there are
 * thousands, one for two numbers.
 */
const ALPHABET = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** The largest number of a harm's row. */
export const MOST = (ALPHABET.length - 1) / 2;
/** The largest number of a sign's row: nine numbers, of which two make 81. As good as 89 numbers on texts not learned from. */
export const MOST_OF_SIGN = 4;
const OF_SIGN = 2 * MOST_OF_SIGN + 1;

const places = (text: string): number[] => {
  const at = new Map(Array.from(ALPHABET, (character, place) => [character, place]));
  return Array.from(text, (character) => at.get(character) ?? 0);
};

export const writeKindRows = (rows: readonly number[]): string =>
  rows.map((value) => ALPHABET[value + MOST]).join('');

/** `rows`: an even count of numbers. */
export const writeSignRows = (rows: readonly number[]): string =>
  Array.from(
    { length: rows.length / 2 },
    (_, at) =>
      ALPHABET[((rows[2 * at] ?? 0) + MOST_OF_SIGN) * OF_SIGN + (rows[2 * at + 1] ?? 0) + MOST_OF_SIGN],
  ).join('');

/** Between the signs as they are written: it ends sentences, so that it stands in no sign. */
export const BETWEEN = '|';

let kept: HarmModel | null = null;

const readModel = (): HarmModel => ({
  kinds: written.kinds.split(' '),
  signs: new Map(written.signs.split(BETWEEN).map((sign, row) => [sign, row])),
  signRows: Int8Array.from(
    places(written.signNumbers).flatMap((both) => [
      Math.floor(both / OF_SIGN) - MOST_OF_SIGN,
      (both % OF_SIGN) - MOST_OF_SIGN,
    ]),
  ),
  kindRows: Int8Array.from(places(written.kindNumbers), (place) => place - MOST),
  step: written.step,
  biases: written.biases.split(' ').map(Number),
});

/** How likely each harm is, all together 1, for sentences as mark-people.ts writes them. Learned by answers/training/learn-emergency.ts. */
export const harmShares = (sentences: string): ReadonlyMap<Kind, number> =>
  // The learner writes kinds alone (a test compares them).
  sharesBy((kept ??= readModel()), harmSignsIn(sentences)) as ReadonlyMap<Kind, number>;

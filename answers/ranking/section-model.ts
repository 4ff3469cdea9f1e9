import type { ReadPassage } from '../library/passages.ts';
import type { Question } from '../reading/question.ts';
import written from '../models/sections.json' with { type: 'json' };

/** Numbers that a word is turned into, and with which a section is told apart from others. */
export const DIMENSIONS = 64;

/** What was learned: rows of whole numbers, those of signs and of sections alike. */
export type SectionModel = Readonly<{
  /** The row of each stem. */
  signs: ReadonlyMap<string, number>;
  /** As `nameOf` names them, in the order of their rows. */
  sections: readonly string[];
  signRows: Int8Array;
  sectionRows: Int8Array;
  /** How large the product of two of these numbers is. */
  step: number;
  /** What each section begins with. */
  biases: readonly number[];
}>;

/** How much less likely than the likeliest one each section of the library is to answer, as a logarithm, 0 or less; by its name. */
export type Likely = ReadonlyMap<string, number>;

/** A question with which sections likely answer it. */
export type RankedQuestion = Question & Readonly<{ likely: Likely }>;

/** A section is known by its document and headings. */
export const nameOf = ({ passage }: Pick<ReadPassage, 'passage'>): string =>
  `${passage.documentKey} ${passage.section}`;

const noneLikely: Likely = new Map();

/** What a model says of a question of which these are the stems; nothing where it knows none of them. */
export function likelyBy(model: SectionModel, said: Iterable<string>): Likely {
  const sum = new Float32Array(DIMENSIONS);
  let known = 0;
  for (const stem of said) {
    const row = model.signs.get(stem);
    if (row === undefined) continue;
    known += 1;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + (model.signRows[row * DIMENSIONS + at] ?? 0);
  }
  if (known === 0) return noneLikely;
  // Long questions are no surer than short ones.
  const scale = model.step / Math.sqrt(known);
  const found = model.sections.map((_, row) => {
    let product = 0;
    for (let at = 0; at < DIMENSIONS; at += 1)
      product += (sum[at] ?? 0) * (model.sectionRows[row * DIMENSIONS + at] ?? 0);
    return product * scale + (model.biases[row] ?? 0);
  });
  const most = found.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY);
  return new Map(model.sections.map((name, row) => [name, (found[row] ?? 0) - most]));
}

/** Numbers are written as one of these characters each, none of which has to be marked in a string: from -MOST to MOST. */
export const ALPHABET =
  '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
export const MOST = (ALPHABET.length - 1) / 2;

function numbersOf(text: string): Int8Array {
  const values = new Map(Array.from(ALPHABET, (character, at) => [character.charCodeAt(0), at - MOST]));
  return Int8Array.from({ length: text.length }, (_, at) => values.get(text.charCodeAt(at)) ?? 0);
}

let kept: SectionModel | null = null;

const readModel = (): SectionModel => ({
  signs: new Map(written.signs.split(' ').map((stem, row) => [stem, row])),
  sections: written.sections,
  signRows: numbersOf(written.signNumbers),
  sectionRows: numbersOf(written.sectionNumbers),
  step: written.step,
  biases: written.biases.split(' ').map(Number),
});

/** Which sections of the library likely answer a question, as answers/training/learn-sections.ts learned it. */
export const likelyOf = (said: Iterable<string>): Likely => likelyBy((kept ??= readModel()), said);

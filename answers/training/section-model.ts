import { DIMENSIONS, likelyBy, MOST, type SectionModel } from '../ranking/section-model.ts';
import { seededRandom } from './seeded-random.ts';
import { Learned } from './adam.ts';

/** A question to learn from: its stems, and the sections that answer it. */
export type SectionCase = Readonly<{ said: readonly string[]; right: readonly string[] }>;

/** A stem that fewer questions have tells of none but these. */
const LEAST_CASES = 3;
const ROUNDS = 9;
const BATCH = 256;
const STEP = 0.01;
const LAST_STEP = 0.0005;
/** Shares of words and of numbers that are left out at random, so that none is relied on alone. */
const WORDS_OUT = 0.3;
const NUMBERS_OUT = 0.4;
/** Sections less likely than this learn nothing from a question. */
const HARDLY = 1e-4;
const FIRST_SPREAD = 0.1;
/** Such a share of the numbers is larger than what a character stands for. */
const CLIPPED = 5e-4;
const TINY = 1e-9;
const SEED = 1;

type Row = Readonly<{ words: Int32Array; right: ReadonlySet<number> }>;

/** Adds `times` the `row`-th row of numbers to a sum. */
function add(sum: Float64Array, values: ArrayLike<number>, row: number, times: number): void {
  for (let at = 0; at < DIMENSIONS; at += 1)
    sum[at] = (sum[at] ?? 0) + times * (values[row * DIMENSIONS + at] ?? 0);
}

/** Adds `times` a sum to the `row`-th row of slopes. */
function addTo(slopes: Float64Array, row: number, sum: Float64Array, times: number): void {
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const place = row * DIMENSIONS + at;
    slopes[place] = (slopes[place] ?? 0) + times * (sum[at] ?? 0);
  }
}

/** A row of numbers for each stem and each section, and what each section begins with. */
class Rows {
  readonly signs: Learned;
  readonly sections: Learned;
  readonly biases: Learned;
  readonly #random: () => number;
  #moves = 0;

  constructor(counts: Readonly<{ signs: number; sections: number }>, random: () => number) {
    const normal = () =>
      FIRST_SPREAD * Math.sqrt(-2 * Math.log(random() + TINY)) * Math.cos(2 * Math.PI * random());
    this.#random = random;
    this.signs = new Learned(counts.signs * DIMENSIONS, normal);
    this.sections = new Learned(counts.sections * DIMENSIONS, normal);
    this.biases = new Learned(counts.sections);
  }

  /** One step, from some questions. */
  learn(rows: readonly Row[], step: number): void {
    const touched = new Set<number>();
    for (const row of rows) for (const sign of this.#study(row)) touched.add(sign);
    this.#moves += 1;
    this.sections.move(this.#moves, step);
    this.biases.move(this.#moves, step);
    for (const sign of touched)
      this.signs.move(this.#moves, step, sign * DIMENSIONS, (sign + 1) * DIMENSIONS);
  }

  /** Adds what one question says to the slopes. Gives the stems that it was read by. */
  #study({ words, right }: Row): Int32Array {
    const chosen = words.filter(() => this.#random() >= WORDS_OUT);
    const used = chosen.length > 0 ? chosen : words;
    const scale = 1 / Math.sqrt(Math.max(1, used.length));
    const sum = new Float64Array(DIMENSIONS);
    for (const sign of used) add(sum, this.signs.values, sign, scale);
    const kept = sum.map(() => (this.#random() < NUMBERS_OUT ? 0 : 1 / (1 - NUMBERS_OUT)));
    for (const [at, factor] of kept.entries()) sum[at] = (sum[at] ?? 0) * factor;
    const shares = this.#sharesOf(sum);
    let rightShare = TINY;
    for (const section of right) rightShare += shares[section] ?? 0;
    const back = new Float64Array(DIMENSIONS);
    for (const [section, share] of shares.entries()) {
      const isRight = right.has(section);
      if (share < HARDLY && !isRight) continue;
      const error = (share - (isRight ? share / rightShare : 0)) / BATCH;
      this.biases.slopes[section] = (this.biases.slopes[section] ?? 0) + error;
      addTo(this.sections.slopes, section, sum, error);
      add(back, this.sections.values, section, error);
    }
    for (const [at, factor] of kept.entries()) back[at] = (back[at] ?? 0) * factor;
    for (const sign of used) addTo(this.signs.slopes, sign, back, scale);
    return used;
  }

  /** How likely each section is, all together 1. */
  #sharesOf(sum: Float64Array): Float64Array {
    const { values } = this.sections;
    const odds = this.biases.values.map((bias, section) => {
      let product = bias;
      for (let at = 0; at < DIMENSIONS; at += 1)
        product += (sum[at] ?? 0) * (values[section * DIMENSIONS + at] ?? 0);
      return product;
    });
    const most = odds.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY);
    const shares = odds.map((one) => Math.exp(one - most));
    const total = shares.reduce((all, one) => all + one, 0);
    return shares.map((one) => one / total);
  }
}

/** In another order, by `random`. */
function shuffle(all: Row[], random: () => number): void {
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [all[at], all[other]];
    if (one === undefined || two === undefined) continue;
    all[at] = two;
    all[other] = one;
  }
}

/**
 * Learns which section answers from the stems of a question: each stem is some numbers, their sum is multiplied with the numbers of
 * each section, and the likeliest is to be one that is right (softmax). Some seconds a round for 50,000 questions.
 */
export function learnSections(cases: readonly SectionCase[]): SectionModel {
  const random = seededRandom(SEED);
  const counts = new Map<string, number>();
  for (const { said } of cases) for (const stem of said) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = [...counts].filter(([, count]) => count >= LEAST_CASES).map(([stem]) => stem);
  const signs = new Map(stems.toSorted().map((stem, row) => [stem, row]));
  const sections = [...new Set(cases.flatMap(({ right }) => right))].toSorted();
  const sectionRow = new Map(sections.map((name, row) => [name, row]));
  const all: Row[] = cases
    .map(({ said, right }) => ({
      words: Int32Array.from(said.flatMap((stem) => signs.get(stem) ?? [])),
      right: new Set(right.flatMap((name) => sectionRow.get(name) ?? [])),
    }))
    .filter(({ words }) => words.length > 0);
  const rows = new Rows({ signs: signs.size, sections: sections.length }, random);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP * (1 - round / ROUNDS) + LAST_STEP;
    shuffle(all, random);
    for (let from = 0; from < all.length; from += BATCH) rows.learn(all.slice(from, from + BATCH), step);
  }
  const [signRows, signStep] = inSteps(rows.signs.values);
  const [sectionRows, sectionStep] = inSteps(rows.sections.values);
  return {
    signs,
    sections,
    signRows,
    sectionRows,
    step: signStep * sectionStep,
    biases: Array.from(rows.biases.values, (value) => Number(value.toFixed(2))),
  };
}

/** Rounded to what a character stands for, and how large its 1 is. */
function inSteps(values: Float64Array): [Int8Array, number] {
  const sizes = values.map(Math.abs).toSorted();
  const step = (sizes[Math.floor((1 - CLIPPED) * (sizes.length - 1))] ?? 1) / MOST;
  return [Int8Array.from(values, (value) => Math.max(-MOST, Math.min(MOST, Math.round(value / step)))), step];
}

/** Whether the likeliest section is a right one. */
export const isLikeliest = (model: SectionModel, { said, right }: SectionCase): boolean => {
  const likely = likelyBy(model, said);
  return right.some((name) => likely.get(name) === 0);
};

import { MOST_OF_PAIR } from '../models/encoding.ts';
import { DIMENSIONS, type SectionModel } from '../models/section-model.ts';
import { Learned } from './adam.ts';
import { seededRandom } from './seeded-random.ts';

/** A text to learn from: its stems, and the sections that it is of. */
export type SectionExample = Readonly<{ said: readonly string[]; right: readonly string[] }>;

/** A stem that fewer texts have tells of none but these. */
const LEAST_TEXTS = 3;
const ROUNDS = 9;
const BATCH = 256;
const STEP = 0.01;
const LAST_STEP = 0.0005;
/** Shares of words and of numbers that are left out at random, so that none is relied on alone. */
const WORDS_OUT = 0.3;
const NUMBERS_OUT = 0.4;
/** Sections less likely than this learn nothing from a text. */
const HARDLY = 1e-4;
const FIRST_SPREAD = 0.1;
/** Such a share of the numbers is larger than what is written. */
const CLIPPED = 0.02;
const TINY = 1e-9;
const SEED = 1;

type Row = Readonly<{ stems: Int32Array; right: ReadonlySet<number> }>;

/** A row of numbers for each stem and each section, and what each section begins with. */
class Rows {
  readonly stems: Learned;
  readonly sections: Learned;
  readonly biases: Learned;
  readonly #random: () => number;
  readonly #odds: Float64Array;
  readonly #sum = new Float64Array(DIMENSIONS);
  readonly #back = new Float64Array(DIMENSIONS);
  readonly #kept = new Float64Array(DIMENSIONS);
  #moves = 0;

  constructor(counts: Readonly<{ stems: number; sections: number }>, random: () => number) {
    const normal = () =>
      FIRST_SPREAD * Math.sqrt(-2 * Math.log(random() + TINY)) * Math.cos(2 * Math.PI * random());
    this.#random = random;
    this.#odds = new Float64Array(counts.sections);
    this.stems = new Learned(counts.stems * DIMENSIONS, normal);
    this.sections = new Learned(counts.sections * DIMENSIONS, normal);
    this.biases = new Learned(counts.sections);
  }

  /** One step, from some texts. */
  learn(rows: readonly Row[], step: number): void {
    const touched = new Set<number>();
    for (const row of rows) for (const stem of this.#study(row)) touched.add(stem);
    this.#moves += 1;
    this.sections.move(this.#moves, step);
    this.biases.move(this.#moves, step);
    for (const stem of touched)
      this.stems.move(this.#moves, step, stem * DIMENSIONS, (stem + 1) * DIMENSIONS);
  }

  /** Adds what one text says to the slopes. Gives the stems that it was read by. */
  #study({ stems, right }: Row): Int32Array {
    const chosen = stems.filter(() => this.#random() >= WORDS_OUT);
    const used = chosen.length > 0 ? chosen : stems;
    const scale = 1 / Math.sqrt(used.length);
    const [sum, back, kept] = [this.#sum, this.#back, this.#kept];
    const values = this.stems.values;
    sum.fill(0);
    back.fill(0);
    for (const stem of used)
      for (let at = 0, place = stem * DIMENSIONS; at < DIMENSIONS; at += 1, place += 1)
        sum[at] = (sum[at] ?? 0) + (values[place] ?? 0);
    for (let at = 0; at < DIMENSIONS; at += 1) {
      kept[at] = this.#random() < NUMBERS_OUT ? 0 : scale / (1 - NUMBERS_OUT);
      sum[at] = (sum[at] ?? 0) * (kept[at] ?? 0);
    }
    this.#shareOut(sum);
    const odds = this.#odds;
    const { values: numbers, slopes } = this.sections;
    let rightShare = TINY;
    for (const section of right) rightShare += odds[section] ?? 0;
    for (let section = 0; section < odds.length; section += 1) {
      const share = odds[section] ?? 0;
      const isRight = right.has(section);
      if (share < HARDLY && !isRight) continue;
      const error = (share - (isRight ? share / rightShare : 0)) / BATCH;
      this.biases.slopes[section] = (this.biases.slopes[section] ?? 0) + error;
      for (let at = 0, place = section * DIMENSIONS; at < DIMENSIONS; at += 1, place += 1) {
        slopes[place] = (slopes[place] ?? 0) + error * (sum[at] ?? 0);
        back[at] = (back[at] ?? 0) + error * (numbers[place] ?? 0);
      }
    }
    const stemSlopes = this.stems.slopes;
    for (let at = 0; at < DIMENSIONS; at += 1) back[at] = (back[at] ?? 0) * (kept[at] ?? 0);
    for (const stem of used)
      for (let at = 0, place = stem * DIMENSIONS; at < DIMENSIONS; at += 1, place += 1)
        stemSlopes[place] = (stemSlopes[place] ?? 0) + (back[at] ?? 0);
    return used;
  }

  /** Puts into #odds how likely each section is, all together 1. */
  #shareOut(sum: Float64Array): void {
    const odds = this.#odds;
    const { values } = this.sections;
    const biases = this.biases.values;
    let most = Number.NEGATIVE_INFINITY;
    for (let section = 0, place = 0; section < odds.length; section += 1) {
      let product = biases[section] ?? 0;
      for (let at = 0; at < DIMENSIONS; at += 1, place += 1) product += (sum[at] ?? 0) * (values[place] ?? 0);
      odds[section] = product;
      if (product > most) most = product;
    }
    let total = 0;
    for (let section = 0; section < odds.length; section += 1) {
      const share = Math.exp((odds[section] ?? 0) - most);
      odds[section] = share;
      total += share;
    }
    for (let section = 0; section < odds.length; section += 1) odds[section] = (odds[section] ?? 0) / total;
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
 * each section, and the likeliest is to be one that is right (softmax).
 */
export function learnSections(examples: readonly SectionExample[]): SectionModel {
  const random = seededRandom(SEED);
  const texts = new Map<string, number>();
  for (const { said } of examples) for (const stem of said) texts.set(stem, (texts.get(stem) ?? 0) + 1);
  const known = [...texts].filter(([, count]) => count >= LEAST_TEXTS).map(([stem]) => stem);
  const stems = new Map(known.toSorted().map((stem, row) => [stem, row]));
  const names = [...new Set(examples.flatMap(({ right }) => right))].toSorted();
  const sections = new Map(names.map((name, row) => [name, row]));
  const rowsOf = ({ said, right }: SectionExample): Row => ({
    stems: Int32Array.from(said.flatMap((stem) => stems.get(stem) ?? [])),
    right: new Set(right.flatMap((name) => sections.get(name) ?? [])),
  });
  const all = examples.map(rowsOf).filter((row) => row.stems.length > 0);
  const rows = new Rows({ stems: stems.size, sections: sections.size }, random);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP * (1 - round / ROUNDS) + LAST_STEP;
    shuffle(all, random);
    for (let from = 0; from < all.length; from += BATCH) rows.learn(all.slice(from, from + BATCH), step);
  }
  const [stemNumbers, stemStep] = inSteps(rows.stems.values);
  const [sectionNumbers, sectionStep] = inSteps(rows.sections.values);
  return {
    stems,
    sections,
    stemNumbers,
    sectionNumbers,
    step: Number((stemStep * sectionStep).toPrecision(6)),
    biases: Array.from(rows.biases.values, (value) => Number(value.toFixed(2))),
  };
}

/** Rounded to what is written, and how large its 1 is. */
function inSteps(values: Float64Array): [Int8Array, number] {
  const sizes = values.map(Math.abs).toSorted();
  const step = (sizes[Math.floor((1 - CLIPPED) * (sizes.length - 1))] ?? 1) / MOST_OF_PAIR;
  const numbers = Int8Array.from(values, (value) =>
    Math.max(-MOST_OF_PAIR, Math.min(MOST_OF_PAIR, Math.round(value / step))),
  );
  return [numbers, step];
}

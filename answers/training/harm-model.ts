import { DIMENSIONS, MOST, MOST_OF_SIGN } from '../emergency/harms.ts';
import { seededRandom } from './seeded-random.ts';
import { Learned } from './adam.ts';

/** A text to learn from: its signs, what it is about, and for how many texts it counts. */
export type HarmCase = Readonly<{ signs: ReadonlySet<string>; are: readonly string[]; counts: number }>;

/** A word that fewer texts have tells of none but these; pairs of words and parts of words need more. */
const LEAST_WORDS = 2;
const LEAST_OTHERS = 6;
/** Rounds over the questions of the library together with the cries, then over the cries alone. */
const ROUNDS_OF_ALL = 3;
const ROUNDS = 20;
const BATCH = 64;
const STEP = 0.01;
const LAST_STEP = 0.0003;
const STEP_AFTER_ALL = 0.003;
/** Shares of signs and of numbers that are left out at random, so that none is relied on alone. */
const SIGNS_OUT = 0.5;
const NUMBERS_OUT = 0.3;
/** Numbers shrink by this share of the step, each step. */
const SHRINKS = 0.1;
/** What is less likely than this learns nothing from a text. */
const HARDLY = 1e-4;
const FIRST_SPREAD = 0.1;
/** Such a share of the numbers is larger than what is written. */
const CLIPPED_OF_SIGNS = 0.01;
const CLIPPED = 0.001;
const TINY = 1e-9;
const SEED = 1;

/** As `HarmModel` has it, to be written. */
export type LearnedHarms = Readonly<{
  kinds: readonly string[];
  signs: ReadonlyMap<string, number>;
  signRows: readonly number[];
  kindRows: readonly number[];
  step: number;
  biases: readonly number[];
}>;

type Row = Readonly<{ signs: Int32Array; are: readonly number[]; counts: number; head: Head }>;

/** What texts are told by: the harms, or the documents of the library. */
class Head {
  readonly names: readonly string[];
  readonly rows: Learned;
  readonly biases: Learned;

  constructor(cases: readonly HarmCase[], normal: () => number) {
    this.names = [...new Set(cases.flatMap(({ are }) => are))].toSorted();
    this.rows = new Learned(this.names.length * DIMENSIONS, normal);
    this.biases = new Learned(this.names.length);
  }

  /** Adds what one text says to the slopes, and gives the slope of its sum of numbers. */
  study(sum: Float64Array, are: readonly number[], counts: number): Float64Array {
    const { values, slopes } = this.rows;
    const odds = this.biases.values.map((bias, row) => {
      let product = bias;
      for (let at = 0; at < DIMENSIONS; at += 1)
        product += (sum[at] ?? 0) * (values[row * DIMENSIONS + at] ?? 0);
      return product;
    });
    const most = odds.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY);
    const shares = odds.map((one) => Math.exp(one - most));
    const total = shares.reduce((all, one) => all + one, 0);
    const back = new Float64Array(DIMENSIONS);
    for (const [row, share] of shares.entries()) {
      const isRight = are.includes(row);
      if (share / total < HARDLY && !isRight) continue;
      const error = counts * (share / total - (isRight ? 1 / are.length : 0));
      this.biases.slopes[row] = (this.biases.slopes[row] ?? 0) + error;
      for (let at = 0; at < DIMENSIONS; at += 1) {
        const place = row * DIMENSIONS + at;
        slopes[place] = (slopes[place] ?? 0) + error * (sum[at] ?? 0);
        back[at] = (back[at] ?? 0) + error * (values[place] ?? 0);
      }
    }
    return back;
  }
}

/** In another order, by `random`. */
function shuffled(all: readonly Row[], random: () => number): Row[] {
  return all
    .map((row) => ({ row, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

function rounded(values: Float64Array, clipped: number, most: number): { rows: number[]; step: number } {
  const sizes = values.map(Math.abs).toSorted();
  const step = (sizes[Math.floor((1 - clipped) * (sizes.length - 1))] ?? 1) / most;
  return {
    rows: Array.from(values, (value) => Math.max(-most, Math.min(most, Math.round(value / step)))),
    step,
  };
}

/** The signs that enough cries have, sorted. */
function signsOf(cries: readonly HarmCase[]): string[] {
  const counts = new Map<string, number>();
  for (const { signs } of cries) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const least = (sign: string) => (/^#|\s/.test(sign) ? LEAST_OTHERS : LEAST_WORDS);
  return [...counts]
    .filter(([sign, count]) => count >= least(sign))
    .map(([sign]) => sign)
    .toSorted();
}

/**
 * Learns which harm a cry for help is about: each sign is some numbers, their sum is multiplied with the numbers of each harm
 * (softmax). First the signs learn from the questions that the library names as well, which document answers them: so words that
 * few cries have stand near those that they are asked with.
 */
export function learnHarms(cries: readonly HarmCase[], asked: readonly HarmCase[]): LearnedHarms {
  const random = seededRandom(SEED);
  const normal = () =>
    FIRST_SPREAD * Math.sqrt(-2 * Math.log(random() + TINY)) * Math.cos(2 * Math.PI * random());
  const signs = new Map(signsOf(cries).map((sign, row) => [sign, row]));
  const harms = new Head(cries, normal);
  const documents = new Head(asked, normal);
  const rowsOf = (cases: readonly HarmCase[], head: Head): Row[] => {
    const names = new Map(head.names.map((name, row) => [name, row]));
    return cases
      .map((one) => ({
        signs: Int32Array.from([...one.signs].flatMap((sign) => signs.get(sign) ?? [])),
        are: one.are.flatMap((name) => names.get(name) ?? []),
        counts: one.counts,
        head,
      }))
      .filter((row) => row.signs.length > 0);
  };
  const numbers = new Learned(signs.size * DIMENSIONS, normal);
  let moves = 0;

  const study = ({ signs: all, are, counts, head }: Row): Int32Array => {
    const chosen = all.filter(() => random() >= SIGNS_OUT);
    const used = chosen.length > 0 ? chosen : all;
    const scale = 1 / Math.sqrt(used.length);
    const kept = Float64Array.from({ length: DIMENSIONS }, () =>
      random() < NUMBERS_OUT ? 0 : scale / (1 - NUMBERS_OUT),
    );
    const sum = new Float64Array(DIMENSIONS);
    for (const sign of used)
      for (let at = 0; at < DIMENSIONS; at += 1)
        sum[at] = (sum[at] ?? 0) + (kept[at] ?? 0) * (numbers.values[sign * DIMENSIONS + at] ?? 0);
    const back = head.study(sum, are, counts / BATCH);
    for (const sign of used)
      for (let at = 0; at < DIMENSIONS; at += 1) {
        const place = sign * DIMENSIONS + at;
        numbers.slopes[place] = (numbers.slopes[place] ?? 0) + (kept[at] ?? 0) * (back[at] ?? 0);
      }
    return used;
  };
  const learn = (rows: readonly Row[], step: number) => {
    const touched = new Set<number>();
    for (const row of rows) for (const sign of study(row)) touched.add(sign);
    moves += 1;
    for (const head of new Set(rows.map((row) => row.head))) {
      head.rows.shrink(step * SHRINKS);
      head.rows.move(moves, step);
      head.biases.move(moves, step);
    }
    for (const sign of touched) {
      const [from, to] = [sign * DIMENSIONS, (sign + 1) * DIMENSIONS];
      numbers.shrink(step * SHRINKS, from, to);
      numbers.move(moves, step, from, to);
    }
  };
  const rounds = (rows: readonly Row[], many: number, [first, last]: readonly [number, number]) => {
    for (let round = 0; round < many; round += 1) {
      const order = shuffled(rows, random);
      for (let from = 0; from < order.length; from += BATCH) {
        const done = (round + from / order.length) / many;
        learn(order.slice(from, from + BATCH), first + (last - first) * done);
      }
    }
  };
  const ofCries = rowsOf(cries, harms);
  rounds([...rowsOf(asked, documents), ...ofCries], ROUNDS_OF_ALL, [STEP, STEP_AFTER_ALL]);
  rounds(ofCries, ROUNDS, [STEP, LAST_STEP]);

  const ofSigns = rounded(numbers.values, CLIPPED_OF_SIGNS, MOST_OF_SIGN);
  const ofKinds = rounded(harms.rows.values, CLIPPED, MOST);
  return {
    kinds: harms.names,
    signs,
    signRows: ofSigns.rows,
    kindRows: ofKinds.rows,
    step: Number((ofSigns.step * ofKinds.step).toPrecision(6)),
    biases: Array.from(harms.biases.values, (value) => Number(value.toFixed(2))),
  };
}

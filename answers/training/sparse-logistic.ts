import { Learned } from './adam.ts';

/** A text to learn from: what stands in it, what is to be told, and for how many it counts. */
export type SparseCase = Readonly<{ signs: readonly string[]; is: boolean; counts: number }>;

/** Rounds of steps: what is learned changes no more in the second digit. */
const ROUNDS = 300;
const STEP = 0.05;

/** Logistic regression of many signs of which each case has few, with a ridge penalty, by Adam's method over all cases at once. */
export function fitSparse(
  cases: readonly SparseCase[],
  penalty: number,
): { intercept: number; weights: ReadonlyMap<string, number> } {
  const places = new Map<string, number>();
  for (const { signs } of cases)
    for (const sign of signs) if (!places.has(sign)) places.set(sign, 1 + places.size);
  const rows = cases.map(({ signs }) => Int32Array.from([0, ...signs.map((sign) => places.get(sign) ?? 0)]));
  const learned = new Learned(1 + places.size);
  const { values, slopes } = learned;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, place) => sum + (values[place] ?? 0), 0);
      const { is = false, counts = 1 } = cases[at] ?? {};
      const error = counts * (1 / (1 + Math.exp(-odds)) - Number(is));
      for (const place of row) slopes[place] = (slopes[place] ?? 0) + error;
    }
    for (let at = 1; at < values.length; at += 1)
      slopes[at] = (slopes[at] ?? 0) + penalty * (values[at] ?? 0);
    learned.move(round, STEP);
  }
  return {
    intercept: values[0] ?? 0,
    weights: new Map([...places].map(([sign, place]) => [sign, values[place] ?? 0])),
  };
}

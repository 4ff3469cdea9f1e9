/** A text to learn from: what stands in it, what is to be told, and for how many it counts. */
export type SparseCase = Readonly<{ signs: readonly string[]; is: boolean; counts: number }>;

/** Rounds of steps: what is learned changes no more in the second digit. */
const ROUNDS = 300;
const STEP = 0.05;
/** Adam's usual constants. */
const [MEMORY, LONG_MEMORY, TINY] = [0.9, 0.999, 1e-8];

/** Logistic regression of many signs of which each case has few, with a ridge penalty, by Adam's method over all cases at once. */
export function fitSparse(
  cases: readonly SparseCase[],
  penalty: number,
): { intercept: number; weights: ReadonlyMap<string, number> } {
  const places = new Map<string, number>();
  for (const { signs } of cases)
    for (const sign of signs) if (!places.has(sign)) places.set(sign, 1 + places.size);
  const rows = cases.map(({ signs }) => Int32Array.from([0, ...signs.map((sign) => places.get(sign) ?? 0)]));
  const size = 1 + places.size;
  const [weights, gradient, mean, spread] = [0, 0, 0, 0].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let at = 0; at < size; at += 1) gradient[at] = at === 0 ? 0 : penalty * (weights[at] ?? 0);
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
      const { is = false, counts = 1 } = cases[at] ?? {};
      const error = counts * (1 / (1 + Math.exp(-odds)) - Number(is));
      for (const place of row) gradient[place] = (gradient[place] ?? 0) + error;
    }
    for (let at = 0; at < size; at += 1) {
      const slope = gradient[at] ?? 0;
      mean[at] = MEMORY * (mean[at] ?? 0) + (1 - MEMORY) * slope;
      spread[at] = LONG_MEMORY * (spread[at] ?? 0) + (1 - LONG_MEMORY) * slope * slope;
      const step = (mean[at] ?? 0) / (1 - MEMORY ** round);
      const scale = Math.sqrt((spread[at] ?? 0) / (1 - LONG_MEMORY ** round)) + TINY;
      weights[at] = (weights[at] ?? 0) - (STEP * step) / scale;
    }
  }
  return {
    intercept: weights[0] ?? 0,
    weights: new Map([...places].map(([sign, place]) => [sign, weights[place] ?? 0])),
  };
}

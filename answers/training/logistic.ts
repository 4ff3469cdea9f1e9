/** One case to learn from: figures of any scale, words that stand in it (1) or not (0), what is to be told, and for how many it counts. */
export type Case = Readonly<{
  figures: readonly number[];
  words: readonly number[];
  is: boolean;
  counts: number;
}>;

export type Fitted = Readonly<{
  intercept: number;
  figures: readonly number[];
  words: readonly number[];
  /** The logarithm of the odds. */
  of: (one: Pick<Case, 'figures' | 'words'>) => number;
}>;

const MOST_STEPS = 12;
const ENOUGH = 1e-3;

/** Logistic regression with a ridge penalty, of figures in their standard deviations; by Newton's method. */
export function fitLogistic(cases: readonly Case[], penalty: { figure: number; word: number }): Fitted {
  const figureCount = cases[0]?.figures.length ?? 0;
  const wordCount = cases[0]?.words.length ?? 0;
  const size = 1 + figureCount + wordCount;
  const means = Array.from({ length: figureCount }, (_, at) =>
    mean(cases.map(({ figures }) => figures[at] ?? 0)),
  );
  const spreads = means.map(
    (middle, at) => Math.sqrt(mean(cases.map(({ figures }) => ((figures[at] ?? 0) - middle) ** 2))) || 1,
  );
  const rows = cases.map(({ figures, words }) =>
    Float64Array.from([
      1,
      ...figures.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
      ...words,
    ]),
  );
  const ridge = Float64Array.from({ length: size }, (_, at) =>
    at === 0 ? 1e-6 : at <= figureCount ? penalty.figure : penalty.word,
  );
  // Most words stand in few rows.
  const columns = rows.map((row) => Int32Array.from([...row.keys()].filter((column) => row[column] !== 0)));
  let weights = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const gradient = weights.map((weight, at) => weight * (ridge[at] ?? 0));
    const curve = new Float64Array(size * size);
    for (let at = 0; at < size; at += 1) curve[at * size + at] = ridge[at] ?? 0;
    for (const [at, row] of rows.entries()) {
      const has = columns[at] ?? new Int32Array();
      let odds = 0;
      for (const column of has) odds += (row[column] ?? 0) * (weights[column] ?? 0);
      const share = 1 / (1 + Math.exp(-odds));
      const counts = cases[at]?.counts ?? 1;
      const error = counts * (share - Number(cases[at]?.is));
      for (const one of has) {
        gradient[one] = (gradient[one] ?? 0) + error * (row[one] ?? 0);
        const factor = counts * share * (1 - share) * (row[one] ?? 0);
        for (const other of has) {
          if (other > one) break;
          const place = one * size + other;
          curve[place] = (curve[place] ?? 0) + factor * (row[other] ?? 0);
        }
      }
    }
    const move = solve(curve, gradient);
    weights = weights.map((weight, at) => weight - (move[at] ?? 0));
    if (move.every((value) => Math.abs(value) < ENOUGH)) break;
  }
  const figures = means.map((_, at) => (weights[1 + at] ?? 0) / (spreads[at] ?? 1));
  const words = [...weights.slice(1 + figureCount)];
  const intercept =
    (weights[0] ?? 0) - means.reduce((sum, middle, at) => sum + middle * (figures[at] ?? 0), 0);
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  return {
    intercept,
    figures,
    words,
    of: (one) => intercept + dot(one.figures, figures) + dot(one.words, words),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Solves a symmetric, positive definite system, of which the lower half is given, by Cholesky's decomposition; it is overwritten. */
function solve(system: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const dot = (row: number, column: number, to: number) => {
    let sum = 0;
    for (let at = 0, one = row * size, other = column * size; at < to; at += 1, one += 1, other += 1)
      sum += (system[one] ?? 0) * (system[other] ?? 0);
    return sum;
  };
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const left = (system[row * size + column] ?? 0) - dot(row, column, column);
      system[row * size + column] =
        row === column ? Math.sqrt(Math.max(left, 1e-12)) : left / (system[column * size + column] ?? 1);
    }
  }
  const solved = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let left = solved[row] ?? 0;
    for (let before = 0; before < row; before += 1)
      left -= (system[row * size + before] ?? 0) * (solved[before] ?? 0);
    solved[row] = left / (system[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let left = solved[row] ?? 0;
    for (let after = row + 1; after < size; after += 1)
      left -= (system[after * size + row] ?? 0) * (solved[after] ?? 0);
    solved[row] = left / (system[row * size + row] ?? 1);
  }
  return solved;
}

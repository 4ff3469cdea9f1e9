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
const ENOUGH = 1e-4;

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
  let weights = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const gradient = weights.map((weight, at) => weight * (ridge[at] ?? 0));
    const curve = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = ridge[at] ?? 0;
      return line;
    });
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-odds));
      const counts = cases[at]?.counts ?? 1;
      const error = counts * (share - Number(cases[at]?.is));
      const has = [...row.keys()].filter((column) => row[column] !== 0);
      for (const one of has) {
        gradient[one] = (gradient[one] ?? 0) + error * (row[one] ?? 0);
        const line = curve[one] ?? new Float64Array(size);
        const factor = counts * share * (1 - share) * (row[one] ?? 0);
        for (const other of has) line[other] = (line[other] ?? 0) + factor * (row[other] ?? 0);
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

/** Solves a symmetric, positive definite system by Cholesky's decomposition; `system` is overwritten. */
function solve(system: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number) => system[row]?.[column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    const line = system[row] ?? new Float64Array(size);
    for (let column = 0; column <= row; column += 1) {
      let sum = line[column] ?? 0;
      for (let before = 0; before < column; before += 1) sum -= (line[before] ?? 0) * at(column, before);
      line[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column);
    }
  }
  const solved = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    for (let before = 0; before < row; before += 1)
      solved[row] = (solved[row] ?? 0) - at(row, before) * (solved[before] ?? 0);
    solved[row] = (solved[row] ?? 0) / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let after = row + 1; after < size; after += 1)
      solved[row] = (solved[row] ?? 0) - at(after, row) * (solved[after] ?? 0);
    solved[row] = (solved[row] ?? 0) / at(row, row);
  }
  return solved;
}

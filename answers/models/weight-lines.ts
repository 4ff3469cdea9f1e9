/**
 * Weights as the learners of training/ write them: a line for each, the weight in hundredths, a blank and what it is of. A map, in which
 * 'constructor' and 'then' are words like any other.
 */
export const readWeights = (lines: string): ReadonlyMap<string, number> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const end = line.indexOf(' ');
        return [line.slice(end + 1), Number(line.slice(0, end)) / 100];
      }),
  );

/** What `readWeights` reads. Weights less than a hundredth are left out. */
export const writeWeights = (weights: Iterable<readonly [string, number]>): string =>
  [...weights]
    .map(([name, weight]) => [name, Math.round(100 * weight)] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `${weight} ${name}`)
    .join('\n');

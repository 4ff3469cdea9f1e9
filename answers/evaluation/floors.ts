import type { Figures } from './evaluate.ts';

/** Shares, %, that a figure of all unseen sets together must reach, or must not go beyond. */
const FLOORS: Readonly<Record<string, { atLeast: number } | { atMost: number }>> = {
  'among the first 3': { atLeast: 98 },
  'citations right': { atLeast: 90 },
  'numbers as quoted': { atLeast: 99 },
  'unanswerable refused': { atLeast: 93 },
  'answerable refused': { atMost: 9 },
  'pairs apart': { atMost: 18 },
};

/** The figures of several sets added up. */
export function together(figures: Figures): Record<string, readonly [of: number, from: number]> {
  const sums = new Map<string, readonly [number, number]>();
  for (const ofSet of Object.values(figures))
    for (const [name, [of, from]] of Object.entries(ofSet)) {
      const [all, allFrom] = sums.get(name) ?? [0, 0];
      sums.set(name, [all + of, allFrom + from]);
    }
  return Object.fromEntries(sums);
}

/** What falls short, a sentence each. */
export function shortfalls(figures: Figures): string[] {
  return Object.entries(together(figures)).flatMap(([name, [of, from]]) => {
    const floor = FLOORS[name];
    if (floor === undefined || from === 0) return [];
    const share = (100 * of) / from;
    if ('atLeast' in floor ? share >= floor.atLeast : share <= floor.atMost) return [];
    return [
      `${name}: ${share.toFixed(1)} %, ${'atLeast' in floor ? `at least ${floor.atLeast}` : `at most ${floor.atMost}`} % are wanted`,
    ];
  });
}

import type { Bench } from './figure.ts';

/** How often the built-in analysis is right, by its own bench. */
export const judgementBench: Bench = {
  name: 'analysis',
  about: 'the built-in analysis against described incidents (its confusion tables are printed)',
  run: async () => {
    // Loaded here: its tables of words are none of the other benchmarks' business.
    const { benchAnalysis } = await import('./analysis.ts');
    const { figures } = await benchAnalysis();
    return Object.entries(figures).map(([name, value]) => {
      const inMs = name.endsWith(' ms');
      return { name: inMs ? name.slice(0, -3) : name, value, unit: inMs ? 'ms' : '' };
    });
  },
};

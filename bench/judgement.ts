import { benchAnalysis } from './analysis.ts';
import type { Bench } from './figure.ts';

/** How often the built-in analysis is right, by its own bench. */
export const judgementBench: Bench = {
  name: 'analysis',
  about: 'the built-in analysis against described incidents (its confusion tables are printed)',
  run: async () => {
    const { figures } = await benchAnalysis();
    return Object.entries(figures).map(([name, value]) => {
      const inMs = name.endsWith(' ms');
      return { name: inMs ? name.slice(0, -3) : name, value, unit: inMs ? 'ms' : '' };
    });
  },
};

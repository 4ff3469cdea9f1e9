import { isMet, rounded, shortfall, targetWords, type Figure } from './figure.ts';
import type { Results } from './results.ts';

/** `met`, by how much it was missed, or nothing where nothing is wanted. */
export function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === null ? '' : met ? 'met' : shortfall(figure);
}

export function valueWords({ value, unit }: Figure): string {
  if (value === null) return 'not measured';
  return `${typeof value === 'number' ? rounded(value) : value} ${unit}`.trim();
}

/** All figures, one line each. */
export function printTable(results: Results, order: readonly string[]): void {
  for (const name of order) {
    const bench = results.benches[name];
    if (bench === undefined) continue;
    const how = bench.quiet
      ? ''
      : `, not quiet: ${Math.round(100 * bench.busyShare)} % busy before, load ${bench.load1}`;
    console.log(`\n${name} (${bench.measuredAt.slice(0, 16)}, ${bench.seconds} s${how})`);
    for (const figure of bench.figures) {
      const { name: what, note } = figure;
      const wanted = targetWords(figure);
      const judged = wanted === '' ? '' : `  ${wanted}: ${verdict(figure)}`;
      console.log(
        `  ${valueWords(figure).padStart(18)}  ${what}${judged}${note === undefined ? '' : `\n${' '.repeat(22)}${note}`}`,
      );
    }
  }
}

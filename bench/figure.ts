/** One measured number (or a count in words). `value` null: it could not be measured, and `note` says why. */
export type Figure = {
  /** What was measured, in words. */
  name: string;
  value: number | string | null;
  /** `ms`, `kB` (1,000 bytes), `requests`, `rows`, `points`, `requests/s`, `times`. */
  unit: string;
  /** The figure wanted, where one is. */
  target?: { atMost: number } | { atLeast: number };
  /** How it was measured or what it is made of. */
  note?: string;
};

/** One benchmark: `npm run bench <name>`. */
export type Bench = {
  name: string;
  about: string;
  run: () => Promise<Figure[]>;
};

/** Whether the figure is what is wanted; null where nothing is. A figure that could not be measured is a miss. */
export function isMet({ value, target }: Figure): boolean | null {
  if (target === undefined) return null;
  if (typeof value !== 'number') return false;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function targetWords({ target, unit }: Figure): string {
  if (target === undefined) return '';
  return 'atMost' in target ? `≤ ${target.atMost} ${unit}` : `≥ ${target.atLeast} ${unit}`;
}

/** By how much it falls short: `12 kB (8 %) over`. Empty where it does not. */
export function shortfall(figure: Figure): string {
  const { value, target, unit } = figure;
  if (target === undefined || isMet(figure) !== false) return '';
  if (typeof value !== 'number') return 'not measured';
  const wanted = 'atMost' in target ? target.atMost : target.atLeast;
  const gap = Math.abs(value - wanted);
  const share = wanted === 0 ? '' : ` (${((100 * gap) / wanted).toFixed(0)} %)`;
  return `${rounded(gap)} ${unit}${share} ${value > wanted ? 'over' : 'short'}`;
}

/** A number with as many digits as mean something. */
export function rounded(value: number): string {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** `123 to 456`, for the note beside a median. */
export const range = (values: readonly number[]): string =>
  `${rounded(Math.min(...values))} to ${rounded(Math.max(...values))}`;

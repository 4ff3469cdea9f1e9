/** Rates of 29 CFR 1904's forms package and of the Bureau of Labor Statistics. */

/** 100 people, 40 hours, 50 weeks. */
const BASE_HOURS = 200_000;

/** N × 200,000 / hours, to two decimals; null without hours. */
export const rateOf = (count: number, hours: number | null): number | null =>
  hours === null || hours <= 0 ? null : Math.round(((count * BASE_HOURS) / hours) * 100) / 100;

/** Whether hours are too few for a rate to be compared: one case moves it greatly. */
export const isTooFewHours = (hours: number | null): boolean => hours === null || hours < BASE_HOURS;

/** Chance of at most `most` events where `mean` are expected. */
function poissonAtMost(most: number, mean: number): number {
  let logTerm = -mean;
  let sum = Math.exp(logTerm);
  for (let count = 1; count <= most; count += 1) {
    logTerm += Math.log(mean) - Math.log(count);
    sum += Math.exp(logTerm);
  }
  return sum;
}

/** Where a falling function passes `level`, between `low` and `high`. */
function crossing(falls: (at: number) => number, level: number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 100; step += 1) {
    const middle = (from + to) / 2;
    if (falls(middle) > level) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Exact 95 % interval of a Poisson count (Garwood). */
export function poissonInterval(count: number): { low: number; high: number } {
  const farthest = count + 20 + 10 * Math.sqrt(count + 1);
  return {
    low: count === 0 ? 0 : crossing((mean) => poissonAtMost(count - 1, mean), 0.975, 0, farthest),
    high: crossing((mean) => poissonAtMost(count, mean), 0.025, 0, farthest),
  };
}

/** Total recordable cases for 100 people of a year, non-fatal: bls.gov, read in 2026. */
export function peerOf(naics: string): { industry: string; year: number; rate: number } | null {
  if (naics.startsWith('23')) return { industry: 'Construction', year: 2024, rate: 2.2 };
  return naics.startsWith('22') ? { industry: 'Utilities', year: 2024, rate: 1.9 } : null;
}

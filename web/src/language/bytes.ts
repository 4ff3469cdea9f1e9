import { numberLocale } from './language.ts';

const KILO = 1024;

/** '512 B', '3 KB', '1.4 MB', '8.6 GB'. */
export function bytes(count: number): string {
  const whole = (value: number, digits: number) =>
    new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: digits }).format(value);
  if (count < KILO) return `${whole(count, 0)} B`;
  if (count < KILO ** 2) return `${whole(count / KILO, 0)} KB`;
  if (count < KILO ** 3) return `${whole(count / KILO ** 2, 1)} MB`;
  return `${whole(count / KILO ** 3, 1)} GB`;
}

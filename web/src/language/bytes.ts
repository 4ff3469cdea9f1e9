import { numberLocale } from './language.ts';

const KILO = 1024;

/** '512 B', '3 KB', '1.4 MB'. */
export function bytes(count: number): string {
  const whole = (value: number, digits: number) =>
    new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: digits }).format(value);
  if (count < KILO) return `${whole(count, 0)} B`;
  if (count < KILO * KILO) return `${whole(count / KILO, 0)} KB`;
  return `${whole(count / KILO / KILO, 1)} MB`;
}

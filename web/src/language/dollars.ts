import { numberLocale } from './language.ts';

/** '$1,200': whole US dollars. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(numberLocale(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);

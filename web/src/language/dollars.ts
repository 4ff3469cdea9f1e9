import { thousands } from '@tailboard/contract/thousands.ts';
import { numberLocale } from './language.ts';

/** Made once: see moments.ts. */
const formatters = new Map<string, Intl.NumberFormat>();

/** '$1,200': whole US dollars. */
export function dollars(amount: number): string {
  const locale = numberLocale();
  if (locale === 'en-US' && Number.isSafeInteger(amount)) {
    return `${amount < 0 ? '-' : ''}$${thousands(Math.abs(amount))}`;
  }
  const formatter =
    formatters.get(locale) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  formatters.set(locale, formatter);
  return formatter.format(amount);
}

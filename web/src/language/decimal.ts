import { numberLocale } from './language.ts';

/** Made once: see moments.ts. */
const formatters = new Map<string, Intl.NumberFormat>();

/** '72', '1.2': a figure rounded to at most so many decimals; none unless said. */
export function decimal(value: number, decimals = 0): string {
  const locale = numberLocale();
  const scale = 10 ** decimals;
  // Zero has no sign.
  const rounded = Math.round(value * scale) / scale + 0;
  if (locale === 'en-US' && Math.abs(rounded) < 1000) return String(rounded);
  const key = `${locale} ${decimals}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formatters.set(key, formatter);
  return formatter.format(rounded);
}

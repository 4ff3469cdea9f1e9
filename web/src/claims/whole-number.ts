import { t } from '@lingui/core/macro';
import { MAX_DOLLARS } from '@tailboard/contract/claim-terms.ts';
import { numberLocale } from '../language/language.ts';

/** A parsed number, an empty field, or an error sentence. */
export type Typed = { value: number | null } | { problem: string };

/** '1200', '1,200', '$1,200', '1200.00'. */
const WHOLE = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/;
const WITH_CENTS = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)?\.\d+$/;

/** An amount of whole US dollars. `least` is 1 for a requested amount, 0 for a cost. */
export function typedDollars(text: string, least: 0 | 1): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  if (/^[-−]/.test(trimmed)) return { problem: tooLittle(least) };
  if (WITH_CENTS.test(trimmed) && !WHOLE.test(trimmed))
    return { problem: t`Enter whole dollars, without cents` };
  const digits = WHOLE.exec(trimmed)?.[1];
  if (digits === undefined) return { problem: t`Enter the amount in dollars, like 1200` };
  const value = Number(digits.replaceAll(',', ''));
  if (value < least) return { problem: tooLittle(least) };
  if (value > MAX_DOLLARS) {
    const most = new Intl.NumberFormat(numberLocale()).format(MAX_DOLLARS);
    return { problem: t`Enter at most ${most} dollars` };
  }
  return { value };
}

const tooLittle = (least: 0 | 1) =>
  least === 0 ? t`Enter 0 or more dollars` : t`Enter an amount of at least 1 dollar`;

/** Days or years. `fraction`: '2.5' is allowed. */
export function typedCount(text: string, { most, fraction }: { most: number; fraction: boolean }): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const pattern = fraction ? /^\d+(?:\.\d+)?$/ : /^\d+$/;
  if (!pattern.test(trimmed))
    return { problem: fraction ? t`Enter a number, like 4 or 2.5` : t`Enter a whole number, like 4` };
  const value = Number(trimmed);
  if (value > most)
    return { problem: t`Enter at most ${new Intl.NumberFormat(numberLocale()).format(most)}` };
  return { value };
}

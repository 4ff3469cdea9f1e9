import { t } from '@lingui/core/macro';
import { numberLocale } from '../../language/language.ts';
import type { Typed } from '../whole-number.ts';

/** '66.67', '66 2/3', '66 2/3 %': policies speak of thirds, which no decimal writes out. */
const WRITTEN = /^(\d{1,3}(?:\.\d+)?)(?:\s+([1-9])\/([2-9]))?\s*%?$/;

/** A share from 0 to 100 as it was typed. */
export function typedPercent(text: string): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const [, whole, over, under] = WRITTEN.exec(trimmed) ?? [];
  if (whole === undefined) return { problem: t`Enter a percentage, like 80 or 66 2/3` };
  // As 200 / 3 and not 66 + 0.666…, so that two thirds of 1,200 are 800.
  const value =
    over === undefined ? Number(whole) : (Number(whole) * Number(under) + Number(over)) / Number(under);
  return value > 100 ? { problem: t`Enter 0 to 100` } : { value };
}

/** How it would be typed: '80', '66 2/3'. */
export function percentText(value: number): string {
  const thirds = Math.round(value * 3);
  const isThird = !Number.isInteger(value) && thirds / 3 === value;
  return isThird ? `${Math.floor(value)} ${thirds % 3}/3` : String(value);
}

/** '80%', '66 2/3%'. */
export function percentWords(value: number): string {
  const text = percentText(value);
  return text.includes('/')
    ? `${text}%`
    : `${new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: 4 }).format(value)}%`;
}

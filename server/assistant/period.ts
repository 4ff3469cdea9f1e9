/** Days by the words for them: a week is the last seven days, whatever day it is where the person stands. */
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b(today|hoy)\b/, 1],
  [/\b(week|semana)\b/, 7],
  [/\b(month|mes)\b/, 30],
  [/\b(year|ano)\b/, 365],
];
const DAYS = /\b(\d{1,3}) (days|dias)\b/;

/** Of how many last days a question without accents asks, or null: of all time. */
export const daysAsked = (text: string): number | null =>
  Number(DAYS.exec(text)?.[1] ?? 0) || (PERIODS.find(([words]) => words.test(text))?.[1] ?? null);

/** The moment from which records count. */
export const since = (days: number | null): Date | null =>
  days === null ? null : new Date(Date.now() - days * 24 * 60 * 60_000);

/** 'in the last 30 days', to stand at the beginning of a sentence; nothing for all time. */
export function inTheLast(days: number | null, language: 'en' | 'es'): string {
  if (days === null) return '';
  if (days === 1) return language === 'es' ? 'en las últimas 24 horas, ' : 'in the last 24 hours, ';
  return language === 'es' ? `en los últimos ${days} días, ` : `in the last ${days} days, `;
}

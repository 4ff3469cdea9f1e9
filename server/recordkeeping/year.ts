import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';

/** OSHA's first year of logs. */
const FIRST_YEAR = 1971;

/** A year of a path. Throws `invalid-input` for what is none, and for one that has not begun in `today`'s calendar. */
export function readYear(text: string, today: string): number {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  const refused = (message: ReturnType<typeof say>) =>
    new ProblemError('invalid-input', { errors: [{ field: 'year', message }] });
  if (Number.isNaN(year) || year < FIRST_YEAR) throw refused(say('field.year'));
  if (year > Number(today.slice(0, 4))) throw refused(say('field.year-ahead'));
  return year;
}

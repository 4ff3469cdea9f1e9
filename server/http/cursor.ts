import { ProblemError } from './problem.ts';
import { say } from '../sentences/say.ts';
import { readId } from './validate.ts';

/** The end of a page in a list sorted by date and id. */
export type Position = { date: Date; id: number };

/** `rest`: what else a list needs to go on, without blanks. */
export const writeCursor = ({ date, id }: Position, rest?: string): string =>
  Buffer.from([date.toISOString(), id, ...(rest === undefined ? [] : [rest])].join(' ')).toString(
    'base64url',
  );

/** Parses a cursor; null without one. Throws `invalid-input` for any other text. */
export function readCursor(cursor: string | undefined): (Position & { rest?: string | undefined }) | null {
  if (cursor === undefined) return null;
  const [at = '', id = '', rest] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const date = new Date(at);
  const known = readId(id);
  // Accepts only what writeCursor writes: the database has no years of six digits and no longer ids.
  if (known === null || !/^\d{4}-/.test(at) || Number.isNaN(date.getTime())) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'cursor', message: say('field.cursor') }],
    });
  }
  return { date, id: known, rest };
}

/** The first `limit` rows, and the cursor of the next page if there are more rows. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, positionOf }: { limit: number; positionOf: (row: Row) => Position },
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    page,
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(positionOf(last)) : null,
  };
}

import { ProblemError } from './problem.ts';
import { say } from '../sentences/say.ts';
import { readId } from './validate.ts';

/** Where a page ends in a list by date and id. */
export type Position = { date: Date; id: number };

const writeCursor = ({ date, id }: Position): string =>
  Buffer.from(`${date.toISOString()} ${id}`).toString('base64url');

/** The position that a cursor names; null for none. Throws `invalid-input` for what is no cursor of such a list. */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const date = new Date(at);
  const known = readId(id);
  // Only what writeCursor writes: the database knows neither years of six digits nor longer ids.
  if (known === null || !/^\d{4}-/.test(at) || Number.isNaN(date.getTime())) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'cursor', message: say('field.cursor') }],
    });
  }
  return { date, id: known };
}

/** Up to `limit` of the rows, one more of which says that another page follows; then the cursor of that one. */
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

import type { IncidentSort } from '@tailboard/contract/incident-terms.ts';
import { sql, type SQL } from 'drizzle-orm';
import { ProblemError } from '../../http/problem.ts';
import { readCursor, writeCursor, type Position } from '../../http/cursor.ts';
import { say } from '../../sentences/say.ts';

/** A part of a list whose rows are equal in what it is sorted by, and within it in the order of their dates. */
export type Level = { condition: SQL | null; ascending: boolean };

const severities = [sql`i.severity = 'high'`, sql`i.severity = 'medium'`, sql`i.severity = 'low'`];
const notJudged = sql`i.severity is null`;
const priorities = [sql`i.priority = 'high'`, sql`i.priority = 'medium'`, sql`i.priority = 'low'`];
const newestOf = (condition: SQL): Level => ({ condition, ascending: false });

/** The parts of a list in `sort`, in their order. */
export const levels: Readonly<Record<IncidentSort, readonly Level[]>> = {
  newest: [{ condition: null, ascending: false }],
  oldest: [{ condition: null, ascending: true }],
  severity: [...severities, notJudged].map(newestOf),
  'least-severe': [...severities.toReversed(), notJudged].map(newestOf),
  priority: priorities.map(newestOf),
  'lowest-priority': priorities.toReversed().map(newestOf),
};

/** The last row of a page: the index of its level, and where in it. */
export type Place = { level: number; after: Position };

export const writePlace = ({ level, after }: Place, sort: IncidentSort): string =>
  writeCursor(after, levels[sort].length === 1 ? undefined : String(level));

/** Null without a cursor. Throws `invalid-input` for any other text than `writePlace` writes for `sort`. */
export function readPlace(cursor: string | undefined, sort: IncidentSort): Place | null {
  const read = readCursor(cursor);
  if (read === null) return null;
  const { rest, ...after } = read;
  const { length } = levels[sort];
  if (length === 1 && rest === undefined) return { level: 0, after };
  const level = Number(rest ?? Number.NaN);
  if (length > 1 && Number.isInteger(level) && level >= 0 && level < length) return { level, after };
  throw new ProblemError('invalid-input', { errors: [{ field: 'cursor', message: say('field.cursor') }] });
}

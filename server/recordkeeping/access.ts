import { ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { scopeOf } from '../identity/public.ts';
import { sql, type SQL } from 'drizzle-orm';

/** Throws `not-allowed` to whoever may not write cases: forms, rates and establishments are for the same people alone. */
export function checkKeeper(viewer: Viewer): void {
  if (!isKeeper(viewer)) throw new ProblemError('not-allowed');
}

/** Safety managers and administrators: they see names of privacy cases, personal data, forms and rates. */
export const isKeeper = (viewer: Viewer): boolean => scopeOf(viewer, 'case.write') === 'any';

/** Throws `not-allowed` to those who read no case at all. */
function checkReader(viewer: Viewer): void {
  if (scopeOf(viewer, 'case.read') === 'none' || viewer.role === 'field-crew') {
    throw new ProblemError('not-allowed');
  }
}

/** The crew of a case: its reporter's, or that of the person where it was imported. */
export const crewOfCase = sql`coalesce(
  (select u.crew_id from incidents i join users u on u.id = i.user_id where i.id = recorded_cases.incident_id),
  (select u.crew_id from users u where u.id = recorded_cases.user_id))`;

/** Which cases `viewer` reads, as SQL; undefined: all. */
export function readBy(viewer: Viewer): SQL | undefined {
  checkReader(viewer);
  if (scopeOf(viewer, 'case.read') === 'any') return undefined;
  return viewer.crewId === null ? sql`false` : sql`${crewOfCase} = ${viewer.crewId}`;
}

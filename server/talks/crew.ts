import type { TalkCrew, TalkCrews } from '@tailboard/contract/talks.ts';
import { and, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { scopeOf, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { lastOfCrews, toSummary } from './store.ts';

/** The viewer's crew with the viewer; of one without a crew, the viewer alone. */
const inCrewOf = (viewer: Viewer) =>
  viewer.crewId === null
    ? eq(users.id, viewer.id)
    : or(eq(users.id, viewer.id), eq(users.crewId, viewer.crewId));

/** Names for the sign-in sheet: active people only. */
export async function readCrew(db: Database, viewer: Viewer): Promise<TalkCrew> {
  const people = await db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(inCrewOf(viewer), users.active))
    .orderBy(sql`lower(${users.name})`, users.id);
  return { people };
}

/** Names of those of `ids` that are of the viewer's crew. */
export async function namesOfCrew(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inCrewOf(viewer), inArray(users.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The crews that `viewer` sees talks of, each with the one it held last. Throws `not-allowed` to whom sees only their own. */
export async function readCrews(db: Database, viewer: Viewer): Promise<TalkCrews> {
  const scope = scopeOf(viewer, 'talk.read');
  if (scope === 'none' || scope === 'own') throw new ProblemError('not-allowed');
  const crewId = scope === 'crew' ? viewer.crewId : null;
  const crews = await db
    .select({ crewId: users.crewId, people: count() })
    .from(users)
    .where(and(users.active, isNotNull(users.crewId), crewId === null ? undefined : eq(users.crewId, crewId)))
    .groupBy(users.crewId)
    .orderBy(users.crewId);
  const last = new Map((await lastOfCrews(db, crewId)).map((row) => [row.talk.crewId, toSummary(row)]));
  return {
    crews: crews.flatMap((crew) =>
      crew.crewId === null
        ? []
        : [{ crewId: crew.crewId, people: crew.people, last: last.get(crew.crewId) ?? null }],
    ),
  };
}

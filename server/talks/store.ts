import type { Talk, TalkSummary } from '@tailboard/contract/talks.ts';
import { and, desc, eq, getTableColumns, lt, or, sql, type SQL } from 'drizzle-orm';
import { type Scope, shownUsername, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { talks } from './tables.ts';
import { sentencesOfTalk } from './topics.ts';

const { attendees: _signatures, ...light } = getTableColumns(talks);

type Row = typeof talks.$inferSelect;
type Usernames = NonNullable<Talk['usernames']>;
export type StoredTalk = { talk: Row; heldBy: string; heldByUsername: string; usernames: Usernames };
export type StoredSummary = { talk: Omit<Row, 'attendees'>; heldBy: string; heldByUsername: string };

/** The one place where a row becomes an answer; names every field that leaves. */
export function toTalk({ talk, heldBy, heldByUsername, usernames }: StoredTalk): Talk {
  return {
    ...toSummary({ talk, heldBy, heldByUsername }),
    timeZone: talk.timeZone,
    questions: talk.questions,
    attendees: talk.attendees,
    usernames,
    notes: talk.notes,
    createdAt: talk.createdAt.toISOString(),
    sentences: sentencesOfTalk(talk.documentKey, [
      talk.title,
      ...talk.questions.flatMap(({ question, answer }) => [question, answer]),
    ]),
  };
}

/** As a list shows it: without signatures, which are most of its bytes. */
export function toSummary({ talk, heldBy, heldByUsername }: StoredSummary): TalkSummary {
  return {
    id: talk.id,
    userId: talk.userId,
    clientRef: talk.clientRef,
    heldBy,
    heldByUsername,
    crewId: talk.crewId,
    documentKey: talk.documentKey,
    title: talk.title,
    place: talk.place,
    heldAt: talk.heldAt.toISOString(),
    closedAt: talk.closedAt.toISOString(),
    signed: talk.signed,
    excused: talk.excused,
    sentences: sentencesOfTalk(talk.documentKey, [talk.title]),
  };
}

const usernamesOfTalk = sql<Usernames>`(
  select coalesce(json_object_agg(p.id, coalesce(p.display_username, p.username)), '{}'::json) from users p
  where p.id in (select (at ->> 'userId')::int from jsonb_array_elements(${talks.attendees}) at))`;

export async function findTalk(db: Database, where: SQL | undefined): Promise<StoredTalk | null> {
  const [row] = await db
    .select({ talk: talks, heldBy: users.name, heldByUsername: shownUsername, usernames: usernamesOfTalk })
    .from(talks)
    .innerJoin(users, eq(users.id, talks.userId))
    .where(where);
  return row ?? null;
}

/** Talks in `scope` of `viewer`, the newest the server took first, before `before`, at most `limit`. */
export async function listTalks(
  db: Database,
  options: { viewer: Viewer; scope: Scope; before: number | undefined; limit: number },
): Promise<StoredSummary[]> {
  const { viewer, scope, before, limit } = options;
  if (scope === 'none') return [];
  const own = eq(talks.userId, viewer.id);
  const seen =
    scope === 'own' ? own : scope === 'crew' ? or(own, eq(talks.crewId, viewer.crewId ?? '')) : undefined;
  return db
    .select({ talk: light, heldBy: users.name, heldByUsername: shownUsername })
    .from(talks)
    .innerJoin(users, eq(users.id, talks.userId))
    .where(and(seen, before === undefined ? undefined : lt(talks.id, before)))
    .orderBy(desc(talks.id))
    .limit(limit);
}

/** The talk that each crew in `scope` held last. */
export async function lastOfCrews(db: Database, crewId: string | null): Promise<StoredSummary[]> {
  return db
    .selectDistinctOn([talks.crewId], { talk: light, heldBy: users.name, heldByUsername: shownUsername })
    .from(talks)
    .innerJoin(users, eq(users.id, talks.userId))
    .where(crewId === null ? undefined : eq(talks.crewId, crewId))
    .orderBy(talks.crewId, desc(talks.heldAt));
}

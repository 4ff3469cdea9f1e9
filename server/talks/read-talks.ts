import { TALKS_A_PAGE, type Talk, type TalkList } from '@tailboard/contract/talks.ts';
import { eq } from 'drizzle-orm';
import { may, scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { hidden, notFound } from '../http/problem.ts';
import { findTalk, listTalks, toSummary, toTalk } from './store.ts';
import { talks } from './tables.ts';

/** One page of what `viewer` may see, newest first. */
export async function readTalks(
  db: Database,
  { viewer, before }: { viewer: Viewer; before: number | undefined },
): Promise<TalkList> {
  const scope = scopeOf(viewer, 'talk.read');
  const rows = await listTalks(db, { viewer, scope, before, limit: TALKS_A_PAGE + 1 });
  return { talks: rows.slice(0, TALKS_A_PAGE).map(toSummary), more: rows.length > TALKS_A_PAGE };
}

/** The talk, when `viewer` may see it; otherwise as if it did not exist. */
export async function readTalk(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<Talk> {
  const stored = id === null ? null : await findTalk(db, eq(talks.id, id));
  if (stored === null) throw notFound();
  if (!may(viewer, 'talk.read', stored.talk)) throw hidden();
  return toTalk(stored);
}

import type { Assignee } from '@tailboard/contract/actions.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import { scopeOf, shownUsername, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';

/** The people whom `viewer` may give an action, by name: the same as `checkAssignee` lets through. */
export async function listAssignees(db: Database, viewer: Viewer): Promise<Assignee[]> {
  const { id, crewId, role } = users;
  const mine = eq(id, viewer.id);
  const ofCrew = viewer.crewId === null ? mine : or(mine, eq(crewId, viewer.crewId));
  return db
    .select({ id, name: users.name, username: shownUsername, role, crewId })
    .from(users)
    .where(and(eq(users.active, true), scopeOf(viewer, 'action.create') === 'any' ? undefined : ofCrew))
    .orderBy(asc(users.name), asc(id));
}

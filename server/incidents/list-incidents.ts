import type { ListIncidentsQuery } from '@tailboard/contract/incident-filters.ts';
import { MAX_UNPAGED_INCIDENTS } from '@tailboard/contract/incident-terms.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { may, scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { pageOf } from '../http/cursor.ts';
import { hidden, notFound } from '../http/problem.ts';
import { listNewest } from './newest-incidents.ts';
import { findPage } from './search/find-page.ts';
import { readPlace, writePlace } from './search/levels.ts';
import { isHurtIn } from './people/people-store.ts';
import { findIncident, listOwners, toIncident, type StoredIncident } from './store.ts';

/**
 * One page of what `viewer` may see and `query` asks for, and the cursor of the next page where there is one. Throws
 * `invalid-input` for a cursor of another order.
 */
export async function listIncidents(
  db: Database,
  { viewer, query }: { viewer: Viewer; query: ListIncidentsQuery },
): Promise<{ incidents: Incident[]; nextCursor: string | null }> {
  const { limit = MAX_UNPAGED_INCIDENTS, cursor, sort = 'newest', ...filters } = query;
  const scope = scopeOf(viewer, 'incident.read');
  const from = readPlace(cursor, sort);
  if (sort === 'newest' && Object.values(filters).every((value) => value === undefined)) {
    const rows = await listNewest(db, { viewer, scope, after: from?.after ?? null, limit: limit + 1 });
    const { page, nextCursor } = pageOf(rows, { limit, positionOf: ({ incident }) => incident });
    return { incidents: page.map(toIncident), nextCursor };
  }
  const { page, next } = await findPage(db, { viewer, scope, filters, sort, from, limit });
  return { incidents: page.map(toIncident), nextCursor: next === null ? null : writePlace(next, sort) };
}

/** The newest incidents that `viewer` has reported, whatever more they may see. */
export async function listOwnIncidents(
  db: Database,
  { viewer, limit }: { viewer: Viewer; limit: number },
): Promise<Incident[]> {
  return (await listNewest(db, { viewer, scope: 'own', after: null, limit })).map(toIncident);
}

/**
 * The incident, when `viewer` may see it (and do `action` to it); otherwise as if it did not exist. Somebody hurt in it may see it.
 */
export async function readIncident(
  db: Database,
  options: { viewer: Viewer; id: number | null; action?: 'incident.edit' },
): Promise<StoredIncident> {
  const stored = options.id === null ? null : await findIncident(db, options.id);
  if (stored === null) throw notFound();
  const owner = { userId: stored.incident.userId, crewId: stored.ownerCrewId };
  if (!(await maySee(db, options.viewer, stored))) throw hidden();
  if (options.action !== undefined && !may(options.viewer, options.action, owner)) throw hidden();
  return stored;
}

/** Whether `viewer` may open the incident: whose records they see, and somebody hurt in it. */
export async function maySee(db: Database, viewer: Viewer, stored: StoredIncident): Promise<boolean> {
  const { id: incidentId, userId } = stored.incident;
  if (may(viewer, 'incident.read', { userId, crewId: stored.ownerCrewId })) return true;
  return isHurtIn(db, { userId: viewer.id, incidentId });
}

/** Which of the incidents `viewer` may see and edit. */
export async function editableIncidents(
  db: Database,
  { viewer, ids }: { viewer: Viewer; ids: readonly number[] },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const owners = await listOwners(db, ids);
  const mayEdit = owners.filter(
    (owner) => may(viewer, 'incident.read', owner) && may(viewer, 'incident.edit', owner),
  );
  return new Set(mayEdit.map(({ id }) => id));
}

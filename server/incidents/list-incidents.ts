import { MAX_UNPAGED_INCIDENTS, type Incident } from '@tailboard/contract/incidents.ts';
import { may, scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { pageOf, readCursor } from '../http/cursor.ts';
import { hidden, notFound } from '../http/problem.ts';
import { listNewest } from './newest-incidents.ts';
import { findIncident, listOwners, toIncident, type StoredIncident } from './store.ts';

/** One page of what `viewer` may see, newest first, and the cursor of the next page where there is one. */
export async function listIncidents(
  db: Database,
  options: { viewer: Viewer; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ incidents: Incident[]; nextCursor: string | null }> {
  const limit = options.limit ?? MAX_UNPAGED_INCIDENTS;
  const rows = await listNewest(db, {
    viewer: options.viewer,
    scope: scopeOf(options.viewer, 'incident.read'),
    after: readCursor(options.cursor),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, { limit, positionOf: ({ incident }) => incident });
  return { incidents: page.map(toIncident), nextCursor };
}

/** The newest incidents that `viewer` has reported, whatever more they may see. */
export async function listOwnIncidents(
  db: Database,
  { viewer, limit }: { viewer: Viewer; limit: number },
): Promise<Incident[]> {
  return (await listNewest(db, { viewer, scope: 'own', after: null, limit })).map(toIncident);
}

/** The incident, when `viewer` may see it (and do `action` to it); otherwise as if it did not exist. */
export async function readIncident(
  db: Database,
  options: { viewer: Viewer; id: number | null; action?: 'incident.edit' },
): Promise<StoredIncident> {
  const stored = options.id === null ? null : await findIncident(db, options.id);
  if (stored === null) throw notFound();
  const owner = { userId: stored.incident.userId, crewId: stored.ownerCrewId };
  if (!may(options.viewer, 'incident.read', owner)) throw hidden();
  if (options.action !== undefined && !may(options.viewer, options.action, owner)) throw hidden();
  return stored;
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

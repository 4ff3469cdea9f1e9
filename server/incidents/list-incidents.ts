import { MAX_UNPAGED_INCIDENTS, type Incident } from '@tailboard/contract/incidents.ts';
import { may, scopeOf, type Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { listNewest, type Position } from './newest-incidents.ts';
import { findIncident, toIncident, type StoredIncident } from './store.ts';

/** One page of what `viewer` may see, newest first, and the cursor of the next page where there is one. */
export async function listIncidents(
  db: Database,
  options: { viewer: Viewer; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ incidents: Incident[]; nextCursor: string | null }> {
  const limit = options.limit ?? MAX_UNPAGED_INCIDENTS;
  const rows = await listNewest(db, {
    viewer: options.viewer,
    scope: scopeOf(options.viewer, 'incident.read'),
    after: options.cursor === undefined ? null : readCursor(options.cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    incidents: page.map(toIncident),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last.incident) : null,
  };
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
  if (!may(options.viewer, 'incident.read', owner)) throw notFound();
  if (options.action !== undefined && !may(options.viewer, options.action, owner)) throw notFound();
  return stored;
}

const writeCursor = ({ date, id }: Position) =>
  Buffer.from(`${date.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string): Position {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const date = new Date(at);
  const known = readId(id);
  // Only what writeCursor writes: the database knows neither years of six digits nor longer ids.
  if (known === null || !/^\d{4}-/.test(at) || Number.isNaN(date.getTime())) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'cursor', message: 'Not a cursor of this list' }],
    });
  }
  return { date, id: known };
}

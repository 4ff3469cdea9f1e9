import type { Database } from '../database/database.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { may } from '../identity/public.ts';
import { maySee } from './list-incidents.ts';
import { findIncident, lockIncident, type StoredIncident } from './store.ts';

/**
 * The incident with its row locked, for those who answer for its crew. Whoever may only open it is refused (`not-allowed`); for
 * everybody else it does not exist.
 */
export async function lockSupervised(
  tx: Database,
  { viewer, id }: { viewer: Viewer; id: number },
): Promise<StoredIncident> {
  await lockIncident(tx, id);
  const stored = await findIncident(tx, id);
  if (stored === null) throw notFound();
  if (!(await maySee(tx, viewer, stored))) throw hidden();
  const owner = { userId: stored.incident.userId, crewId: stored.ownerCrewId };
  if (!may(viewer, 'incident.supervise', owner)) throw new ProblemError('not-allowed');
  return stored;
}

import type { FileClaim } from '@tailboard/contract/claims.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { incidents } from '../incidents/public.ts';

/**
 * The viewer's own incident that a new claim names, taken until the transaction ends: by the reference made on the
 * device, else by id, a negative one being that of a client that sends no references. Throws `not-found`, for the
 * incident of somebody else too.
 */
export async function lockOwnIncident(
  tx: Database,
  { viewer, named }: { viewer: Viewer; named: Pick<FileClaim, 'incidentId' | 'incidentClientRef'> },
): Promise<typeof incidents.$inferSelect> {
  const { incidentId, incidentClientRef } = named;
  let which: SQL;
  if (incidentClientRef !== undefined) which = eq(incidents.clientRef, incidentClientRef);
  else if (incidentId < 0) which = eq(incidents.offlineId, incidentId);
  else {
    const id = readId(String(incidentId));
    if (id === null) throw notFound();
    which = eq(incidents.id, id);
  }
  const [incident] = await tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.userId, viewer.id), which))
    // A device that used one negative id twice means the later incident.
    .orderBy(desc(incidents.id))
    .limit(1)
    .for('update');
  if (incident === undefined) throw notFound();
  return incident;
}

import type { FileClaim } from '@tailboard/contract/claims.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { incidents } from '../incidents/public.ts';

/**
 * Finds and locks the viewer's own incident of a new claim: by the device's reference, else by id. A negative
 * id is the local id of a client that sends no references. Throws `not-found`, also for the incident of
 * another person.
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
    // If a device used a negative id twice, the later incident counts.
    .orderBy(desc(incidents.id))
    .limit(1)
    .for('update');
  if (incident === undefined) throw notFound();
  return incident;
}

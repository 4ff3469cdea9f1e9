import { clientRefSchema, idSchema } from '@tailboard/contract/primitives.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { incidents } from '../incidents/public.ts';

/** By its id, else by the reference of one that the viewer reported; null for one that there is not. */
export async function incidentNamed(
  db: Database,
  { viewer, id, incidentClientRef }: { viewer: Viewer; id: unknown; incidentClientRef: unknown },
): Promise<number | null> {
  const known = idSchema.safeParse(id);
  if (known.success) return known.data;
  const clientRef = clientRefSchema.safeParse(incidentClientRef);
  if (!clientRef.success) return null;
  const [incident] = await db
    .select({ id: incidents.id })
    .from(incidents)
    .where(and(eq(incidents.userId, viewer.id), eq(incidents.clientRef, clientRef.data)));
  return incident?.id ?? null;
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { investigations } from '../tables.ts';

/** What happened and when, as the investigation has found out; empty without one. */
export async function timelineOf(
  db: Database,
  incidentId: number,
): Promise<readonly { at: string; what: string }[]> {
  const [found] = await db
    .select({ timeline: investigations.timeline })
    .from(investigations)
    .where(eq(investigations.incidentId, incidentId));
  return found?.timeline ?? [];
}

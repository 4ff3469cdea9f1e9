import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { tellSeen } from '../notifications/public.ts';
import { lockSupervised } from './supervised.ts';
import { incidents } from './tables.ts';

/** Marks that somebody who answers for the crew has seen the report, never its reporter. The first one stays. */
export async function markSeen(
  db: Database,
  { viewer, id, now = Date.now() }: { viewer: Viewer; id: number; now?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { incident } = await lockSupervised(tx, { viewer, id });
    if (incident.userId === viewer.id) throw new ProblemError('not-allowed');
    if (incident.seenAt !== null) return;
    const seenAt = new Date(now);
    await tx.update(incidents).set({ seenBy: viewer.id, seenAt }).where(eq(incidents.id, id));
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'incident', subjectId: id, action: 'seen', changes: {} },
    ]);
    await tellSeen(tx, { incident, by: viewer });
  });
}

import type { EndDuty } from '@tailboard/contract/duties.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordHistory } from '../../history/public.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { say } from '../../sentences/say.ts';
import { lockSupervised } from '../supervised.ts';
import { duties } from '../tables.ts';

/**
 * Marks a duty as done by whoever answers for the crew: the case is in the log, or the state has let go of the scene. The call to
 * OSHA ends by the call alone. One that is over already stays as it is. Answers with the incident's id.
 */
export async function finishDuty(
  db: Database,
  options: { viewer: Viewer; id: number; note: EndDuty['note']; now?: number },
): Promise<void> {
  const { viewer, id, note, now = Date.now() } = options;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ incidentId: duties.incidentId, kind: duties.kind })
      .from(duties)
      .where(eq(duties.id, id));
    if (found === undefined) throw notFound();
    await lockSupervised(tx, { viewer, id: found.incidentId });
    if (found.kind === 'call-osha') {
      const message = say('field.call-ends-it');
      throw new ProblemError('invalid-input', { errors: [{ field: 'kind', message }] });
    }
    const ended = await tx
      .update(duties)
      .set({ state: 'done', doneBy: viewer.id, doneAt: new Date(now), note: note ?? null })
      .where(and(eq(duties.id, id), eq(duties.state, 'open')))
      .returning({ id: duties.id });
    if (ended.length === 0) return;
    await recordHistory(tx, [
      {
        ...{ actorId: viewer.id, subject: 'incident', subjectId: found.incidentId, action: 'duty-done' },
        changes: { [found.kind]: { from: 'open', to: 'done' } },
      },
    ]);
  });
}

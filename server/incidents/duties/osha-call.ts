import type { KeptOshaCall, OshaCall } from '@tailboard/contract/duties.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordHistory } from '../../history/public.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { users } from '../../identity/public.ts';
import { say } from '../../sentences/say.ts';
import { CLOCKS_APART_MS } from '../facts/check-facts.ts';
import { lockSupervised } from '../supervised.ts';
import { duties, oshaCalls } from '../tables.ts';

/**
 * Writes down that OSHA was called, and ends the open duty to call. A repeat of the same call changes nothing (false). One made no
 * later than the call that ended an earlier duty tells of what was known then: it is kept, and the clock runs on.
 */
export async function keepOshaCall(
  db: Database,
  options: { viewer: Viewer; id: number; call: OshaCall; now?: number },
): Promise<boolean> {
  const { viewer, id, call, now = Date.now() } = options;
  return db.transaction(async (tx) => {
    const { incident } = await lockSupervised(tx, { viewer, id });
    const calledAt = new Date(call.calledAt);
    checkCalledAt(calledAt, { date: incident.date, now });
    const { calledBy, how, office = null, reference = null, spokeWith = null } = call;
    const said = { calledAt, calledBy, how, office, reference, spokeWith };
    const calls = await tx.select().from(oshaCalls).where(eq(oshaCalls.incidentId, id));
    if (calls.some((kept) => isSameCall(kept, said))) return false;
    await tx.insert(oshaCalls).values({ ...said, incidentId: id, userId: viewer.id, at: new Date(now) });
    const known = await tx
      .select()
      .from(duties)
      .where(and(eq(duties.incidentId, id), eq(duties.kind, 'call-osha')));
    const open = known.find(({ state }) => state === 'open');
    const isOfBefore = known.some(
      ({ state, doneAt }) => state === 'done' && doneAt !== null && doneAt >= calledAt,
    );
    if (open !== undefined && !isOfBefore) {
      await tx
        .update(duties)
        .set({ state: 'done', doneBy: viewer.id, doneAt: calledAt })
        .where(eq(duties.id, open.id));
    }
    await recordHistory(tx, [
      {
        ...{ actorId: viewer.id, subject: 'incident', subjectId: id, action: 'osha-called' },
        changes: { calledAt: { from: null, to: calledAt }, how: { from: null, to: call.how } },
      },
    ]);
    return true;
  });
}

type Said = Pick<
  typeof oshaCalls.$inferSelect,
  'calledAt' | 'calledBy' | 'how' | 'office' | 'reference' | 'spokeWith'
>;

const isSameCall = (kept: Said, said: Said): boolean =>
  kept.calledAt.getTime() === said.calledAt.getTime() &&
  (['calledBy', 'how', 'office', 'reference', 'spokeWith'] as const).every(
    (field) => kept[field] === said[field],
  );

function checkCalledAt(calledAt: Date, { date, now }: { date: Date; now: number }): void {
  const message =
    calledAt.getTime() > now + CLOCKS_APART_MS
      ? say('field.time-ahead')
      : calledAt < date
        ? say('field.before-incident')
        : null;
  if (message !== null) throw new ProblemError('invalid-input', { errors: [{ field: 'calledAt', message }] });
}

/** Calls about an incident, the newest first. */
export async function callsOf(db: Database, incidentId: number): Promise<KeptOshaCall[]> {
  const rows = await db
    .select({ call: oshaCalls, writtenBy: users.name })
    .from(oshaCalls)
    .innerJoin(users, eq(users.id, oshaCalls.userId))
    .where(eq(oshaCalls.incidentId, incidentId))
    .orderBy(desc(oshaCalls.id));
  return rows.map(({ call, writtenBy }) => ({
    id: call.id,
    calledAt: call.calledAt.toISOString(),
    calledBy: call.calledBy,
    how: call.how,
    office: call.office,
    reference: call.reference,
    spokeWith: call.spokeWith,
    writtenBy,
    at: call.at.toISOString(),
  }));
}

import type { Action, MakeAction } from '@tailboard/contract/actions.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import { may } from '../identity/public.ts';
import { incidents, readIncident } from '../incidents/public.ts';
import { say } from '../sentences/say.ts';
import { readTalk } from '../talks/public.ts';
import { checkAssignee } from './check-assignee.ts';
import { hashOfAction } from './content-hash.ts';
import { findAction, todayOf, toAction } from './store.ts';
import { actions } from './tables.ts';
import { tellOfAction } from './tell.ts';

export type Made = { created: boolean; action: Action };

/** For how long a device's word counts on when an action was made. */
const MADE_AT_MOST_AGO_MS = 30 * 24 * 60 * 60_000;

/**
 * Makes an action of `viewer`. A repeat gives the action that exists (`created` false); the same clientRef with other content
 * throws `client-ref-conflict` with it. What it is about must be something that the viewer may see: otherwise `not-found`.
 */
export async function makeAction(
  db: Database,
  { viewer, action, now = Date.now() }: { viewer: Viewer; action: MakeAction; now?: number },
): Promise<Made> {
  return db.transaction(async (tx) => {
    const incidentId = await incidentOf(tx, viewer, action);
    const hash = hashOfAction(action, incidentId);
    // A repeat is answered as the first was, whatever has become of people and incident since.
    const earlier = await findRepeated(tx, { viewer, action, hash });
    if (earlier !== null) return earlier;
    checkDueOn(action.dueOn, firstDay(viewer, action.madeAt, now));
    await checkSeen(tx, viewer, { ...action, incidentId });
    const assignee = await checkAssignee(tx, { viewer, assigneeId: action.assigneeId });
    const { title, description, observationId, talkId, section, level, assigneeId, dueOn, priority } = action;
    const [made] = await tx
      .insert(actions)
      .values({
        ...{ title, description, incidentId, observationId, talkId, section, level, assigneeId, dueOn },
        ...{ priority, createdBy: viewer.id, clientRef: action.clientRef, contentHash: hash },
      })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) {
      // Two at the same time: the other one was first.
      const first = await findRepeated(tx, { viewer, action, hash });
      if (first === null) throw new Error('An action was neither made nor found');
      return first;
    }
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'action',
        subjectId: made.id,
        ownerId: assigneeId,
        action: 'added',
        changes: { assignee: { from: null, to: assignee.name }, dueOn: { from: null, to: dueOn } },
      },
    ]);
    await tellOfAction(tx, { kind: 'action-assigned', action: made, by: viewer });
    const stored = await findAction(tx, eq(actions.id, made.id));
    if (stored === null) throw new Error('An action that was just written is gone');
    return { created: true, action: toAction(stored, viewer) };
  });
}

/** Refuses a day before `first` (YYYY-MM-DD). */
export function checkDueOn(dueOn: string, first: string): void {
  if (dueOn >= first) return;
  const errors = [{ field: 'dueOn', message: say('field.due-day-past') }];
  throw new ProblemError('invalid-input', { errors });
}

/** An action that waited for signal is judged by the day on which it was made. */
function firstDay(viewer: Viewer, madeAt: string | undefined, now: number): string {
  const at = madeAt === undefined ? now : Date.parse(madeAt);
  return todayOf(viewer, Math.min(now, Math.max(at, now - MADE_AT_MOST_AGO_MS)));
}

async function findRepeated(
  tx: Database,
  { viewer, action, hash }: { viewer: Viewer; action: MakeAction; hash: string },
): Promise<Made | null> {
  const mine = and(eq(actions.createdBy, viewer.id), eq(actions.clientRef, action.clientRef));
  const stored = await findAction(tx, mine);
  if (stored === null) return null;
  const current = toAction(stored, viewer);
  if (stored.action.contentHash !== hash) throw new ProblemError('client-ref-conflict', { current });
  return { created: false, action: current };
}

/** The id of the incident that it is about. Throws `not-found` for a reference that no incident of the viewer has. */
async function incidentOf(
  tx: Database,
  viewer: Viewer,
  { incidentId, incidentClientRef }: MakeAction,
): Promise<number | null> {
  if (incidentClientRef === null) return incidentId;
  const [incident] = await tx
    .select({ id: incidents.id })
    .from(incidents)
    .where(and(eq(incidents.userId, viewer.id), eq(incidents.clientRef, incidentClientRef)));
  if (incident === undefined) throw notFound();
  return incident.id;
}

async function checkSeen(
  tx: Database,
  viewer: Viewer,
  { incidentId, talkId, observationId }: Pick<MakeAction, 'incidentId' | 'talkId' | 'observationId'>,
): Promise<void> {
  if (incidentId !== null) await readIncident(tx, { viewer, id: incidentId });
  if (talkId !== null) await readTalk(tx, { viewer, id: talkId });
  if (observationId === null) return;
  const [observation] = await tx
    .select({ crewId: sql<string>`o.crew_id` })
    .from(sql`observations o`)
    .where(sql`o.id = ${observationId}`);
  if (observation === undefined) throw notFound();
  // Nobody owns a report without a name.
  if (!may(viewer, 'observation.read', { userId: 0, crewId: observation.crewId })) throw hidden();
}

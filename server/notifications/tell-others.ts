import type { ActionState } from '@tailboard/contract/action-terms.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { users } from '../identity/public.ts';
import { notify } from './notify.ts';
import { notifications } from './tables.ts';

const HOUR_MS = 3_600_000;

type By = Pick<Viewer, 'id' | 'name'>;

type ToldAction = Readonly<{
  id: number;
  title: string;
  dueOn: string;
  state: ActionState;
  incidentId: number | null;
}>;

const factsOf = ({ title, dueOn, state }: ToldAction) => ({ actionTitle: title, dueOn, actionState: state });

/**
 * Tells people of an action, in the transaction of the change: its assignee when it is assigned or reopened (`action-assigned`),
 * whoever may verify it when it is done (`action-done`). `userIds`: whoever did it is left out.
 */
export async function tellOfAction(
  tx: Database,
  options: {
    kind: 'action-assigned' | 'action-done' | 'action-due';
    action: ToldAction;
    /** Null: the product itself. */
    by: By | null;
    userIds: readonly number[];
    /** Of `action-due`: its day is over. */
    overdue?: boolean;
  },
): Promise<void> {
  const { kind, action, by, userIds, overdue = false } = options;
  const people = [...new Set(userIds)].filter((userId) => userId !== by?.id);
  const facts = { ...factsOf(action), ...(overdue ? { reminder: 'overdue' as const } : {}) };
  const about = {
    actionId: action.id,
    ...(action.incidentId === null ? {} : { incidentId: action.incidentId }),
  };
  await notify(
    tx,
    people.map((userId) => Object.assign({ userId, kind, by, facts }, about)),
  );
}

/**
 * Tells of a comment, in its transaction: the reporter that somebody answered (`reply-to-reporter`), others that there is one. The
 * text stays in the incident. `userIds`: only who may read the comment; its author is left out, and who has an unread notification of
 * the last hour that this author commented there: a talk of ten lines is one entry in the bell and one push message.
 */
export async function tellOfComment(
  tx: Database,
  options: { incidentId: number; reporterId: number; by: By; userIds: readonly number[] },
): Promise<void> {
  const { incidentId, reporterId, by, userIds } = options;
  const unread = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.incidentId, incidentId),
        inArray(notifications.kind, ['incident-comment', 'reply-to-reporter']),
        eq(notifications.byId, by.id),
        eq(notifications.read, false),
        gt(notifications.at, new Date(Date.now() - HOUR_MS)),
      ),
    );
  const known = new Set([by.id, ...unread.map(({ userId }) => userId)]);
  const people = [...new Set(userIds)].filter((userId) => !known.has(userId));
  await notify(
    tx,
    people.map((userId) => ({
      userId,
      kind: userId === reporterId ? 'reply-to-reporter' : 'incident-comment',
      incidentId,
      by,
      facts: {},
    })),
  );
}

/**
 * Tells the supervisors of a crew, and safety managers, that a report without a name has come, or an answer to theirs. The row says
 * neither which nor when to the minute, and while one of the hour is unread no second is written: nothing tells the order in which
 * they came. Without a supervisor administrators are told.
 */
export async function tellOfObservation(tx: Database, { crewId }: { crewId: string }): Promise<void> {
  const people = await tx
    .select({ id: users.id, role: users.role, crewId: users.crewId })
    .from(users)
    .where(and(eq(users.active, true), inArray(users.role, ['supervisor', 'safety', 'admin'])));
  const supervisors = people.filter((person) => person.role === 'supervisor' && person.crewId === crewId);
  const offices = people.filter(
    ({ role }) => role === 'safety' || (role === 'admin' && supervisors.length === 0),
  );
  const at = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const ids = [...supervisors, ...offices].map(({ id }) => id);
  if (ids.length === 0) return;
  const unread = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, ids),
        eq(notifications.read, false),
        eq(notifications.kind, 'observation-reported'),
        eq(notifications.at, at),
        sql`${notifications.facts}->>'crew' = ${crewId}`,
      ),
    );
  const known = new Set(unread.map(({ userId }) => userId));
  await notify(
    tx,
    ids
      .filter((id) => !known.has(id))
      .map((userId) => ({ userId, kind: 'observation-reported', by: null, at, facts: { crew: crewId } })),
  );
}

import { statesOver } from '@tailboard/contract/action-terms.ts';
import type { Action, UpdateAction } from '@tailboard/contract/actions.ts';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { mayChange } from './access.ts';
import { checkAssignee } from './check-assignee.ts';
import { readAction } from './list-actions.ts';
import { checkDueOn } from './make-action.ts';
import { lockAction, todayOf, toAction } from './store.ts';
import { actions } from './tables.ts';
import { tellOfAction } from './tell.ts';

/**
 * Changes what an action says. A repeat answers as the first did; otherwise a moved record throws `changed-meanwhile` with it.
 */
export async function updateAction(
  db: Database,
  options: { viewer: Viewer; id: number; update: UpdateAction; now?: number },
): Promise<Action> {
  const { viewer, id, update, now = Date.now() } = options;
  return db.transaction(async (tx) => {
    await lockAction(tx, id);
    const stored = await readAction(tx, { viewer, id });
    const { action } = stored;
    if (!mayChange(viewer, stored)) {
      throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.change-action') });
    }
    const content = {
      title: update.title ?? action.title,
      description: update.description ?? action.description,
      level: update.level ?? action.level,
      assigneeId: update.assigneeId ?? action.assigneeId,
      dueOn: update.dueOn ?? action.dueOn,
      priority: update.priority ?? action.priority,
    };
    const changes = changesBetween(action, content);
    if (Object.keys(changes).length === 0) return toAction(stored, viewer);
    if (action.updatedAt.getTime() !== Date.parse(update.updatedAt)) {
      throw new ProblemError('changed-meanwhile', { current: toAction(stored, viewer) });
    }
    if (statesOver.includes(action.state)) throw new ProblemError('action-over');
    // A day that has passed since may stay.
    if (content.dueOn !== action.dueOn) checkDueOn(content.dueOn, todayOf(viewer, now));
    const isReassigned = content.assigneeId !== action.assigneeId;
    const { assigneeId: _, ...shown } = changes;
    const assignee = isReassigned
      ? { from: stored.assignee.name, to: (await checkAssignee(tx, { viewer, ...content })).name }
      : null;
    const updatedAt = new Date(Math.max(now, action.updatedAt.getTime() + 1));
    await tx
      .update(actions)
      .set({ ...content, updatedAt })
      .where(eq(actions.id, id));
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'action',
        subjectId: id,
        ownerId: content.assigneeId,
        action: 'changed',
        changes: { ...shown, ...(assignee === null ? {} : { assignee }) },
      },
    ]);
    if (isReassigned) {
      await tellOfAction(tx, { kind: 'action-assigned', action: { ...action, ...content }, by: viewer });
    }
    return toAction(await readAction(tx, { viewer, id }), viewer);
  });
}

import { actionTransitions, type ActionState } from '@tailboard/contract/action-terms.ts';
import type { Action, ChangeActionState } from '@tailboard/contract/actions.ts';
import { isBlank } from '@tailboard/contract/blank.ts';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { eitherOf, say } from '../sentences/say.ts';
import { mayDo, maySupervise } from './access.ts';
import { hashOfState } from './content-hash.ts';
import { readAction } from './list-actions.ts';
import { lockAction, toAction, type StoredAction } from './store.ts';
import { actions, actionStates } from './tables.ts';
import { tellOfAction } from './tell.ts';

/**
 * Moves an action on to another state, by the transitions of contract/action-terms.ts. A repeat (same `clientRef`, same content)
 * answers with the action as it is; other content throws `client-ref-conflict` with it.
 */
export async function changeState(
  db: Database,
  options: { viewer: Viewer; id: number; change: ChangeActionState; now?: number },
): Promise<Action> {
  const { viewer, id, change, now = Date.now() } = options;
  const { to, note, clientRef } = change;
  const hash = hashOfState(change);
  return db.transaction(async (tx) => {
    await lockAction(tx, id);
    const stored = await readAction(tx, { viewer, id });
    if (clientRef !== undefined && (await isRepeat(tx, { viewer, stored, clientRef, hash }))) {
      return toAction(stored, viewer);
    }
    checkChange(viewer, stored, change);
    const at = new Date(Math.max(now, stored.action.updatedAt.getTime() + 1));
    await tx.insert(actionStates).values({
      ...{ actionId: id, to, note, userId: viewer.id, clientRef, contentHash: hash, at },
      media: change.media.map((each) => each.toLowerCase()),
    });
    await tx
      .update(actions)
      .set({ state: to, updatedAt: at, ...doneFields(to, viewer, at) })
      .where(eq(actions.id, id));
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'action',
        subjectId: id,
        ownerId: stored.action.assigneeId,
        action: to,
        changes: {
          state: { from: stored.action.state, to },
          ...(note === null ? {} : { note: { from: null, to: note } }),
        },
      },
    ]);
    const action = { ...stored.action, state: to };
    if (to === 'done') await tellOfAction(tx, { kind: 'action-done', action, by: viewer });
    if (to === 'reopened') await tellOfAction(tx, { kind: 'action-assigned', action, by: viewer });
    return toAction(await readAction(tx, { viewer, id }), viewer);
  });
}

/** Who did it stands until it is to be done again. */
function doneFields(to: ActionState, viewer: Viewer, at: Date) {
  if (to === 'done') return { doneBy: viewer.id, doneAt: at };
  return to === 'reopened' ? { doneBy: null, doneAt: null } : {};
}

async function isRepeat(
  tx: Database,
  options: { viewer: Viewer; stored: StoredAction; clientRef: string; hash: string },
): Promise<boolean> {
  const { viewer, stored, clientRef, hash } = options;
  const [earlier] = await tx
    .select({ actionId: actionStates.actionId, contentHash: actionStates.contentHash })
    .from(actionStates)
    .where(and(eq(actionStates.userId, viewer.id), eq(actionStates.clientRef, clientRef)));
  if (earlier === undefined) return false;
  if (earlier.actionId !== stored.action.id || earlier.contentHash !== hash) {
    throw new ProblemError('client-ref-conflict', { current: toAction(stored, viewer) });
  }
  return true;
}

/** Throws the first reason why `viewer` cannot move the action on so. */
function checkChange(viewer: Viewer, stored: StoredAction, { to, note, media }: ChangeActionState): void {
  const { state, doneBy } = stored.action;
  if (!actionTransitions[state].includes(to)) throw forbidden(state, to);
  if (!mayDo(viewer, stored)) {
    throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.do-action') });
  }
  const supervises = maySupervise(viewer, stored);
  const saysNothing = note === null || isBlank(note);
  if (to === 'done' && saysNothing && media.length === 0) {
    const errors = [{ field: 'note', message: say('field.nothing-proves-it') }];
    throw new ProblemError('evidence-required', { errors });
  }
  if (to === 'verified') {
    if (doneBy === viewer.id) throw new ProblemError('not-your-own-work');
    if (!supervises) {
      throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.verify-action') });
    }
  }
  if (to === 'rejected') {
    if (!supervises) {
      throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.reject-action') });
    }
    if (saysNothing) {
      const errors = [{ field: 'note', message: say('field.why-not-done') }];
      throw new ProblemError('reason-required', { detail: say('problem.reason-required.action'), errors });
    }
  }
}

/** Says what is possible instead. */
function forbidden(from: ActionState, to: ActionState): ProblemError {
  const allowed = actionTransitions[from];
  const named = { from: say(`action-state.${from}`), to: say(`action-state.${to}`) };
  const sentence =
    allowed.length === 0
      ? say('problem.action.is-over', { from: named.from })
      : say('problem.action.can-become', {
          ...named,
          allowed: eitherOf(allowed.map((state) => say(`action-state.${state}`))),
        });
  const errors = [{ field: 'to', message: sentence }];
  return new ProblemError('forbidden-state-change', { detail: sentence, errors, allowed });
}

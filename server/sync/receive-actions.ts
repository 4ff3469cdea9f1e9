import { changeActionStateSchema, makeActionSchema } from '@tailboard/contract/actions.ts';
import { clientRefSchema, idSchema } from '@tailboard/contract/primitives.ts';
import type { SyncItem, SyncResult } from '@tailboard/contract/sync.ts';
import { changeState, findOwnAction, makeAction } from '../actions/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';

export type ActionItem = Extract<SyncItem, { kind: 'action' | 'action-state' }>;

/** Takes one action, or a change of its state, as the single call would; throws what it would. */
export async function receiveAction(
  db: Database,
  { viewer, item }: { viewer: Viewer; item: ActionItem },
): Promise<SyncResult> {
  if (item.kind === 'action') {
    const { created, action } = await makeAction(db, {
      viewer,
      action: parseInput(makeActionSchema, item.record),
    });
    return { status: created ? 201 : 200, action };
  }
  const { kind: _, actionId, actionClientRef, ...said } = item;
  const id = await idOf(db, { viewer, actionId, actionClientRef });
  if (id === null) throw notFound();
  // The fields of the change may also stand in a `record`, as those of other items do.
  const { record } = said;
  const change = parseInput(changeActionStateSchema, record ?? said);
  return { status: 200, action: await changeState(db, { viewer, id, change }) };
}

async function idOf(
  db: Database,
  { viewer, actionId, actionClientRef }: { viewer: Viewer; actionId: unknown; actionClientRef: unknown },
): Promise<number | null> {
  const id = idSchema.safeParse(actionId);
  if (id.success) return id.data;
  const clientRef = clientRefSchema.safeParse(actionClientRef);
  return clientRef.success ? findOwnAction(db, { viewer, clientRef: clientRef.data }) : null;
}

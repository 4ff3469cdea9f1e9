import type { Action } from '@tailboard/contract/actions.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import type { OutboxItem, OutboxStore } from '../databases/outbox-db.ts';
import { incidentRefOf } from '../outbox/outbox.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { problemOf } from './stored-problem.ts';
import type { Refusal } from './call-server.ts';
import type { Verdict } from './settle-record.ts';

/**
 * `record` null: taken, and nothing of it is kept here. `details`: the incident as it is with the facts that were sent. `comment`: its
 * ids, which its photos name from then on.
 */
export type AnsweredItem = {
  of: 'outbox';
  sent: OutboxItem;
  verdict: Verdict<Action | null>;
  details?: IncidentDetails;
  comment?: { incidentId: number; commentId: number };
};

/**
 * Writes what the server said about items. What belongs to a new action names it by the server's id from then on. `unsent`:
 * references of incidents that the server does not have yet: an item that it could not find one for is not refused by that.
 */
export async function settleOutbox(
  outbox: OutboxStore,
  answers: readonly AnsweredItem[],
  unsent: ReadonlySet<string>,
): Promise<{ sent: number; needsYou: number }> {
  const settled = { sent: 0, needsYou: 0 };
  if (answers.length === 0) return settled;
  await outbox((db) =>
    inTransaction(db.transaction('items', 'readwrite'), async ({ store }, write) => {
      const items = new Map((await store.getAll()).map((item) => [item.id, item]));
      const put = (item: OutboxItem) => {
        items.set(item.id, item);
        write(store.put(item));
      };
      for (const { sent, verdict, comment } of answers) {
        const there = items.get(sent.id);
        // Given up meanwhile, or answered in another tab.
        if (there === undefined || there.known !== null) continue;
        if (verdict.kind === 'accepted' && verdict.record === null) {
          items.delete(sent.id);
          write(store.delete(sent.id));
          for (const item of items.values()) {
            const isOf = item.kind === 'comment-photo' && item.userId === there.userId;
            if (
              isOf &&
              comment &&
              'commentClientRef' in item.of &&
              item.of.commentClientRef === there.clientRef
            )
              put({ ...item, of: comment });
          }
          settled.sent += 1;
        } else if (verdict.kind === 'accepted' && verdict.record !== null) {
          put({ ...there, known: verdict.record, problem: null });
          nameByServer(items, put, there, verdict.record);
          settled.sent += 1;
        } else if (verdict.kind === 'refused' && !isBehind(items, there)) {
          if (verdict.problem.status === 404 && unsent.has(incidentRefOf(there) ?? '')) continue;
          put({ ...there, problem: keptProblem(verdict.problem) });
          settled.needsYou += 1;
        }
      }
    }),
  );
  return settled;
}

export function keptProblem(problem: Refusal): NonNullable<OutboxItem['problem']> {
  const { status: _status, ...kept } = problemOf(problem);
  return kept;
}

/** Another item of its thread has to arrive first: that it was not taken means nothing yet. */
const isBehind = (items: ReadonlyMap<number, OutboxItem>, { id, userId, thread }: OutboxItem): boolean =>
  [...items.values()].some(
    (other) => other.userId === userId && other.thread === thread && other.id < id && other.known === null,
  );

function nameByServer(
  items: ReadonlyMap<number, OutboxItem>,
  put: (item: OutboxItem) => void,
  answered: OutboxItem,
  { id: actionId }: Action,
): void {
  const { userId } = answered;
  const clientRef = answered.kind === 'action' ? answered.clientRef : refOf(answered);
  if (clientRef === null) return;
  for (const item of items.values()) {
    const isOfAction = item.kind === 'action-state' || item.kind === 'action-photo';
    if (isOfAction && item.userId === userId && refOf(item) === clientRef) put({ ...item, of: { actionId } });
  }
}

const refOf = (item: OutboxItem): string | null =>
  'of' in item && 'actionClientRef' in item.of ? item.of.actionClientRef : null;

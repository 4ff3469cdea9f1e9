import type { Action } from '@tailboard/contract/actions.ts';
import type { OutboxItem } from '../databases/outbox-db.ts';

/** Items of a kind that goes in a batch. */
export type Batched = Extract<OutboxItem, { kind: 'action' | 'action-state' | 'comment' }>;

export const goesInBatch = (item: OutboxItem): item is Batched => item.kind !== 'action-photo';

/** The item as POST /api/sync takes it. */
export function outboxItem(item: Batched) {
  const { clientRef } = item;
  if (item.kind === 'comment') return { kind: item.kind, ...item.on, ...item.record, clientRef };
  return item.kind === 'action'
    ? { kind: item.kind, record: { ...item.record, clientRef, madeAt: item.at } }
    : { kind: item.kind, ...item.of, ...item.change, clientRef };
}

/** Whether the server speaks of what this item is about. */
export function isAboutIt(item: Exclude<Batched, { kind: 'comment' }>, action: Action): boolean {
  if (item.kind === 'action') return action.clientRef === item.clientRef;
  return 'actionId' in item.of
    ? action.id === item.of.actionId
    : action.clientRef === item.of.actionClientRef;
}

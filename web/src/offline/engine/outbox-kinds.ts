import type { Action } from '@tailboard/contract/actions.ts';
import type { ActionName, OutboxItem, PhotoItem } from '../databases/outbox-db.ts';

/** Items of a kind that goes in a batch. */
export type Batched = Exclude<OutboxItem, PhotoItem>;

export const isPhoto = (item: OutboxItem): item is PhotoItem =>
  item.kind === 'action-photo' || item.kind === 'comment-photo';
export const goesInBatch = (item: OutboxItem): item is Batched => !isPhoto(item);

/** The item as POST /api/sync takes it. `now`: ms, by the clock that gave `item.at`. */
export function outboxItem(item: Batched, now: number) {
  const { clientRef, at } = item;
  switch (item.kind) {
    case 'action':
      return { kind: item.kind, record: { ...item.record, clientRef, madeAt: at } };
    case 'action-state':
      return { kind: item.kind, ...item.of, ...item.change, clientRef };
    case 'comment':
      return { kind: item.kind, ...item.on, ...item.record, clientRef };
    case 'facts': {
      const facts = { ...item.facts, saidAt: at, sentAt: new Date(now).toISOString() };
      return { kind: item.kind, ...item.on, clientRef, facts };
    }
    case 'people':
      return { kind: item.kind, ...item.on, clientRef, people: item.people };
  }
}

/** Whether the server speaks of what this item is about. */
export function isAboutIt(
  item: Extract<Batched, { kind: 'action' | 'action-state' }>,
  action: Action,
): boolean {
  if (item.kind === 'action') return action.clientRef === item.clientRef;
  return isNamed(item.of, action);
}

const isNamed = (name: ActionName, { id, clientRef }: Action): boolean =>
  'actionId' in name ? id === name.actionId : clientRef === name.actionClientRef;

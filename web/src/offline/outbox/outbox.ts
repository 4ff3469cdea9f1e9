import type { DeviceContext } from '../device-context.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import type { OutboxContent, OutboxItem } from '../databases/outbox-db.ts';
import { runSave } from '../records/run-save.ts';

/** Items that the server has are kept so long for lists that do not hold them yet, ms. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

type Outbox = Pick<DeviceContext, 'outbox'>;
export type Posted = OutboxContent & { thread: string; clientRef: string };

/** Every item of this person, in order; none that a newer version of the app wrote. */
export async function itemsOf({ outbox }: Outbox, userId: number): Promise<OutboxItem[]> {
  const all = await outbox((db) => db.getAll('items'));
  return all.filter((item) => item.userId === userId && item.recordVersion === 1);
}

export const waits = ({ known }: OutboxItem): boolean => known === null;

/**
 * What can be sent, in order: nothing that the server refused, nor about an incident of `refused`, and nothing behind that in
 * its thread.
 */
export function readyToSend(items: readonly OutboxItem[], refused: ReadonlySet<string>): OutboxItem[] {
  const isStuck = (item: OutboxItem) => item.problem !== null || refused.has(incidentRefOf(item) ?? '');
  const stuck = new Set(items.filter(isStuck).map(({ thread }) => thread));
  return items.filter((item) => waits(item) && !stuck.has(item.thread));
}

export function incidentRefOf(item: OutboxItem): string | null {
  if (item.kind === 'action') return item.record.incidentClientRef;
  const isOn = item.kind === 'comment' || item.kind === 'facts' || item.kind === 'people';
  return isOn && 'incidentClientRef' in item.on ? item.on.incidentClientRef : null;
}

/** Save first, then send: a resolved promise means that all of it is durable here. Throws a DeviceSaveError. */
export async function post(
  context: DeviceContext,
  { userId, items }: { userId: number; items: readonly Posted[] },
): Promise<void> {
  const now = context.parts.now();
  const at = new Date(now).toISOString();
  await runSave(context, () =>
    context.outbox((db) =>
      inTransaction(
        db.transaction('items', 'readwrite', { durability: 'strict' }),
        async ({ store }, write) => {
          const all = await store.getAll();
          for (const item of all) {
            if (!waits(item) && now - Date.parse(item.at) > KEPT_MS) write(store.delete(item.id));
          }
          const known = new Set(all.map(({ clientRef }) => clientRef));
          for (const item of items) {
            // Pressed twice.
            if (known.has(item.clientRef)) continue;
            const isOne = item.kind === 'facts' || item.kind === 'people';
            const before = isOne ? all.filter((each) => each.thread === item.thread) : [];
            for (const { id } of before.filter((each) => each.userId === userId)) write(store.delete(id));
            const row = {
              ...namedByServer(item, all),
              recordVersion: 1,
              userId,
              at,
              problem: null,
              known: null,
            } as const;
            // The store gives the id.
            write(store.add(row as OutboxItem));
          }
        },
      ),
    ),
  );
}

/** What belongs to an action that the server has meanwhile names it by its id. */
function namedByServer(item: Posted, all: readonly OutboxItem[]): Posted {
  if (item.kind !== 'action-state' && item.kind !== 'action-photo') return item;
  if (!('actionClientRef' in item.of)) return item;
  const { actionClientRef } = item.of;
  const known = all.find(({ clientRef }) => clientRef === actionClientRef)?.known;
  return known == null ? item : { ...item, of: { actionId: known.id } };
}

/** The person asks for another try of all that waits in a thread. */
export async function retryThread(
  { outbox, changes }: Pick<DeviceContext, 'outbox' | 'changes'>,
  userId: number,
  thread: string,
): Promise<void> {
  await changeThread({ outbox }, { userId, thread, change: (item) => ({ ...item, problem: null }) });
  changes.tell({ type: 'saved' });
}

/** Gives up what the server refused in a thread, and what waits behind it. */
export async function discardThread(
  { outbox, changes }: Pick<DeviceContext, 'outbox' | 'changes'>,
  userId: number,
  thread: string,
): Promise<void> {
  await changeThread({ outbox }, { userId, thread, change: () => null });
  changes.tell({ type: 'changed' });
}

async function changeThread(
  { outbox }: Outbox,
  options: { userId: number; thread: string; change: (item: OutboxItem) => OutboxItem | null },
): Promise<void> {
  const { userId, thread, change } = options;
  await outbox((db) =>
    inTransaction(db.transaction('items', 'readwrite'), async ({ store }, write) => {
      for (const item of await store.getAll()) {
        if (item.userId !== userId || item.thread !== thread || !waits(item)) continue;
        const changed = change(item);
        write(changed === null ? store.delete(item.id) : store.put(changed));
      }
    }),
  );
}

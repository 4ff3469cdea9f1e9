import type { DeviceContext } from '../device-context.ts';
import { keysOf } from '../databases/crew-db.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { toSaveError } from '../databases/save-error.ts';
import type { LocalIdentity, StoredDraft } from '../databases/stored-records.ts';
import { openLastTyping } from './last-typing.ts';
import { findClaim, findRecord, newIdentity } from './local-ids.ts';

const durable = { durability: 'strict' } as const;

export type DraftToSave = {
  userId: number;
  kind: string;
  step: string;
  values: unknown;
  /** As this tab knows it. Where another tab has submitted it, its name stays with the form, so that it is not sent as a second report. */
  draft?: LocalIdentity | null;
};

/** `isSubmitted`: its report, claim or talk lies on the device already, and nothing was written. */
type Kept = { draft: StoredDraft; isSubmitted: boolean };

/**
 * Forms that are not finished. A draft is saved at every step and before a file is chosen (the camera may kill the
 * page), and is opened again at the same step. It names its report from the start, so that photos can be kept under
 * `localId` at once and a report submitted twice is one report. The save of the report deletes it in the same transaction,
 * so a draft that lies on the device was never submitted.
 */
export function openDrafts({ parts, crew, changes }: DeviceContext) {
  const lastTyping = openLastTyping(parts.texts);

  /** The draft with what was typed last, or null. */
  async function load(userId: number, kind: string): Promise<StoredDraft | null> {
    const typing = lastTyping.read(userId, kind);
    const draft = await loadKept(userId, kind);
    if (typing === null) return draft;
    const isOlder = draft !== null && typing.at <= Date.parse(draft.updatedAt);
    if (isOlder) {
      lastTyping.forget(userId, kind);
      return draft;
    }
    const { step, values } = typing;
    // Where the device takes nothing more, the draft as it was kept is better than none.
    const kept = await keep({ userId, kind, step, values, draft: typing.draft }).catch(() => null);
    if (kept === null) return draft;
    lastTyping.forget(userId, kind);
    return kept.isSubmitted ? null : kept.draft;
  }

  async function loadKept(userId: number, kind: string): Promise<StoredDraft | null> {
    const draft = await crew((db) => db.get('drafts', [userId, kind]));
    return draft?.recordVersion === 1 ? draft : null;
  }

  /** Saves step and values; the first save names the report. Throws a DeviceSaveError. */
  async function save(form: DraftToSave): Promise<StoredDraft> {
    const { userId, kind } = form;
    const begun = parts.now();
    try {
      const { draft } = await keep(form);
      if ((lastTyping.read(userId, kind)?.at ?? Infinity) <= begun) lastTyping.forget(userId, kind);
      return draft;
    } catch (error) {
      throw toSaveError(error);
    }
  }

  async function keep(form: DraftToSave): Promise<Kept> {
    const known = await crew((db) =>
      inTransaction(db.transaction('drafts', 'readwrite', durable), async ({ store }, write) => {
        const there = await store.get([form.userId, form.kind]);
        if (there === undefined) return null;
        const draft = draftOf(form, there);
        write(store.put(draft));
        return draft;
      }),
    );
    return known === null ? await keepFirst(form) : { draft: known, isSubmitted: false };
  }

  /** Begins a draft. One that this form has kept before was submitted in another tab, or thrown away there. */
  async function keepFirst(form: DraftToSave): Promise<Kept> {
    const { userId, kind, draft: mine } = form;
    const stores = ['drafts', 'lastLocalId', 'incidents', 'claims', 'talks'] as const;
    return await crew((db) =>
      inTransaction(db.transaction(stores, 'readwrite', durable), async (tx, write) => {
        const submitted =
          mine &&
          ((await findRecord(tx.objectStore('incidents'), userId, mine.localId)) ??
            (await findClaim(tx.objectStore('claims'), userId, mine.localId)) ??
            (await tx.objectStore('talks').get([userId, mine.clientRef])));
        if (mine && submitted) return { draft: draftOf(form, mine), isSubmitted: true };
        const drafts = tx.objectStore('drafts');
        const identity =
          (await drafts.get([userId, kind])) ??
          mine ??
          (await newIdentity(parts, tx.objectStore('lastLocalId'), write));
        const draft = draftOf(form, identity);
        write(drafts.put(draft));
        return { draft, isSubmitted: false };
      }),
    );
  }

  function draftOf({ userId, kind, step, values }: DraftToSave, { clientRef, localId }: LocalIdentity) {
    const updatedAt = new Date(parts.now()).toISOString();
    return { recordVersion: 1, userId, kind, clientRef, localId, step, values, updatedAt } as const;
  }

  /** All unfinished forms of this person. */
  async function list(userId: number): Promise<StoredDraft[]> {
    return await crew((db) => db.getAll('drafts', keysOf(userId)));
  }

  /** Throws the draft and its files away, because its person said so. */
  async function discard(userId: number, kind: string): Promise<void> {
    lastTyping.forget(userId, kind);
    await crew((db) =>
      inTransaction(
        db.transaction(['drafts', 'mediaUploads'], 'readwrite', { durability: 'strict' }),
        async (tx, write) => {
          const draft = await tx.objectStore('drafts').get([userId, kind]);
          if (draft === undefined) return;
          const files = tx.objectStore('mediaUploads');
          const keys = await files.index('incidentId').getAllKeys(draft.localId);
          for (const key of keys) write(files.delete(key));
          write(tx.objectStore('drafts').delete([userId, kind]));
        },
      ),
    );
    changes.tell({ type: 'changed' });
  }

  return {
    load,
    save,
    discard,
    list,
    /** Keeps what a form holds at once, while its page goes away; `load` brings it back. */
    keepTyping: ({ userId, kind, step, values, draft }: DraftToSave): void => {
      const identity = draft ? { clientRef: draft.clientRef, localId: draft.localId } : null;
      lastTyping.write(userId, kind, { step, values, draft: identity, at: parts.now() });
    },
    /** Lets go of it: the form was submitted or is empty again. */
    forgetTyping: (userId: number, kind: string): void => lastTyping.forget(userId, kind),
  };
}

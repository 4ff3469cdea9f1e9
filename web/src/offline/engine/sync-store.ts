import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { Media } from '@tailboard/contract/media.ts';
import { currentUser } from '../current-user.ts';
import { claimName } from '../claims/claim-names.ts';
import type {
  StoredClaim,
  StoredFile,
  StoredIncident,
  StoredProblem,
  StoredRefusal,
} from '../databases/stored-records.ts';
import { writeIncident } from '../databases/cached-answers.ts';
import { readIncidents } from '../databases/record-versions.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { settleAnswers, settleTalks } from './settle-answers.ts';
import type { OutboxItem } from '../databases/outbox-db.ts';
import { isPhoto } from './outbox-kinds.ts';
import { itemsOf, readyToSend } from '../outbox/outbox.ts';
import { settleOutbox, type AnsweredItem } from './settle-outbox.ts';
import type { DeviceContext } from '../device-context.ts';
import type { Answered, RecordToSend } from './sync-items.ts';
import { openWorkFinder, type ReadyFile } from './find-work.ts';

export type Applied = { sent: number; again: number; needsYou: number };

/** What the engine reads and writes on the device. Each function is one transaction, and one place where it may die. */
export function openSyncStore(
  context: Pick<DeviceContext, 'crew' | 'outbox' | 'parts' | 'answers' | 'signedOut'>,
) {
  const { crew, outbox, parts } = context;

  return {
    ...openWorkFinder(context),

    /** The file and the reference it is sent under; null when it is gone or another person's. */
    readFile: async (userId: number, id: number): Promise<StoredFile | null> => {
      const [file, refusal] = await crew((db) => {
        const tx = db.transaction(['mediaUploads', 'refusals']);
        return Promise.all([
          tx.objectStore('mediaUploads').get(id),
          tx.objectStore('refusals').get(['file', id]),
        ]);
      });
      if (file === undefined || file.userId !== userId) return null;
      return { ...file, id, clientRef: refusal?.clientRef ?? file.clientRef };
    },

    /** Writes all answers of one reply. */
    applyAnswers: async (answers: readonly Answered[]): Promise<Applied> => {
      const applied: Applied = { sent: 0, again: 0, needsYou: 0 };
      const ofRecords = answers.filter((each) => each.of === 'incident' || each.of === 'claim');
      const ofTalks = answers.filter((each) => each.of === 'talk');
      await crew((db) =>
        inTransaction(
          db.transaction(['incidents', 'claims', 'talks', 'refusals'], 'readwrite'),
          async (tx, write) => {
            const stores = { incidents: tx.objectStore('incidents'), claims: tx.objectStore('claims') };
            for (const settled of await settleAnswers(stores, write, ofRecords)) {
              if (settled.problem !== null)
                write(tx.objectStore('refusals').put(refusalOf(settled, settled.problem)));
              applied[settled.outcome === 'needs-you' ? 'needsYou' : settled.outcome] += 1;
            }
            const talks = await settleTalks(tx.objectStore('talks'), write, ofTalks);
            applied.sent += talks.sent;
            applied.needsYou += talks.needsYou;
          },
        ),
      );
      const ofItems = answers.filter((each) => each.of === 'outbox');
      // Shown from there once the item is gone, also without signal.
      for (const { sent, details } of ofItems) {
        const isThere = details !== undefined && (await currentUser(context))?.id === sent.userId;
        if (isThere) await writeIncident(context, sent.userId, details);
      }
      const items = await settleOutbox(outbox, ofItems, await unsentRefs(ofItems));
      applied.sent += items.sent;
      applied.needsYou += items.needsYou;
      return applied;
    },

    /** Photos whose action or comment the server has, and others in line with them. */
    readPhotos: async (userId: number) =>
      readyToSend(await itemsOf(context, userId), new Set()).filter(isPhoto),

    /** The server has the photo, and the device lets go of it; or the photo stays with the reason why not. */
    settlePhoto: async (id: number, problem: OutboxItem['problem']): Promise<void> => {
      await outbox((db) =>
        inTransaction(db.transaction('items', 'readwrite'), async ({ store }, write) => {
          const item = await store.get(id);
          if (item !== undefined)
            write(problem === null ? store.delete(id) : store.put({ ...item, problem }));
        }),
      );
    },

    /** The server holds the file: only now does the device let go of it. */
    fileSent: async (file: ReadyFile, media: Media): Promise<void> => {
      await crew((db) =>
        inTransaction(
          db.transaction(['incidents', 'claims', 'mediaUploads', 'refusals'], 'readwrite'),
          async (tx, write) => {
            write(tx.objectStore('mediaUploads').delete(file.id));
            write(tx.objectStore('refusals').delete(['file', file.id]));
            if (file.documentKey === null) {
              const incidents = tx.objectStore('incidents');
              const record = await incidents.get(file.recordId);
              if (record?.recordVersion === 1) write(incidents.put(withMedia(record, media)));
            } else {
              const claims = tx.objectStore('claims');
              const record = await claims.get(file.recordId);
              if (record?.recordVersion === 1)
                write(claims.put(withDocument(record, file.documentKey, media)));
            }
          },
        ),
      ).catch(async () => {
        // On a full disk only the deletion works, and it makes room. The list of the server names the file anyway.
        await crew((db) => db.delete('mediaUploads', file.id));
      });
    },

    /** The server does not take the file: it stays, and says why. */
    fileRefused: async (
      userId: number,
      { id, liesUnder: incidentId }: ReadyFile,
      problem: StoredProblem,
    ): Promise<void> => {
      const at = new Date(parts.now()).toISOString();
      await crew((db) =>
        inTransaction(db.transaction('refusals', 'readwrite'), async ({ store }, write) => {
          const clientRef = (await store.get(['file', id]))?.clientRef ?? null;
          const about = { recordVersion: 1, of: 'file', id, userId, incidentId, revision: 0 } as const;
          write(store.put({ ...about, problem, clientRef, at }));
        }),
      );
    },
  };

  /** References of incidents that the server does not have yet, where an item was not taken. */
  async function unsentRefs(items: readonly AnsweredItem[]): Promise<ReadonlySet<string>> {
    if (items.every(({ verdict }) => verdict.kind === 'accepted')) return new Set();
    const stored = await crew((db) => db.getAll('incidents', IDBKeyRange.upperBound(0)));
    return new Set(readIncidents(stored).map(({ clientRef }) => clientRef));
  }

  function refusalOf({ of, sent }: RecordToSend, problem: StoredProblem): StoredRefusal {
    const { id, userId, revision } = sent;
    const incidentId = of === 'claim' ? claimName(id) : id;
    const at = new Date(parts.now()).toISOString();
    return { recordVersion: 1, of, id, userId, incidentId, revision, problem, clientRef: null, at };
  }
}

export type SyncStore = ReturnType<typeof openSyncStore>;

function withMedia(record: StoredIncident, media: Media): StoredIncident {
  if (record.media.some((each) => each.id === media.id)) return record;
  return { ...record, media: [...record.media, media] };
}

/** The claim with the file on the line of its checklist, as the server will say at its next answer. */
function withDocument(record: StoredClaim, key: ClaimDocumentKey, media: Media): StoredClaim {
  const { known } = record;
  if (known === null) return record;
  const documents = known.documents.map((line) =>
    line.key !== key || line.files.some((each) => each.id === media.id)
      ? line
      : { ...line, status: 'sent' as const, files: [...line.files, media] },
  );
  return { ...record, known: { ...known, documents } };
}

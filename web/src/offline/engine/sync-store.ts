import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { Media } from '@tailboard/contract/media.ts';
import { claimName } from '../claims/claim-names.ts';
import type {
  StoredClaim,
  StoredFile,
  StoredIncident,
  StoredProblem,
  StoredSend,
} from '../databases/stored-records.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import { writeSends } from './refusals.ts';
import { settleAnswers } from './settle-answers.ts';
import { settleTalks } from './settle-talks.ts';
import type { DeviceContext } from '../device-context.ts';
import type { Answered, RecordToSend } from './sync-items.ts';
import { openWorkFinder, type ReadyFile } from './find-work.ts';

export type Applied = { sent: number; again: number; needsYou: number };

/** What the engine reads and writes on the device. Each function is one transaction, and one place where it may die. */
export function openSyncStore(context: Pick<DeviceContext, 'crew' | 'db' | 'talks' | 'parts'>) {
  const { crew, parts } = context;

  return {
    ...openWorkFinder(context),

    /** The file and the reference it is sent under; null when it is gone or another person's. */
    readFile: async (userId: number, id: number): Promise<StoredFile | null> => {
      const [file, send] = await Promise.all([
        crew((db) => db.get('mediaUploads', id)),
        context.db((db) => db.get('sends', ['file', id])),
      ]);
      if (file === undefined || file.userId !== userId) return null;
      return { ...file, id, clientRef: send?.clientRef ?? file.clientRef };
    },

    /** Writes all answers of one reply: of records in one transaction, then of talks, then what was said against records. */
    applyAnswers: async (answers: readonly Answered[]): Promise<Applied> => {
      const applied: Applied = { sent: 0, again: 0, needsYou: 0 };
      const refusals: StoredSend[] = [];
      const ofRecords = answers.filter((each) => each.of !== 'talk');
      const ofTalks = answers.filter((each) => each.of === 'talk');
      await crew((db) =>
        inTransaction(db.transaction(['incidents', 'claims'], 'readwrite'), async (tx, write) => {
          const stores = { incidents: tx.objectStore('incidents'), claims: tx.objectStore('claims') };
          for (const settled of await settleAnswers(stores, write, ofRecords)) {
            if (settled.problem !== null) refusals.push(refusal(settled, settled.problem));
            applied[settled.outcome === 'needs-you' ? 'needsYou' : settled.outcome] += 1;
          }
        }),
      );
      const talks = await settleTalks(context.talks, ofTalks);
      applied.sent += talks.sent;
      applied.needsYou += talks.needsYou;
      await writeSends(context, { put: refusals });
      return applied;
    },

    /** The server holds the file: only now does the device let go of it. */
    fileSent: async (file: ReadyFile, media: Media): Promise<void> => {
      await crew(
        (db) =>
          inTransaction(
            db.transaction(['incidents', 'claims', 'mediaUploads'], 'readwrite'),
            async (tx, write) => {
              write(tx.objectStore('mediaUploads').delete(file.id));
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
        // On a full disk only the deletion works, and it makes room. The list of the server names the file anyway.
      ).catch(() => crew((db) => db.delete('mediaUploads', file.id)));
      await writeSends(context, { forget: [{ of: 'file', id: file.id }] });
    },

    /** The server does not take the file: it stays, and says why. */
    fileRefused: async (
      userId: number,
      { id, liesUnder }: ReadyFile,
      problem: StoredProblem,
    ): Promise<void> => {
      const at = new Date(parts.now()).toISOString();
      const known = await context.db((db) => db.get('sends', ['file', id]));
      const clientRef = known?.clientRef ?? null;
      await writeSends(context, {
        put: [
          {
            recordVersion: 1,
            of: 'file',
            id,
            userId,
            incidentId: liesUnder,
            revision: 0,
            problem,
            clientRef,
            at,
          },
        ],
      });
    },
  };

  function refusal({ of, sent }: RecordToSend, problem: StoredProblem): StoredSend {
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

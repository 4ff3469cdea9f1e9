import type { Media } from '@tailboard/contract/media.ts';
import type { StoredFile, StoredIncident, StoredProblem, StoredSend } from './device-records.ts';
import { inTransaction } from './in-transaction.ts';
import { openMoves } from './move-records.ts';
import { writeSends } from './sends.ts';
import { settleReport, type Verdict } from './settle-report.ts';
import type { Shared } from './shared-parts.ts';
import { openWaitingWork, type ReadyFile } from './waiting-work.ts';

export type Answered = { sent: StoredIncident; verdict: Verdict };
export type Applied = { sent: number; again: number; needsYou: number };

/** What the engine reads and writes on the device. Each function is one transaction, and one place where it may die. */
export function openSendStore(shared: Pick<Shared, 'crew' | 'db' | 'parts'>) {
  const { crew, parts } = shared;

  return {
    ...openWaitingWork(shared),

    /** The file and the reference it is sent under; null when it is gone or another person's. */
    readFile: async (userId: number, id: number): Promise<StoredFile | null> => {
      const [file, send] = await Promise.all([
        crew((db) => db.get('mediaUploads', id)),
        shared.db((db) => db.get('sends', ['file', id])),
      ]);
      if (file === undefined || file.userId !== userId) return null;
      return { ...file, id, clientRef: send?.clientRef ?? file.clientRef };
    },

    /** Writes all answers of one reply, in one transaction; then what the server said against records. */
    applyAnswers: async (answers: readonly Answered[]): Promise<Applied> => {
      const applied: Applied = { sent: 0, again: 0, needsYou: 0 };
      const refusals: StoredSend[] = [];
      await crew((db) =>
        inTransaction(db.transaction('incidents', 'readwrite'), async ({ store }, write) => {
          const { here, move, writeAll } = await openMoves(
            store,
            answers.flatMap(({ sent, verdict }) => [sent.id, targetOf(verdict) ?? sent.id]),
          );
          for (const { sent, verdict } of answers) {
            const target = targetOf(verdict);
            const occupant = target === null || target === sent.id ? undefined : here.get(target);
            const settled = settleReport({ sent, now: here.get(sent.id), occupant, verdict });
            move(settled);
            if (settled.problem !== null) refusals.push(refusal(sent, settled.problem));
            applied[settled.outcome === 'needs-you' ? 'needsYou' : settled.outcome] += 1;
          }
          writeAll(write);
        }),
      );
      await writeSends(shared, { put: refusals });
      return applied;
    },

    /** The server holds the file: only now does the device let go of it. */
    fileSent: async (file: ReadyFile, media: Media): Promise<void> => {
      await crew(
        (db) =>
          inTransaction(db.transaction(['incidents', 'mediaUploads'], 'readwrite'), async (tx, write) => {
            const incidents = tx.objectStore('incidents');
            const record = await incidents.get(file.incidentId);
            write(tx.objectStore('mediaUploads').delete(file.id));
            if (record?.recordVersion === 1 && !record.media.some((each) => each.id === media.id)) {
              write(incidents.put({ ...record, media: [...record.media, media] }));
            }
          }),
        // On a full disk only the deletion works, and it makes room. The list of the server names the file anyway.
      ).catch(() => crew((db) => db.delete('mediaUploads', file.id)));
      await writeSends(shared, { forget: [{ of: 'file', id: file.id }] });
    },

    /** The server does not take the file: it stays, and says why. */
    fileRefused: async (
      userId: number,
      { id, liesUnder }: ReadyFile,
      problem: StoredProblem,
    ): Promise<void> => {
      const at = new Date(parts.now()).toISOString();
      const known = await shared.db((db) => db.get('sends', ['file', id]));
      const clientRef = known?.clientRef ?? null;
      await writeSends(shared, {
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

  function refusal(sent: StoredIncident, problem: StoredProblem): StoredSend {
    const { id, userId, revision } = sent;
    const at = new Date(parts.now()).toISOString();
    return {
      recordVersion: 1,
      of: 'incident',
      id,
      userId,
      incidentId: id,
      revision,
      problem,
      clientRef: null,
      at,
    };
  }
}

export type SendStore = ReturnType<typeof openSendStore>;

/** The id under which the record lies on the server, as far as its answer says. */
function targetOf(verdict: Verdict): number | null {
  return verdict.kind === 'accepted' ? verdict.incident.id : idOf(verdict.problem.current);
}

function idOf(current: unknown): number | null {
  const id = typeof current === 'object' && current !== null && 'id' in current ? current.id : null;
  return typeof id === 'number' ? id : null;
}

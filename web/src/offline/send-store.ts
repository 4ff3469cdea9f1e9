import type { Media } from '@tailboard/contract/media.ts';
import type { StoredFile, StoredIncident, StoredProblem, StoredSend } from './device-records.ts';
import { readIncident, readIncidents } from './record-versions.ts';
import { readSends, writeSends } from './sends.ts';
import { settleReport, type Verdict } from './settle-report.ts';
import type { Shared } from './shared-parts.ts';

/** A file that can be sent: its incident is on the server, under `incidentId`. */
export type ReadyFile = { id: number; liesUnder: number; incidentId: number; progressKey: string };

export type Work = {
  /** Pending and not refused as they are, oldest first. */
  reports: StoredIncident[];
  /** Files to be sent with each of the reports or by themselves, by progress key. */
  filesOf: Map<string, number>;
};

export type Answered = { sent: StoredIncident; verdict: Verdict };
export type Applied = { sent: number; again: number; needsYou: number };

/** What the engine reads and writes on the device. Each function is one transaction, and one place where it may die. */
export function openSendStore(shared: Pick<Shared, 'crew' | 'db' | 'parts'>) {
  const { crew, parts } = shared;

  return {
    /** All that can be sent for this person now. */
    readWork: async (userId: number): Promise<Work> => {
      const sends = await readSends(shared, userId);
      const pending = await crew((db) => db.getAllFromIndex('incidents', 'syncStatus', 'pending'));
      const refused = new Set(sends.filter((each) => each.of === 'incident' && each.problem !== null).map(revisionKey));
      const reports = readIncidents(pending)
        .filter((record) => record.userId === userId && !refused.has(`${record.id} ${record.revision}`))
        .sort((a, b) => Math.abs(a.id) - Math.abs(b.id));
      const filesOf = new Map<string, number>();
      for (const { progressKey } of await filesToSend(userId, sends, 'all')) {
        filesOf.set(progressKey, (filesOf.get(progressKey) ?? 0) + 1);
      }
      return { reports, filesOf };
    },

    /** Files whose incident the server holds, in the order they were chosen. */
    readFiles: async (userId: number): Promise<ReadyFile[]> =>
      await filesToSend(userId, await readSends(shared, userId), 'ready'),

    /** The file and the reference it is sent under; null when it is gone or another person's. */
    readFile: async (userId: number, id: number): Promise<StoredFile | null> => {
      const file = await crew((db) => db.get('mediaUploads', id));
      if (file === undefined || file.userId !== userId) return null;
      const renamed = (await shared.db((db) => db.get('sends', ['file', id])))?.clientRef ?? null;
      return { ...file, id, clientRef: renamed ?? file.clientRef };
    },

    /** Writes all answers of one reply, in one transaction; then what the server said against records. */
    applyAnswers: async (answers: readonly Answered[]): Promise<Applied> => {
      const applied: Applied = { sent: 0, again: 0, needsYou: 0 };
      const refusals: StoredSend[] = [];
      await crew(async (db) => {
        const tx = db.transaction('incidents', 'readwrite');
        const found = await Promise.all(
          answers.map(async ({ sent, verdict }) => {
            const target = verdict.kind === 'accepted' ? verdict.incident.id : targetOf(verdict.problem.current);
            const there = target === null || target === sent.id ? undefined : tx.store.get(target);
            const [now, occupant] = await Promise.all([tx.store.get(sent.id), there]);
            return { now: now && readIncident(now), occupant: occupant && readIncident(occupant) };
          }),
        );
        answers.forEach(({ sent, verdict }, index) => {
          const { now, occupant } = found[index] ?? {};
          const settled = settleReport({ sent, now: now ?? undefined, occupant: occupant ?? undefined, verdict });
          if (settled.remove !== null) void tx.store.delete(settled.remove);
          if (settled.put !== null) void tx.store.put(settled.put);
          if (settled.problem !== null) refusals.push(refusal(sent, settled.problem));
          applied[settled.outcome === 'needs-you' ? 'needsYou' : settled.outcome] += 1;
        });
        await tx.done;
      });
      await writeSends(shared, { put: refusals });
      return applied;
    },

    /** The server holds the file: only now does the device let go of it. */
    fileSent: async (file: ReadyFile, media: Media): Promise<void> => {
      await crew(async (db) => {
        const tx = db.transaction(['incidents', 'mediaUploads'], 'readwrite');
        const incidents = tx.objectStore('incidents');
        void tx.objectStore('mediaUploads').delete(file.id);
        const record = await incidents.get(file.incidentId);
        if (record?.recordVersion === 1 && !record.media.some((each) => each.id === media.id)) {
          void incidents.put({ ...record, media: [...record.media, media] });
        }
        await tx.done;
      });
      await writeSends(shared, { forget: [{ of: 'file', id: file.id }] });
    },

    /** The server does not take the file: it stays, and says why. */
    fileRefused: async (userId: number, { id, liesUnder }: ReadyFile, problem: StoredProblem): Promise<void> => {
      const at = new Date(parts.now()).toISOString();
      const known = await shared.db((db) => db.get('sends', ['file', id]));
      const clientRef = known?.clientRef ?? null;
      await writeSends(shared, {
        put: [{ recordVersion: 1, of: 'file', id, userId, incidentId: liesUnder, revision: 0, problem, clientRef, at }],
      });
    },
  };

  function refusal(sent: StoredIncident, problem: StoredProblem): StoredSend {
    const { id, userId, revision } = sent;
    const at = new Date(parts.now()).toISOString();
    return { recordVersion: 1, of: 'incident', id, userId, incidentId: id, revision, problem, clientRef: null, at };
  }

  async function filesToSend(userId: number, sends: readonly StoredSend[], which: 'all' | 'ready'): Promise<ReadyFile[]> {
    const refused = new Set(sends.filter((send) => send.of === 'file' && send.problem !== null).map((send) => send.id));
    return await crew(async (db) => {
      const tx = db.transaction(['incidents', 'mediaUploads']);
      const files: { id: number; liesUnder: number }[] = [];
      const index = tx.objectStore('mediaUploads').index('incidentId');
      for (let at = await index.openKeyCursor(); at !== null; at = await at.continue()) {
        if (!refused.has(at.primaryKey)) files.push({ id: at.primaryKey, liesUnder: at.key });
      }
      if (files.length === 0) return [];
      const records = readIncidents(await tx.objectStore('incidents').getAll());
      const named = new Map<number, StoredIncident>();
      for (const record of records) {
        if (record.userId === userId) named.set(record.id, record);
        for (const name of record.madeAs) if (name.userId === userId) named.set(name.localId, record);
      }
      return files
        .flatMap(({ id, liesUnder }) => {
          const record = named.get(liesUnder);
          const incidentId = record?.id ?? liesUnder;
          if (which === 'ready' ? incidentId < 0 : record === undefined && liesUnder < 0) return [];
          return [{ id, liesUnder, incidentId, progressKey: record?.clientRef ?? String(incidentId) }];
        })
        .sort((a, b) => a.id - b.id);
    });
  }
}

export type SendStore = ReturnType<typeof openSendStore>;

const revisionKey = ({ id, revision }: StoredSend) => `${id} ${revision}`;

function targetOf(current: unknown): number | null {
  const id = typeof current === 'object' && current !== null && 'id' in current ? current.id : null;
  return typeof id === 'number' ? id : null;
}

import type { StoredIncident, StoredSend } from './device-records.ts';
import { readIncidents } from './record-versions.ts';
import { readSends } from './sends.ts';
import type { Shared } from './shared-parts.ts';
import { whereFilesLie } from './where-files-lie.ts';

/** A file that can be sent: its incident is on the server, under `incidentId`. */
export type ReadyFile = { id: number; liesUnder: number; incidentId: number; progressKey: string };

export type Work = {
  /** Pending and not refused as they are, oldest first. */
  reports: StoredIncident[];
  /** How many files go with each report, or by themselves, by progress key. */
  filesOf: Map<string, number>;
};

/** What can be sent. Apart from the rest of the engine, because a first screen asks it before it loads any of that. */
export function openWaitingWork(shared: Pick<Shared, 'crew' | 'db'>) {
  const { crew } = shared;

  return {
    /** All that can be sent for this person now. */
    readWork: async (userId: number): Promise<Work> => {
      const sends = await readSends(shared, userId);
      const pending = await crew((db) => db.getAllFromIndex('incidents', 'syncStatus', 'pending'));
      const refused = new Set(
        sends.filter((each) => each.of === 'incident' && each.problem !== null).map(revisionKey),
      );
      const reports = readIncidents(pending)
        .filter((record) => record.userId === userId && !refused.has(`${record.id} ${record.revision}`))
        .sort((a, b) => Math.abs(a.id) - Math.abs(b.id));
      const going = new Set(reports.map((record) => record.id));
      const filesOf = new Map<string, number>();
      for (const { progressKey, incidentId } of await filesToSend(userId, sends)) {
        // The files of a refused report wait with it.
        if (incidentId > 0 || going.has(incidentId))
          filesOf.set(progressKey, (filesOf.get(progressKey) ?? 0) + 1);
      }
      return { reports, filesOf };
    },

    /**
     * Files whose incident the server holds, in the order they were chosen. `learned`: ids that the server has given
     * and that the device could not write down.
     */
    readFiles: async (userId: number, learned: ReadonlyMap<number, number>): Promise<ReadyFile[]> => {
      const files = await filesToSend(userId, await readSends(shared, userId));
      for (const file of files) file.incidentId = learned.get(file.liesUnder) ?? file.incidentId;
      return files.filter((file) => file.incidentId > 0);
    },
  };

  /** Files of this person's records that the server has not refused. Loads no file, or next to none. */
  async function filesToSend(userId: number, sends: readonly StoredSend[]): Promise<ReadyFile[]> {
    const refused = new Set(
      sends.filter((send) => send.of === 'file' && send.problem !== null).map((send) => send.id),
    );
    return await crew(async (db) => {
      const tx = db.transaction(['incidents', 'mediaUploads']);
      const files = await whereFilesLie(db, tx.objectStore('mediaUploads'));
      if (files.length === 0) return [];

      const named = new Map<number, StoredIncident>();
      for (const record of readIncidents(await tx.objectStore('incidents').getAll())) {
        if (record.userId === userId) named.set(record.id, record);
        for (const name of record.madeAs) if (name.userId === userId) named.set(name.localId, record);
      }
      const ready: ReadyFile[] = [];
      for (const { id, liesUnder, userId: whose } of files) {
        const record = named.get(liesUnder);
        if (refused.has(id) || (record === undefined && liesUnder < 0)) continue;
        // Local ids are one person's; under a server's id two people may have put files.
        if (liesUnder > 0 && whose !== userId) continue;
        const incidentId = record?.id ?? liesUnder;
        ready.push({ id, liesUnder, incidentId, progressKey: record?.clientRef ?? String(incidentId) });
      }
      return ready;
    });
  }
}

const revisionKey = ({ id, revision }: StoredSend) => `${id} ${revision}`;

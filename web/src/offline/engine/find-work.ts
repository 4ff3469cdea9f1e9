import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import { claimIdOf, claimName, isShared, progressKeyOf } from '../claims/claim-names.ts';
import type { StoredClaim, StoredIncident, StoredRefusal, PendingTalk } from '../databases/stored-records.ts';
import { namesOf } from '../records/local-ids.ts';
import { readClaims, readIncidents } from '../databases/record-versions.ts';
import { readRefusals, refusedIn } from '../records/refusals.ts';
import type { DeviceContext } from '../device-context.ts';
import { talksOf } from '../talks/find-talks.ts';
import { itemsOf, readyToSend } from '../outbox/outbox.ts';
import type { OutboxItem } from '../databases/outbox-db.ts';
import { readFilePlaces, type FilePlace } from '../files/file-places.ts';

/** A file that can be sent: its incident or claim is on the server, under `recordId`. */
export type ReadyFile = {
  id: number;
  liesUnder: number;
  recordId: number;
  /** Bytes. */
  size: number;
  /** The line of a claim's checklist; null for a file of an incident. */
  documentKey: ClaimDocumentKey | null;
  progressKey: string;
};

export type Work = {
  /** Pending and not refused as they are, oldest first. */
  reports: StoredIncident[];
  /** Likewise; none whose incident was refused. */
  claims: StoredClaim[];
  /** Closed talks, oldest first. */
  talks: PendingTalk[];
  /** What the outbox holds, in order. */
  posted: OutboxItem[];
  /** How many files go with each record, or by themselves, by progress key. */
  filesOf: Map<string, number>;
};

export function isNothing({ reports, claims, talks, posted, filesOf }: Work): boolean {
  return reports.length + claims.length + talks.length + posted.length + filesOf.size === 0;
}

/** What can be sent. Apart from the rest of the engine, because a first screen asks it before it loads any of that. */
export function openWorkFinder(context: Pick<DeviceContext, 'crew' | 'outbox'>) {
  const { crew } = context;

  return {
    /** All that can be sent for this person now. */
    readWork: async (userId: number): Promise<Work> => {
      const refusals = await readRefusals(context, userId);
      const isRefused = refusedIn(refusals);
      const pending = await readPending(userId);
      const reports = pending.incidents.filter((record) => !isRefused('incident', record));
      const stuck = new Set(
        pending.incidents
          .filter((record) => record.id < 0 && isRefused('incident', record))
          .flatMap((record) => namesOf(record, record.id, userId)),
      );
      const claims = pending.claims.filter(
        (record) => !isRefused('claim', record) && !stuck.has(record.incidentId),
      );
      const going = new Set([...reports, ...claims].map((record) => record.id));
      const filesOf = new Map<string, number>();
      for (const { progressKey, recordId } of await filesToSend(userId, refusals)) {
        // The files of a refused record wait with it.
        if (recordId > 0 || going.has(recordId))
          filesOf.set(progressKey, (filesOf.get(progressKey) ?? 0) + 1);
      }
      const refusedRefs = new Set(
        pending.incidents
          .filter((record) => record.id < 0 && isRefused('incident', record))
          .map(({ clientRef }) => clientRef),
      );
      return {
        ...{ reports, claims, filesOf },
        talks: await readTalks(userId),
        posted: readyToSend(await itemsOf(context, userId), refusedRefs),
      };
    },

    /**
     * Files whose record the server holds, in the order they were chosen. `learned`: ids that the server has given and
     * that the device could not write down.
     */
    readFiles: async (userId: number, learned: ReadonlyMap<number, number>): Promise<ReadyFile[]> => {
      const files = await filesToSend(userId, await readRefusals(context, userId));
      for (const file of files) file.recordId = learned.get(file.liesUnder) ?? file.recordId;
      return files.filter((file) => file.recordId > 0);
    },
  };

  /** Closed talks that the server has not refused. */
  async function readTalks(userId: number): Promise<PendingTalk[]> {
    const stored = await talksOf(context, userId);
    return stored
      .flatMap((talk) => (talk.syncStatus === 'pending' && talk.problem === null ? [talk] : []))
      .sort((a, b) => b.localId - a.localId);
  }

  /** What this person has not sent, oldest first. */
  async function readPending(userId: number) {
    const [incidents, claims] = await crew((db) => {
      const tx = db.transaction(['incidents', 'claims']);
      return Promise.all([
        tx.objectStore('incidents').index('syncStatus').getAll('pending'),
        tx.objectStore('claims').index('syncStatus').getAll('pending'),
      ]);
    });
    const mine = (record: { userId: number }) => record.userId === userId;
    return {
      incidents: readIncidents(incidents).filter(mine).sort(oldestFirst),
      claims: readClaims(claims).filter(mine).sort(oldestFirst),
    };
  }

  /** Files of this person's records that the server has not refused. Loads no file, or next to none. */
  async function filesToSend(userId: number, refusals: readonly StoredRefusal[]): Promise<ReadyFile[]> {
    const refused = new Set(
      refusals
        .filter((refusal) => refusal.of === 'file' && refusal.problem !== null)
        .map((refusal) => refusal.id),
    );
    return await crew(async (db) => {
      const tx = db.transaction(['incidents', 'claims', 'mediaUploads']);
      const files = await readFilePlaces(db, tx.objectStore('mediaUploads'));
      if (files.length === 0) return [];
      const incidents = await tx.objectStore('incidents').getAll();
      const claims = await tx.objectStore('claims').getAll();
      const target = targets(userId, readIncidents(incidents), readClaims(claims));
      return files
        .filter((file) => !refused.has(file.id))
        .map(target)
        .filter((file) => file !== null);
    });
  }
}

type Target = Pick<ReadyFile, 'recordId' | 'progressKey'>;

/** Finds the record that a waiting file belongs to; null for another person's, and for one of no record. */
function targets(userId: number, incidents: readonly StoredIncident[], claims: readonly StoredClaim[]) {
  const named = new Map<number, Target>();
  const add = (record: StoredIncident | StoredClaim, ownName: number) => {
    const target = { recordId: record.id, progressKey: record.clientRef };
    if (record.userId === userId) named.set(ownName, target);
    for (const name of record.madeAs) if (name.userId === userId) named.set(name.localId, target);
  };
  for (const record of incidents) add(record, record.id);
  for (const record of claims) add(record, claimName(record.id));

  return ({ id, liesUnder, documentKey, size, userId: whose }: FilePlace): ReadyFile | null => {
    // Local ids are one person's; under a server's id two people may have put files.
    if (isShared(liesUnder) && whose !== userId) return null;
    const target = named.get(liesUnder) ?? onServerOnly(liesUnder);
    return target && { id, liesUnder, documentKey, size, ...target };
  };
}

/** A record of which this device holds nothing but the file. */
function onServerOnly(name: number): Target | null {
  if (name > 0) return { recordId: name, progressKey: String(name) };
  const claimId = claimIdOf(name);
  return claimId === null ? null : { recordId: claimId, progressKey: progressKeyOf(claimId) };
}

function oldestFirst(a: { id: number }, b: { id: number }): number {
  return Math.abs(a.id) - Math.abs(b.id);
}

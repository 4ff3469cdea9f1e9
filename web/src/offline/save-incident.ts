import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import type { StoredIncident } from './device-records.ts';
import { inTransaction } from './in-transaction.ts';
import { newFile, type FileToKeep } from './keep-files.ts';
import { findRecord, newIdentity } from './local-names.ts';
import { asKept, sameContent } from './same-content.ts';
import { DeviceSaveError } from './save-error.ts';
import { saving, type FinishedDraft } from './saving.ts';
import type { Shared } from './shared-parts.ts';

export type NewIncident = {
  userId: number;
  /** As the form's schema has parsed it. */
  content: IncidentContent;
  status?: IncidentStatus;
  /** The draft it was written in: names the report, holds its files, and is gone after the save. */
  draft?: FinishedDraft;
  /** Files of a form without draft; they become durable together with the report. */
  files?: readonly FileToKeep[];
  /** Name of the person, shown until the server has said it. */
  reportedBy?: string;
};

/** Save first, then send: a resolved promise means that the report is durable here. Throws a DeviceSaveError. */
export async function saveIncident(
  shared: Shared,
  report: NewIncident,
): Promise<{ id: number; clientRef: string }> {
  const { userId, draft, files = [] } = report;
  return await saving(shared, { userId, draft }, async () => {
    const { clientRef, localId } = draft ?? (await newIdentity(shared));
    // Its draft is gone: another tab has submitted it, and perhaps sent it, so that it may lie under another id.
    const anyId = draft !== undefined && !(await draftIsThere(shared, userId, draft));
    const record = newRecord(shared, report, { clientRef, localId });
    return await shared.crew((db) => {
      const stored = db.transaction(['incidents', 'mediaUploads'], 'readwrite', { durability: 'strict' });
      return inTransaction(stored, async (tx, write) => {
        const incidents = tx.objectStore('incidents');
        const there = anyId ? await findRecord(incidents, userId, localId) : await incidents.get(localId);
        if (there) {
          const same = there.clientRef === clientRef && sameContent(record, there);
          if (!same) throw new DeviceSaveError('already-submitted');
          return { id: there.id, clientRef };
        }
        write(incidents.add(record));
        const uploads = tx.objectStore('mediaUploads');
        for (const file of files)
          write(uploads.add(newFile(shared.parts, { ...file, userId, incidentId: localId })));
        return { id: localId, clientRef };
      });
    });
  });
}

function newRecord(
  { parts }: Shared,
  { userId, content, status, reportedBy }: NewIncident,
  { clientRef, localId }: { clientRef: string; localId: number },
): StoredIncident {
  const at = new Date(parts.now()).toISOString();
  return {
    ...asKept(content),
    id: localId,
    recordVersion: 1,
    userId,
    clientRef,
    status: status ?? 'open',
    syncStatus: 'pending',
    revision: 1,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [{ userId, localId }],
    authorId: userId,
    reportedBy: reportedBy ?? null,
    media: [],
    createdAt: at,
    updatedAt: at,
  };
}

async function draftIsThere({ db }: Shared, userId: number, draft: FinishedDraft): Promise<boolean> {
  const stored = await db((database) => database.get('drafts', [userId, draft.kind]));
  return stored?.clientRef === draft.clientRef;
}

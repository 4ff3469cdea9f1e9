import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import type { StoredIncident } from './device-records.ts';
import { newFile, type FileToKeep } from './keep-files.ts';
import type { LocalIdentity } from './local-names.ts';
import { readIncident } from './record-versions.ts';
import { asKept, sameContent } from './same-content.ts';
import { saveNew } from './save-new.ts';
import type { FinishedDraft } from './saving.ts';
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
  return await saveNew(shared, {
    userId,
    draft,
    store: 'incidents',
    read: readIncident,
    make: (identity) => newRecord(shared, report, identity),
    same: sameContent,
    files: (incidentId) => files.map((file) => newFile(shared.parts, { ...file, userId, incidentId })),
  });
}

function newRecord(
  { parts }: Shared,
  { userId, content, status, reportedBy }: NewIncident,
  { clientRef, localId }: LocalIdentity,
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

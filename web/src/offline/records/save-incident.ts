import type { IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import type { LocalIdentity, ReportBesides, StoredIncident } from '../databases/stored-records.ts';
import { newFile, type FileToKeep } from '../files/keep-files.ts';
import { readIncident } from '../databases/record-versions.ts';
import { asKept, sameContent } from './same-incident.ts';
import { saveNewRecord } from './save-new-record.ts';
import type { DeviceContext } from '../device-context.ts';
import type { FinishedDraft } from './run-save.ts';

export type NewIncident = {
  userId: number;
  /** As the form's schema has parsed it. */
  content: IncidentContent;
  status?: IncidentStatus;
  /** Answers and people, sent along with the report. */
  besides?: ReportBesides;
  /** The draft it was written in: names the report, holds its files, and is gone after the save. */
  draft?: FinishedDraft;
  /** Files of a form without draft; they become durable together with the report. */
  files?: readonly FileToKeep[];
  /** Name of the person, shown until the server has said it. */
  reportedBy?: string;
};

/** Save first, then send: a resolved promise means that the report is durable here. Throws a DeviceSaveError. */
export async function saveIncident(
  context: DeviceContext,
  report: NewIncident,
): Promise<{ id: number; clientRef: string }> {
  const { userId, draft, files = [] } = report;
  return await saveNewRecord(context, {
    userId,
    draft,
    store: 'incidents',
    read: readIncident,
    make: (identity) => newRecord(context, report, identity),
    same: sameContent,
    files: (incidentId) => files.map((file) => newFile(context.parts, { ...file, userId, incidentId })),
  });
}

function newRecord(
  { parts }: DeviceContext,
  { userId, content, status, reportedBy, besides }: NewIncident,
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
    ...(besides && { besides }),
    createdAt: at,
    updatedAt: at,
  };
}

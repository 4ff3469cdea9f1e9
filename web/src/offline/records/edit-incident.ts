import type { Incident, IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { cachedIncidents } from '../databases/cached-answers.ts';
import type { ReportBesides, StoredIncident } from '../databases/stored-records.ts';
import { discardChange, saveEdit } from './edit-record.ts';
import type { IncidentEntry } from './overlay-incidents.ts';
import { incidentKind } from './record-kind.ts';
import { asKept } from './same-incident.ts';
import type { DeviceContext } from '../device-context.ts';
import type { FinishedDraft } from './run-save.ts';

export type IncidentEdit = {
  userId: number;
  /** What the person opened. */
  entry: IncidentEntry;
  content: IncidentContent;
  status: IncidentStatus;
  /** Of a report that was not sent yet: what goes along with it. Left out: as it is. */
  besides?: ReportBesides;
  /** Files lie under the draft's localId until the edit is saved. */
  draft?: FinishedDraft;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over?: Incident | null;
};

/** Changes a report, sent or not; durable when resolved. Throws a DeviceSaveError. */
export async function saveIncidentEdit(context: DeviceContext, edit: IncidentEdit): Promise<{ id: number }> {
  const { userId, entry, content, status, besides, draft, over = null } = edit;
  return await saveEdit(context, incidentKind, {
    userId,
    id: entry.id,
    unknown: () => unknownHere(context, userId, entry),
    entry,
    change: (opened) => ({ ...opened, ...asKept(content), status, ...(besides && { besides }) }),
    draft,
    over: () => over,
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMine(context: DeviceContext, userId: number, id: number): Promise<{ id: number }> {
  return await saveEdit(context, incidentKind, {
    userId,
    id,
    change: (opened) => opened,
    over: (conflict) => conflict,
  });
}

/** Gives up what this device has changed in a report that the server holds; see discardChange. */
export async function discardEdit(context: DeviceContext, userId: number, id: number): Promise<void> {
  const listed = await cachedIncidents(context, userId);
  await discardChange(context, incidentKind, {
    userId,
    id,
    current: (mine, conflict) => conflict ?? listed.find((incident) => incident.id === mine.id) ?? null,
  });
}

/** The first device record of an incident that so far only the server had. */
function unknownHere({ parts }: DeviceContext, userId: number, entry: IncidentEntry): StoredIncident {
  const { id, clientRef, status, authorId, reportedBy, media, createdAt, updatedAt } = entry;
  return {
    ...asKept(entry),
    id,
    recordVersion: 1,
    userId,
    clientRef: clientRef ?? parts.uuid(),
    status,
    syncStatus: 'synced',
    revision: 0,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [],
    authorId,
    reportedBy,
    media: [...media],
    createdAt,
    updatedAt,
  };
}

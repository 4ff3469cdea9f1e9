import type { Incident, IncidentContent, IncidentStatus } from '@tailboard/contract/incidents.ts';
import { cachedIncidents } from './answers.ts';
import type { StoredIncident } from './device-records.ts';
import { baseOf, conflictOf, discardChange, recordOf, saveEdit } from './edit-record.ts';
import type { IncidentEntry } from './overlay-incidents.ts';
import { incidentKind } from './record-kind.ts';
import { asKept } from './same-content.ts';
import { DeviceSaveError } from './save-error.ts';
import type { FinishedDraft } from './saving.ts';
import type { Shared } from './shared-parts.ts';

export type IncidentEdit = {
  userId: number;
  /** What the person opened. */
  entry: IncidentEntry;
  content: IncidentContent;
  status: IncidentStatus;
  /** Files lie under the draft's localId until the edit is saved. */
  draft?: FinishedDraft;
  /** After a conflict: the server's version that the person has seen and writes on top of. */
  over?: Incident | null;
};

/** Changes a report, sent or not; durable when resolved. Throws a DeviceSaveError. */
export async function saveIncidentEdit(shared: Shared, edit: IncidentEdit): Promise<{ id: number }> {
  const { userId, entry, content, status, draft, over = null } = edit;
  return await saveEdit(shared, incidentKind, {
    userId,
    draft,
    open: async () => {
      const mine = await recordOf(shared, incidentKind, { userId, id: entry.id });
      if (mine === null && entry.id < 0) throw new DeviceSaveError('not-on-device');
      return mine === null
        ? { record: unknownHere(shared, userId, entry), base: entry.updatedAt }
        : { record: mine, base: baseOf(mine, entry) };
    },
    change: (opened) => ({ ...opened, ...asKept(content), status }),
    over: () => over,
  });
}

/** After a conflict: this device's version replaces the server's, which its person has seen. */
export async function keepMine(shared: Shared, userId: number, id: number): Promise<{ id: number }> {
  return await saveEdit(shared, incidentKind, {
    userId,
    draft: undefined,
    open: async () => {
      const mine = await recordOf(shared, incidentKind, { userId, id });
      if (mine === null) throw new DeviceSaveError('not-on-device');
      return { record: mine, base: mine.baseUpdatedAt };
    },
    change: (opened) => opened,
    over: (opened) => conflictOf(shared, incidentKind, opened),
  });
}

/** Gives up what this device has changed in a report that the server holds; see discardChange. */
export async function discardEdit(shared: Shared, userId: number, id: number): Promise<void> {
  await discardChange(shared, incidentKind, {
    userId,
    id,
    current: async (mine) =>
      (await conflictOf(shared, incidentKind, mine)) ??
      (await cachedIncidents(shared, userId)).find((incident) => incident.id === mine.id) ??
      null,
  });
}

/** The first device record of an incident that so far only the server had. */
function unknownHere({ parts }: Shared, userId: number, entry: IncidentEntry): StoredIncident {
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

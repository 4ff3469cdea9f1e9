import type { Incident } from '@tailboard/contract/incidents.ts';
import type { StoredIncident } from './device-records.ts';

/** `mine` as the server has it now. It keeps its names, under which files may still wait, and its revision. */
export function syncedCopy(mine: StoredIncident, current: Incident): StoredIncident {
  return {
    ...mine,
    id: current.id,
    type: current.type,
    date: current.date,
    location: current.location,
    latitude: current.latitude,
    longitude: current.longitude,
    description: current.description,
    priority: current.priority,
    status: current.status,
    media: current.media,
    syncStatus: 'synced',
    baseUpdatedAt: null,
    earlier: [],
    authorId: current.userId,
    reportedBy: current.reportedBy,
    createdAt: current.createdAt,
    updatedAt: current.updatedAt,
  };
}

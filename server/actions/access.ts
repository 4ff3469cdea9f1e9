import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { StoredAction } from './store.ts';

type Concerned = Pick<StoredAction, 'action' | 'assigneeCrewId' | 'incidentOwnerId' | 'incidentCrewId'>;

/** Whose the action is, as permissions ask: its assignee's, and the owner's of its incident. */
function ownersOf(stored: Concerned) {
  const assignee = { userId: stored.action.assigneeId, crewId: stored.assigneeCrewId };
  return stored.incidentOwnerId === null
    ? [assignee]
    : [assignee, { userId: stored.incidentOwnerId, crewId: stored.incidentCrewId }];
}

/** The assignee, who made it, the owner of its incident, and who reads actions of the crew of either. */
export const maySee = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.createdBy === viewer.id ||
  ownersOf(stored).some((owner) => may(viewer, 'action.read', owner));

/** Whether `viewer` answers for the crew of the assignee or of the incident. */
export const maySupervise = (viewer: Viewer, stored: Concerned): boolean =>
  ownersOf(stored).some((owner) => may(viewer, 'action.supervise', owner));

/** What it says: who made it, and who supervises it. */
export const mayChange = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.createdBy === viewer.id || maySupervise(viewer, stored);

/** To begin it, to say that it is done, to add a photo: also its assignee. */
export const mayDo = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.assigneeId === viewer.id || mayChange(viewer, stored);

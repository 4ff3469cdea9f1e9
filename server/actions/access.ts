import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { StoredAction } from './store.ts';

type Concerned = Pick<
  StoredAction,
  'action' | 'assigneeCrewId' | 'incidentOwnerId' | 'incidentCrewId' | 'observationCrewId'
>;

/** Whose the action is, as permissions ask: its assignee's, the owner's of its incident, the crew's of its report without a name. */
function ownersOf(stored: Concerned) {
  const { action, incidentOwnerId, observationCrewId } = stored;
  return [
    { userId: action.assigneeId, crewId: stored.assigneeCrewId },
    ...(incidentOwnerId === null ? [] : [{ userId: incidentOwnerId, crewId: stored.incidentCrewId }]),
    ...(observationCrewId === null ? [] : [{ userId: 0, crewId: observationCrewId }]),
  ];
}

/** The assignee, who made it, the owner of its incident, and who reads actions of the crew of any of them. */
export const maySee = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.createdBy === viewer.id ||
  ownersOf(stored).some((owner) => may(viewer, 'action.read', owner));

/** Whether `viewer` answers for the crew of the assignee, the incident or the report without a name. */
export const maySupervise = (viewer: Viewer, stored: Concerned): boolean =>
  ownersOf(stored).some((owner) => may(viewer, 'action.supervise', owner));

/** What it says: who made it, and who supervises it. */
export const mayChange = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.createdBy === viewer.id || maySupervise(viewer, stored);

/** To begin it, to say that it is done, to add a photo: also its assignee. */
export const mayDo = (viewer: Viewer, stored: Concerned): boolean =>
  stored.action.assigneeId === viewer.id || mayChange(viewer, stored);

import type { ActionState } from '@tailboard/contract/action-terms.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { answerableFor, tellOfAction as tellPeople } from '../notifications/public.ts';

/** What happened to an action that somebody else has to know. `by`: who did it. */
export type ActionEvent = Readonly<{
  kind: 'action-assigned' | 'action-done';
  action: Readonly<{
    id: number;
    title: string;
    incidentId: number | null;
    assigneeId: number;
    createdBy: number;
    /** YYYY-MM-DD. */
    dueOn: string;
    state: ActionState;
  }>;
  by: Viewer;
}>;

/**
 * Notifies whom an event concerns, in its transaction: of an action that is assigned or reopened its assignee; of one that is done
 * who made it and who answers for the assignee, because somebody else verifies it.
 */
export async function tellOfAction(tx: Database, { kind, action, by }: ActionEvent): Promise<void> {
  const userIds =
    kind === 'action-assigned'
      ? [action.assigneeId]
      : [
          action.createdBy,
          ...(await answerableFor(tx, { ownerId: action.assigneeId, serious: false })).supervisors,
        ];
  await tellPeople(tx, { kind, action, by, userIds });
}

import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';

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
  }>;
  by: Viewer;
}>;

/** Notifies whom an event concerns, in its transaction. */
export async function tellOfAction(_tx: Database, _event: ActionEvent): Promise<void> {}

import type { Duty } from '@tailboard/contract/duties.ts';
import type { DutyState } from '@tailboard/contract/duty-terms.ts';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { users, whoseRecords } from '../../identity/public.ts';
import { duties, incidents } from '../tables.ts';
import { toDuty } from './duty-store.ts';
import { placeColumns } from './states.ts';
import { withStatePlans } from './with-state-plans.ts';

/** More are not shown; the nearest hours are. */
const MOST = 500;
const doers = alias(users, 'doers');

/** Duties of the incidents that `viewer` sees as its reporter or for its crew, the nearest hour first. */
export async function listDuties(
  db: Database,
  options: { viewer: Viewer; state?: DutyState | undefined; incidentId?: number | undefined },
): Promise<Duty[]> {
  const { viewer, state, incidentId } = options;
  const rows = await db
    .select({ duty: duties, doneBy: doers.name, place: placeColumns })
    .from(duties)
    .innerJoin(incidents, eq(incidents.id, duties.incidentId))
    .innerJoin(users, eq(users.id, incidents.userId))
    .leftJoin(doers, eq(doers.id, duties.doneBy))
    .where(
      and(
        whoseRecords(viewer, 'incident.read'),
        state === undefined ? undefined : eq(duties.state, state),
        incidentId === undefined ? undefined : eq(duties.incidentId, incidentId),
      ),
    )
    .orderBy(duties.dueAt, duties.id)
    .limit(MOST);
  return (await withStatePlans(db, rows)).map(toDuty);
}

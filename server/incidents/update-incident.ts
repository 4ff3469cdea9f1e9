import type { Incident, UpdateIncident } from '@tailboard/contract/incidents.ts';
import { eq } from 'drizzle-orm';
import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { notify } from '../notifications/public.ts';
import { checkClosing } from './check-closing.ts';
import { checkContent, checkTransition } from './check-content.ts';
import { findHeat } from './heat-jobs.ts';
import { judgeAgain } from './judging/judge-again.ts';
import { accountsMissing, replacePeople } from './people/people-store.ts';
import { changesOfPeople, peopleAsKept } from './people/put-people.ts';
import { contentColumns } from './report-incident.ts';
import { findIncident, lockIncident, toIncident, type StoredIncident } from './store.ts';
import { incidents } from './tables.ts';

/**
 * Changes an incident that `viewer` may edit, when it still is as the change was based on (`updatedAt`). A repeat of a
 * change that has been made answers as the first did; otherwise a moved record throws `changed-meanwhile` with it.
 */
export async function updateIncident(
  db: Database,
  options: { viewer: Viewer; id: number; update: UpdateIncident; now?: number; modelJudges?: boolean },
): Promise<Incident> {
  const { viewer, id, update, now = Date.now(), modelJudges = false } = options;
  checkContent(update, now);
  return db.transaction(async (tx) => {
    await lockIncident(tx, id);
    const stored = await findIncident(tx, id);
    if (stored === null) throw notFound();
    const owner = { userId: stored.incident.userId, crewId: stored.ownerCrewId };
    if (!may(viewer, 'incident.read', owner) || !may(viewer, 'incident.edit', owner)) throw hidden();
    const { incident } = stored;
    const changes = {
      ...changesOf(stored, update),
      ...changesOfPeople(await peopleAsKept(tx, incident), update),
    };
    if (Object.keys(changes).length === 0) return toIncident(stored);
    if (incident.updatedAt.getTime() !== Date.parse(update.updatedAt)) {
      throw new ProblemError('changed-meanwhile', { current: toIncident(stored) });
    }
    if (update.status !== incident.status) {
      if (!may(viewer, 'incident.set-status', owner)) {
        throw new ProblemError('not-allowed', {
          detail: say('problem.not-allowed.incident-status'),
        });
      }
      checkTransition(incident.status, update.status);
    }
    const missing = (await accountsMissing(tx, [update.people]))(update.people);
    if (missing !== null) throw missing;
    const isElsewhere = ['date', 'latitude', 'longitude'].some((column) => column in changes);
    const updatedAt = new Date(Math.max(now, incident.updatedAt.getTime() + 1));
    await tx
      .update(incidents)
      .set({
        ...contentColumns(update),
        ...(typeof update.supervisorTold === 'boolean' ? { supervisorTold: update.supervisorTold } : {}),
        status: update.status,
        ...(isElsewhere ? { heatIndex: null } : {}),
        ...(update.status === incident.status
          ? {}
          : { closedAt: update.status === 'closed' ? new Date(now) : null }),
        updatedAt,
      })
      .where(eq(incidents.id, id));
    await replacePeople(tx, {
      incidentId: id,
      ...('people' in changes ? { people: update.people } : {}),
      ...('witnesses' in changes ? { witnesses: update.witnesses } : {}),
    });
    await judgeAgain(tx, { incidentId: id, now, modelJudges });
    const changed = await findIncident(tx, id);
    if (changed === null) throw notFound();
    if (isElsewhere) await findHeat(tx, [changed.incident], now);
    // By what is judged now: the same change may have made it grave.
    if (update.status === 'closed' && incident.status !== 'closed') await checkClosing(tx, changed.incident);
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'incident', subjectId: id, action: 'changed', changes },
    ]);
    if (update.status !== incident.status && viewer.id !== incident.userId) {
      await notify(tx, [
        {
          userId: incident.userId,
          kind: 'incident-status',
          incidentId: id,
          by: viewer,
          facts: { status: update.status, incidentType: update.type },
        },
      ]);
    }
    return toIncident(changed);
  });
}

function changesOf({ incident }: StoredIncident, update: UpdateIncident) {
  return changesBetween(incident, { ...contentColumns(update), status: update.status });
}

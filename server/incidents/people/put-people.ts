import type { PutPeople } from '@tailboard/contract/incident-people.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { changesBetween, recordHistory, type Changes } from '../../history/public.ts';
import { hidden, notFound, ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { may } from '../../identity/public.ts';
import { judgeAgain } from '../judging/judge-again.ts';
import { findIncident, lockIncident, toIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { accountsMissing, listPeople, listWitnesses, replacePeople } from './people-store.ts';
import { peopleVersion, type PeopleAsKept } from './people-version.ts';

/**
 * Writes who was hurt, who saw it and whether the supervisor was told, by whoever may edit the incident; it is judged anew in the
 * same transaction. A repeat changes nothing. Throws `changed-meanwhile` where people are no longer as `sent.version` names them.
 */
export async function putPeople(
  db: Database,
  options: { viewer: Viewer; id: number; sent: PutPeople; now?: number; modelJudges?: boolean },
): Promise<void> {
  const { viewer, id, sent, now = Date.now(), modelJudges = false } = options;
  await db.transaction(async (tx) => {
    await lockIncident(tx, id);
    const stored = await findIncident(tx, id);
    if (stored === null) throw notFound();
    const { incident } = stored;
    const owner = { userId: incident.userId, crewId: stored.ownerCrewId };
    if (!may(viewer, 'incident.read', owner) || !may(viewer, 'incident.edit', owner)) throw hidden();
    const before = await peopleAsKept(tx, incident);
    const changes = changesOfPeople(before, sent);
    if (Object.keys(changes).length === 0) return;
    if (typeof sent.version === 'string' && sent.version !== peopleVersion(before))
      throw new ProblemError('changed-meanwhile', { current: toIncident(stored) });
    const missing = (await accountsMissing(tx, [sent.people]))(sent.people);
    if (missing !== null) throw missing;
    await replacePeople(tx, {
      incidentId: id,
      ...('people' in changes ? { people: sent.people } : {}),
      ...('witnesses' in changes ? { witnesses: sent.witnesses } : {}),
    });
    if (typeof sent.supervisorTold === 'boolean')
      await tx.update(incidents).set({ supervisorTold: sent.supervisorTold }).where(eq(incidents.id, id));
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'incident', subjectId: id, action: 'changed', changes },
    ]);
    await judgeAgain(tx, { incidentId: id, now, modelJudges });
  });
}

export async function peopleAsKept(
  db: Database,
  { id, supervisorTold }: { id: number; supervisorTold: boolean | null },
): Promise<PeopleAsKept> {
  return { people: await listPeople(db, id), witnesses: await listWitnesses(db, id), supervisorTold };
}

/** What changes, as the history tells it: who, and never what the injury is. */
export function changesOfPeople(
  before: PeopleAsKept,
  { people, witnesses, supervisorTold }: Pick<PutPeople, 'people' | 'witnesses' | 'supervisorTold'>,
): Changes {
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const given = { ...(people && { people }), ...(witnesses && { witnesses }) };
  const lists = Object.keys(changesBetween(before, given)) as (keyof typeof given)[];
  return {
    ...Object.fromEntries(
      lists.map((list) => [list, { from: namesOf(before[list]), to: namesOf(given[list] ?? []) }]),
    ),
    ...(typeof supervisorTold === 'boolean'
      ? changesBetween({ supervisorTold: before.supervisorTold }, { supervisorTold })
      : {}),
  };
}

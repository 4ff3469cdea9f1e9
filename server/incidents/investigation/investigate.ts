import type { Investigation, PutInvestigation } from '@tailboard/contract/investigations.ts';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { changesBetween, recordHistory } from '../../history/public.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { may, users } from '../../identity/public.ts';
import { say } from '../../sentences/say.ts';
import { refillCases } from '../../recordkeeping/public.ts';
import { supervises } from '../comments/who-reads.ts';
import { readIncident } from '../list-incidents.ts';
import { listPeople } from '../people/people-store.ts';
import { lockIncident, type StoredIncident } from '../store.ts';
import { investigations } from '../tables.ts';

const NONE: Investigation = {
  ...{ timeline: [], whys: [], causes: [], leadBy: null, leadName: null },
  ...{ state: 'open', updatedBy: null, updatedAt: null },
};

async function find(db: Database, incidentId: number): Promise<Investigation> {
  const lead = alias(users, 'lead');
  const [row] = await db
    .select({ investigation: investigations, updatedBy: users.name, leadName: lead.name })
    .from(investigations)
    .innerJoin(users, eq(users.id, investigations.updatedBy))
    .leftJoin(lead, eq(lead.id, investigations.leadBy))
    .where(eq(investigations.incidentId, incidentId));
  if (row === undefined) return NONE;
  const { whys, leadBy, state, updatedAt } = row.investigation;
  // The database orders the fields of what it keeps its own way.
  const timeline = row.investigation.timeline.map(({ at, what }) => ({ at, what }));
  const causes = row.investigation.causes.map(({ kind, text, root }) => ({ kind, text, root }));
  return {
    ...{ timeline, whys, causes, leadBy, leadName: row.leadName, state },
    ...{ updatedBy: row.updatedBy, updatedAt: updatedAt.toISOString() },
  };
}

/** Throws `not-allowed` for whoever may open the incident and does not answer for its crew. */
async function open(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<StoredIncident> {
  const stored = await readIncident(db, { viewer, id });
  if (!supervises(viewer, stored)) throw new ProblemError('not-allowed');
  return stored;
}

/** Why it happened, as far as it is found out; for supervisors of the crew, safety and administrators. */
export async function readInvestigation(
  db: Database,
  options: { viewer: Viewer; id: number | null },
): Promise<Investigation> {
  const { incident } = await open(db, options);
  return find(db, incident.id);
}

/**
 * Keeps the whole investigation. A repeat changes nothing; `changed-meanwhile` where `updatedAt` is sent and it has moved on with
 * other content.
 */
export async function putInvestigation(
  db: Database,
  options: { viewer: Viewer; id: number | null; sent: PutInvestigation; now?: number },
): Promise<Investigation> {
  const { viewer, sent, now = Date.now() } = options;
  const stored = await open(db, options);
  const incidentId = stored.incident.id;
  return db.transaction(async (tx) => {
    await lockIncident(tx, incidentId);
    const before = await find(tx, incidentId);
    const { timeline, whys, causes, leadBy, state } = sent;
    const content = { timeline, whys, causes, leadBy, state };
    const changes = changesBetween({ ...before }, content);
    if (before.updatedAt !== null && Object.keys(changes).length === 0) return before;
    if (
      sent.updatedAt !== undefined &&
      sent.updatedAt !== null &&
      before.updatedAt !== null &&
      Date.parse(sent.updatedAt) !== Date.parse(before.updatedAt)
    )
      throw new ProblemError('changed-meanwhile', { current: before });
    if (leadBy !== null && leadBy !== before.leadBy) await checkLead(tx, { leadBy, stored });
    const earlier = before.updatedAt === null ? 0 : Date.parse(before.updatedAt);
    const row = { ...content, updatedBy: viewer.id, updatedAt: new Date(Math.max(now, earlier + 1)) };
    await tx
      .insert(investigations)
      .values({ incidentId, ...row })
      .onConflictDoUpdate({ target: investigations.incidentId, set: row });
    const people = await listPeople(tx, incidentId);
    await refillCases(tx, { incident: stored.incident, people, timeline });
    // What was found out stays with those who answer for the crew; that it was done is told to all.
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'incident',
        subjectId: incidentId,
        action: 'investigated',
        changes: changesBetween({ investigation: before.state }, { investigation: state }),
      },
    ]);
    return find(tx, incidentId);
  });
}

/** Who leads it reads the record: somebody else could not do it, and would hear of what is not for them. */
async function checkLead(
  tx: Database,
  { leadBy, stored }: { leadBy: number; stored: StoredIncident },
): Promise<void> {
  const [person] = await tx
    .select({ id: users.id, role: users.role, crewId: users.crewId })
    .from(users)
    .where(and(eq(users.id, leadBy), eq(users.active, true)));
  const owner = { userId: stored.incident.userId, crewId: stored.ownerCrewId };
  if (person === undefined || !may(person, 'incident.read', owner))
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'leadBy', message: say('field.no-such-person') }],
    });
}

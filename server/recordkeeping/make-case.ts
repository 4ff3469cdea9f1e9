import type { MakeCase, RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { users } from '../identity/public.ts';
import { insertPeople, investigations, listPeople, lockIncident, readIncident } from '../incidents/public.ts';
import { say } from '../sentences/say.ts';
import { findCase } from './case-store.ts';
import { toKeeper } from './names-around.ts';
import { prefilled } from './prefill.ts';
import { nameKey } from './propose-cases.ts';
import { establishments, recordedCases } from './tables.ts';

/**
 * Makes the case of somebody hurt in an incident (`created`), or completes the one that the judgement made by itself. The person
 * is added to the incident where they do not stand there. A second one throws `case-exists`.
 */
export async function makeCase(
  db: Database,
  options: { viewer: Viewer; made: MakeCase; now?: number },
): Promise<{ created: boolean; made: RecordedCase }> {
  const { viewer, now = Date.now() } = options;
  const { incidentId, person, establishmentId } = options.made;
  return db.transaction(async (tx) => {
    await lockIncident(tx, incidentId);
    const { incident } = await readIncident(tx, { viewer, id: incidentId });
    const timeZone = await zoneOf(tx, establishmentId);
    await checkPerson(tx, person.userId);
    const hurt = await listPeople(tx, incidentId);
    const of = await tx.select().from(recordedCases).where(eq(recordedCases.incidentId, incidentId));
    const isSame = (one: { name: string | null; userId: number | null }) =>
      (one.userId !== null && one.userId === person.userId) || nameKey(one.name) === nameKey(person.name);
    const same = of.find(isSame);
    if (same !== undefined && !same.isProposed) {
      throw new ProblemError('case-exists', { current: { id: same.id } });
    }
    const injured = hurt.find(isSame) ?? null;
    if (injured === null) {
      const { name, userId } = person;
      const none = { bodyPart: null, injury: null, treatment: 'unknown' as const };
      await insertPeople(tx, [{ incidentId, people: [{ name, userId, role: 'employee', ...none }] }]);
    }
    const proposed = same ?? of.find(({ name, isProposed }) => name === null && isProposed);
    const [found] = await tx
      .select({ timeline: investigations.timeline })
      .from(investigations)
      .where(eq(investigations.incidentId, incidentId));
    const known = { injured, timeZone, timeline: found?.timeline ?? [] };
    const row = { ...prefilled(incident, known), ...person, establishmentId, isProposed: false };
    const id =
      proposed === undefined
        ? await insertCase(tx, row)
        : await completeCase(tx, { id: proposed.id, row, at: new Date(now) });
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'osha-case', subjectId: id, action: 'case-made', changes: {} },
    ]);
    const stored = await findCase(tx, id, now);
    if (stored === null) throw notFound();
    return { created: proposed === undefined, made: await toKeeper(tx, stored) };
  });
}

async function insertCase(tx: Database, row: typeof recordedCases.$inferInsert): Promise<number> {
  const [made] = await tx.insert(recordedCases).values(row).returning({ id: recordedCases.id });
  if (made === undefined) throw new Error('A case was not made');
  return made.id;
}

async function completeCase(
  tx: Database,
  { id, row, at }: { id: number; row: typeof recordedCases.$inferInsert; at: Date },
): Promise<number> {
  await tx
    .update(recordedCases)
    .set({ ...row, updatedAt: at })
    .where(eq(recordedCases.id, id));
  return id;
}

/** The zone of an establishment; `invalid-input` where there is no such one. */
export async function zoneOf(tx: Database, establishmentId: number): Promise<string> {
  const [found] = await tx
    .select({ timeZone: establishments.timeZone })
    .from(establishments)
    .where(eq(establishments.id, establishmentId));
  if (found !== undefined) return found.timeZone;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'establishmentId', message: say('field.no-such-establishment') }],
  });
}

export async function checkPerson(tx: Database, userId: number | null | undefined): Promise<void> {
  if (userId == null) return;
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (found !== undefined) return;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'person.userId', message: say('field.no-such-person') }],
  });
}

import type {
  InjuredPerson,
  PeopleOfIncident,
  ShownPerson,
  ShownWitness,
} from '@tailboard/contract/incident-people.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { users } from '../../identity/public.ts';
import { say } from '../../sentences/say.ts';
import { incidentPeople, incidentWitnesses } from '../tables.ts';

export async function listPeople(db: Database, incidentId: number): Promise<InjuredPerson[]> {
  return db
    .select({
      name: incidentPeople.name,
      userId: incidentPeople.userId,
      role: incidentPeople.role,
      bodyPart: incidentPeople.bodyPart,
      injury: incidentPeople.injury,
      treatment: incidentPeople.treatment,
    })
    .from(incidentPeople)
    .where(eq(incidentPeople.incidentId, incidentId))
    .orderBy(incidentPeople.id);
}

export async function listWitnesses(db: Database, incidentId: number): Promise<ShownWitness[]> {
  return db
    .select({ name: incidentWitnesses.name, phone: incidentWitnesses.phone })
    .from(incidentWitnesses)
    .where(eq(incidentWitnesses.incidentId, incidentId))
    .orderBy(incidentWitnesses.id);
}

type OfIncident = Readonly<{ incidentId: number }> & PeopleOfIncident;

/** Writes who was hurt and who saw it; as one parameter each, because a batch of reports brings hundreds. */
export async function insertPeople(tx: Database, of: readonly OfIncident[]): Promise<void> {
  const people = of.flatMap(({ incidentId, people = [] }) => people.map((one) => ({ ...one, incidentId })));
  if (people.length > 0) {
    await tx.execute(sql`
      insert into ${incidentPeople} (incident_id, name, user_id, role, body_part, injury, treatment)
      select "incidentId", name, "userId", role, "bodyPart", injury, treatment
      from rows from (jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb)
        as ("incidentId" integer, name text, "userId" integer, role text, "bodyPart" text, injury text, treatment text))
        with ordinality order by ordinality`);
  }
  const witnesses = of.flatMap(({ incidentId, witnesses = [] }) =>
    witnesses.map((one) => ({ ...one, incidentId })),
  );
  if (witnesses.length > 0) {
    await tx.execute(sql`
      insert into ${incidentWitnesses} (incident_id, name, phone)
      select "incidentId", name, phone
      from rows from (jsonb_to_recordset(${JSON.stringify(witnesses)}::text::jsonb)
        as ("incidentId" integer, name text, phone text))
        with ordinality order by ordinality`);
  }
}

/** Replaces the lists that were given; one that was left out stays. */
export async function replacePeople(tx: Database, of: OfIncident): Promise<void> {
  const { incidentId, people, witnesses } = of;
  if (people !== undefined) await tx.delete(incidentPeople).where(eq(incidentPeople.incidentId, incidentId));
  if (witnesses !== undefined)
    await tx.delete(incidentWitnesses).where(eq(incidentWitnesses.incidentId, incidentId));
  await insertPeople(tx, [of]);
}

/** Whether `userId` is somebody hurt in the incident: they may open it and add facts. */
export async function isHurtIn(
  db: Database,
  { userId, incidentId }: { userId: number; incidentId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: incidentPeople.id })
    .from(incidentPeople)
    .where(and(eq(incidentPeople.incidentId, incidentId), eq(incidentPeople.userId, userId)))
    .limit(1);
  return row !== undefined;
}

/** Those of `people` whose account there is not, as a refusal that names the fields; null where all are there. */
export async function accountsMissing(
  db: Database,
  lists: readonly (readonly InjuredPerson[] | undefined)[],
): Promise<(people: readonly InjuredPerson[] | undefined) => ProblemError | null> {
  const ids = [...new Set(lists.flatMap((people = []) => people.flatMap(({ userId }) => userId ?? [])))];
  const known =
    ids.length === 0 ? [] : await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const knownIds = new Set(known.map(({ id }) => id));
  return (people = []) => {
    const errors = people.flatMap(({ userId }, at) =>
      userId === null || knownIds.has(userId)
        ? []
        : [{ field: `people.${at}.userId`, message: say('field.no-such-person') }],
    );
    return errors.length === 0 ? null : new ProblemError('invalid-input', { errors });
  };
}

/** Somebody hurt as `viewerId` may see them: medical detail for those who may, and each person's own for themselves. */
export function shownTo(
  viewer: Readonly<{ id: number; seesMedical: boolean }>,
  { name, userId, role, bodyPart, injury, treatment }: InjuredPerson,
): ShownPerson {
  const isSeen = viewer.seesMedical || userId === viewer.id;
  return {
    name,
    userId,
    role,
    bodyPart: isSeen ? bodyPart : null,
    injury: isSeen ? injury : null,
    treatment: isSeen ? treatment : null,
  };
}

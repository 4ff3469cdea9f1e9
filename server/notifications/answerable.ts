import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { may, users } from '../identity/public.ts';

/** Who answers for the records of one person. The person is in none of the lists but `withOwner`. */
export type Answerable = Readonly<{
  ownerName: string;
  crewId: string | null;
  /** The crew's supervisors; of a supervisor's own records, and of a crew without one, also who stands next above. */
  supervisors: readonly number[];
  /** These, safety managers and administrators. */
  everybody: readonly number[];
  /** Everybody, and the owner where they answer for the crew themselves. */
  withOwner: readonly number[];
}>;

type Person = typeof users.$inferSelect;

/**
 * Who answers for the records of `ownerId`. Next above is the person's `supervisorId`; without one, or where that person may not
 * open the record, the administrators are. `serious`: `everybody` is wanted; otherwise the table of people is read by its index of
 * crews alone.
 */
export async function answerableFor(
  tx: Database,
  { ownerId, serious }: { ownerId: number; serious: boolean },
): Promise<Answerable> {
  const ofOwner = (column: 'crew_id' | 'supervisor_id') =>
    sql`(select ${sql.identifier(column)} from users o where o.id = ${ownerId})`;
  const people = await tx
    .select()
    .from(users)
    .where(
      or(
        eq(users.id, ownerId),
        eq(users.id, ofOwner('supervisor_id')),
        and(eq(users.crewId, ofOwner('crew_id')), eq(users.role, 'supervisor')),
        ...(serious ? [inArray(users.role, ['safety', 'admin'])] : []),
      ),
    );
  const owner = people.find(({ id }) => id === ownerId);
  if (owner === undefined) throw new Error('A record belongs to nobody');
  const others = people.filter(({ id, active }) => active && id !== ownerId);
  const crews = others.filter(({ role, crewId }) => role === 'supervisor' && crewId === owner.crewId);
  const above =
    owner.role !== 'field-crew' || crews.length === 0 ? await nextAbove(tx, { owner, others }) : [];
  const supervisors = idsOf([...(owner.crewId === null ? [] : crews), ...above]);
  const offices = others.filter(({ role }) => role === 'safety' || role === 'admin');
  const everybody = [...new Set([...supervisors, ...idsOf(offices)])];
  const ownerAnswers = owner.active && owner.role !== 'field-crew';
  return {
    ownerName: owner.name,
    crewId: owner.crewId,
    supervisors,
    everybody,
    withOwner: ownerAnswers ? [...everybody, ownerId] : everybody,
  };
}

async function nextAbove(
  tx: Database,
  { owner, others }: { owner: Person; others: readonly Person[] },
): Promise<Person[]> {
  const named = others.filter(({ id }) => id === owner.supervisorId);
  const record = { userId: owner.id, crewId: owner.crewId };
  if (named.some((person) => may(person, 'incident.read', record))) return named;
  const admins = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), sql`${users.id} <> ${owner.id}`));
  return [...named, ...admins];
}

const idsOf = (people: readonly Person[]) => [...new Set(people.map(({ id }) => id))];

import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { eq, inArray } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../database/database.ts';
import { crewHomesOf, homesOf, type Home } from './homes.ts';
import { prefilled, type Reported } from './prefill.ts';
import { recordedCases } from './tables.ts';

type Proposed = Readonly<{
  incident: Reported;
  /** Whether the case belongs on the log, as the report was judged. */
  recordable: 'yes' | 'no' | 'ask';
  people: readonly InjuredPerson[];
}>;

export const nameKey = (name: string | null): string => (name ?? '').trim().toLowerCase();

/**
 * Makes the cases that the judgement of reports asks for, in its transaction: one undecided for each injured person, one without a
 * name where none is given, at the home establishment of the person, or else of the reporter's crew. What is there stays: a person
 * decides it.
 */
export async function proposeCases(tx: Database, reports: readonly Proposed[]): Promise<void> {
  const wanted = reports.filter(({ recordable }) => recordable !== 'no');
  if (wanted.length === 0) return;
  const homes = {
    own: await homesOf(
      tx,
      wanted.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? [])),
    ),
    ofCrew: await crewHomesOf(
      tx,
      wanted.map(({ incident }) => incident.userId),
    ),
  };
  const known = await tx
    .select({
      id: recordedCases.id,
      incidentId: recordedCases.incidentId,
      name: recordedCases.name,
      userId: recordedCases.userId,
      isProposed: recordedCases.isProposed,
    })
    .from(recordedCases)
    .where(
      inArray(
        recordedCases.incidentId,
        wanted.map(({ incident }) => incident.id),
      ),
    );
  const rows: (typeof recordedCases.$inferInsert)[] = [];
  for (const { incident, people } of wanted) {
    const homeOf = (person: InjuredPerson | null): Home =>
      homes.own.get(person?.userId ?? 0) ??
      homes.ofCrew.get(incident.userId) ?? { establishmentId: null, timeZone: Temporal.Now.timeZoneId() };
    const of = known.filter(({ incidentId }) => incidentId === incident.id);
    const isKnown = (person: InjuredPerson) =>
      of.some(
        ({ name, userId }) =>
          (userId !== null && userId === person.userId) || nameKey(name) === nameKey(person.name),
      );
    const missing = people.filter((person) => !isKnown(person));
    const nameless = of.find(({ name, isProposed }) => name === null && isProposed);
    const [first, ...others] = missing;
    if (nameless !== undefined && first !== undefined) {
      const { name, userId } = first;
      await tx
        .update(recordedCases)
        .set({
          ...prefilled(incident, { injured: first, timeZone: homeOf(first).timeZone }),
          name,
          userId,
          establishmentId: homeOf(first).establishmentId,
        })
        .where(eq(recordedCases.id, nameless.id));
    }
    const made = nameless === undefined ? missing : others;
    const isAnonymous = people.length === 0 && of.length === 0;
    for (const person of isAnonymous ? [null] : made) {
      rows.push({
        ...prefilled(incident, { injured: person, timeZone: homeOf(person).timeZone }),
        establishmentId: homeOf(person).establishmentId,
        name: person?.name ?? null,
        userId: person?.userId ?? null,
        isProposed: true,
      });
    }
  }
  if (rows.length > 0) await tx.insert(recordedCases).values(rows).onConflictDoNothing();
}

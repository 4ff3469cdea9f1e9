import type {
  Establishment,
  PutEstablishment,
  PutYear,
  EstablishmentYear,
} from '@tailboard/contract/establishments.ts';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoDay } from '../days.ts';
import { notFound, ProblemError, type FieldFault } from '../http/problem.ts';
import { users } from '../identity/public.ts';
import { incidents } from '../incidents/public.ts';
import { say } from '../sentences/say.ts';
import { listEstablishments, readEstablishment, toYear } from './establishment-store.ts';
import { crewHomes, establishments, establishmentYears, personHomes, recordedCases } from './tables.ts';
import { readYear } from './year.ts';

/** Makes an establishment (`id` null) or replaces what is said of one, with its crews and people. */
export async function putEstablishment(
  db: Database,
  { id, establishment }: { id: number | null; establishment: PutEstablishment },
): Promise<Establishment> {
  const { crews, people, ...given } = establishment;
  const row = {
    ...given,
    zip: given.zip.replace('-', ''),
    ein: given.ein?.replace('-', '') ?? null,
    updatedAt: new Date(),
  };
  return db.transaction(async (tx) => {
    if (id !== null) await readEstablishment(tx, id);
    const errors = await faultsOf(tx, { id, establishment });
    if (errors.length > 0) throw new ProblemError('invalid-input', { errors });
    const [made] =
      id === null
        ? await tx.insert(establishments).values(row).onConflictDoNothing().returning()
        : await tx.update(establishments).set(row).where(eq(establishments.id, id)).returning();
    if (made === undefined) throw nameTaken();
    const establishmentId = made.id;
    await tx.delete(crewHomes).where(eq(crewHomes.establishmentId, establishmentId));
    await tx.delete(personHomes).where(eq(personHomes.establishmentId, establishmentId));
    if (crews.length > 0) {
      await tx.insert(crewHomes).values([...new Set(crews)].map((crewId) => ({ crewId, establishmentId })));
    }
    if (people.length > 0) {
      await tx
        .insert(personHomes)
        .values([...new Set(people)].map((userId) => ({ userId, establishmentId })));
    }
    await adoptCases(tx, establishmentId);
    const [kept] = await listEstablishments(tx, eq(establishments.id, establishmentId));
    if (kept === undefined) throw notFound();
    return kept;
  });
}

const nameTaken = () =>
  new ProblemError('invalid-input', {
    errors: [{ field: 'name', message: say('field.establishment-taken') }],
  });

/** What is wrong beside the rest: the name is taken, a crew or person has another home, or there is no such person. */
async function faultsOf(
  tx: Database,
  { id, establishment }: { id: number | null; establishment: PutEstablishment },
): Promise<FieldFault[]> {
  const { name, crews, people } = establishment;
  const isOther = id === null ? undefined : ne(establishments.id, id);
  const [same] = await tx
    .select({ id: establishments.id })
    .from(establishments)
    .where(and(eq(establishments.name, name), isOther));
  const faults: FieldFault[] =
    same === undefined ? [] : [{ field: 'name', message: say('field.establishment-taken') }];
  const taken =
    crews.length === 0
      ? []
      : await tx
          .select({ crew: crewHomes.crewId, establishment: establishments.name })
          .from(crewHomes)
          .innerJoin(establishments, eq(establishments.id, crewHomes.establishmentId))
          .where(and(inArray(crewHomes.crewId, crews), isOther));
  for (const { crew, establishment: other } of taken) {
    const field = `crews.${crews.indexOf(crew)}`;
    faults.push({ field, message: say('field.crew-of-another', { crew, establishment: other }) });
  }
  if (people.length === 0) return faults;
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, people));
  const homes = await tx
    .select({ userId: personHomes.userId, establishment: establishments.name })
    .from(personHomes)
    .innerJoin(establishments, eq(establishments.id, personHomes.establishmentId))
    .where(and(inArray(personHomes.userId, people), isOther));
  for (const [at, userId] of people.entries()) {
    const field = `people.${at}`;
    const home = homes.find((one) => one.userId === userId);
    if (!known.some((one) => one.id === userId)) {
      faults.push({ field, message: say('field.no-such-person') });
    } else if (home !== undefined) {
      faults.push({ field, message: say('field.person-of-another', { establishment: home.establishment }) });
    }
  }
  return faults;
}

/** Gives an establishment the cases that waited for one: of the people whose home it is, and those that its crews reported. */
async function adoptCases(tx: Database, establishmentId: number): Promise<void> {
  const reported = tx
    .select({ id: incidents.id })
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .innerJoin(crewHomes, eq(crewHomes.crewId, users.crewId))
    .where(eq(crewHomes.establishmentId, establishmentId));
  const waits = isNull(recordedCases.establishmentId);
  const own = tx
    .select({ userId: personHomes.userId })
    .from(personHomes)
    .where(eq(personHomes.establishmentId, establishmentId));
  await tx
    .update(recordedCases)
    .set({ establishmentId })
    .where(and(waits, inArray(recordedCases.userId, own)));
  await tx
    .update(recordedCases)
    .set({ establishmentId })
    .where(and(waits, inArray(recordedCases.incidentId, reported)));
}

/** Replaces what is said of a year. Months add up to what was not typed: hours in all, people on average. */
export async function putYear(
  db: Database,
  options: { id: number | null; year: string; said: PutYear; now?: number },
): Promise<EstablishmentYear> {
  const { said, now = Date.now() } = options;
  const establishment = await readEstablishment(db, options.id);
  const year = readYear(options.year, isoDay(new Date(now), establishment.timeZone));
  const { months = [], ...given } = said;
  const errors: FieldFault[] = [];
  const twice = months.findIndex(({ month, crewId }, at) =>
    months.some((one, n) => n < at && one.month === month && one.crewId === crewId),
  );
  if (twice >= 0) errors.push({ field: `months.${twice}.month`, message: say('field.month-twice') });
  const sum = (of: 'hours' | 'employees') => months.reduce((before, month) => before + month[of], 0);
  const hoursWorked = given.hoursWorked ?? sum('hours');
  const averageEmployees =
    given.averageEmployees ??
    Math.round(sum('employees') / Math.max(1, new Set(months.map(({ month }) => month)).size));
  for (const [field, value] of Object.entries({ averageEmployees, hoursWorked })) {
    if (value < 1) errors.push({ field, message: say('field.sum-of-months') });
    if (value > 2_147_483_647) errors.push({ field, message: say('field.at-most', { most: '2147483647' }) });
  }
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors });
  const row = {
    ...{ establishmentId: establishment.id, year, averageEmployees, hoursWorked },
    months: months.toSorted((a, b) => a.month - b.month),
    ...{ certifiedBy: given.certifiedBy, certifiedTitle: given.certifiedTitle },
    ...{ certifiedPhone: given.certifiedPhone, certifiedOn: given.certifiedOn, updatedAt: new Date(now) },
  };
  const [kept] = await db
    .insert(establishmentYears)
    .values(row)
    .onConflictDoUpdate({ target: [establishmentYears.establishmentId, establishmentYears.year], set: row })
    .returning();
  if (kept === undefined) throw notFound();
  return toYear(kept);
}

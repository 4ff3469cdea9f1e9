import type { Establishment, EstablishmentYear } from '@tailboard/contract/establishments.ts';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { inEnglish, say } from '../sentences/say.ts';
import { filesCases, filesSummary, keepsLog, statePlanOf, type Told } from './rules/who-must.ts';
import { crewHomes, establishments, establishmentYears, personHomes } from './tables.ts';

export type EstablishmentRow = typeof establishments.$inferSelect;

export async function listEstablishments(db: Database, condition?: SQL): Promise<Establishment[]> {
  const rows = await db.select().from(establishments).where(condition).orderBy(establishments.name);
  const crews = Map.groupBy(
    await db.select().from(crewHomes).orderBy(crewHomes.crewId),
    ({ establishmentId }) => establishmentId,
  );
  const people = Map.groupBy(
    await db.select().from(personHomes).orderBy(personHomes.userId),
    ({ establishmentId }) => establishmentId,
  );
  const years = Map.groupBy(
    await db.select().from(establishmentYears).orderBy(establishmentYears.year),
    ({ establishmentId }) => establishmentId,
  );
  return rows.map((row) => {
    const { createdAt, updatedAt, ...shown } = row;
    const plan = statePlanOf(row.state);
    return inEnglish<Omit<Establishment, 'sentences'>>({
      ...shown,
      crews: (crews.get(row.id) ?? []).map(({ crewId }) => crewId),
      people: (people.get(row.id) ?? []).map(({ userId }) => userId),
      years: (years.get(row.id) ?? []).map(toYear),
      keepsLog: inWords(keepsLog(row)),
      filesSummary: inWords(filesSummary(row)),
      filesCases: inWords(filesCases(row)),
      statePlan: plan === null ? null : (say as (code: typeof plan) => ReturnType<typeof say>)(plan),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    });
  });
}

const inWords = ({ answer, paragraph, reason }: Told) => ({
  answer,
  paragraph,
  reason: (say as (code: typeof reason) => ReturnType<typeof say>)(reason),
});

/** Throws `not-found` where there is none. */
export async function readEstablishment(db: Database, id: number | null): Promise<EstablishmentRow> {
  const [row] = id === null ? [] : await db.select().from(establishments).where(eq(establishments.id, id));
  if (row === undefined) throw notFound();
  return row;
}

export function toYear(row: typeof establishmentYears.$inferSelect): EstablishmentYear {
  const { establishmentId: _, updatedAt: __, ...year } = row;
  return year;
}

import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import { incidentPeople, incidents, incidentWitnesses } from '../incidents/public.ts';
import { toCase, type StoredCase } from './case-store.ts';
import { namesByPart, namesIn, type NameAt, type Names } from './rules/names.ts';

/** Texts of a case that are filed: columns C, E and F of the log, fields 14 to 17 of the 301. */
const FILED_TEXTS = [
  ...(['jobTitle', 'whereOccurred', 'description'] as const),
  ...(['beforeIncident', 'whatHappened', 'injuryOrIllness', 'objectOrSubstance'] as const),
];
type FiledText = (typeof FILED_TEXTS)[number];

/**
 * Whose names may not stand in what is filed, by case: who was hurt, who saw it, who reported it, and the reporter's crew. Four
 * queries however many cases there are.
 */
export async function namesAround(db: Database, cases: readonly StoredCase[]): Promise<Map<number, Names>> {
  const ids = [...new Set(cases.flatMap(({ row }) => row.incidentId ?? []))].join();
  const are = (column: unknown) => sql`${column} = any(string_to_array(${ids}, ',')::integer[])`;
  const rows =
    ids === ''
      ? []
      : [
          ...(await db
            .select({ id: incidentPeople.incidentId, name: incidentPeople.name })
            .from(incidentPeople)
            .where(are(incidentPeople.incidentId))),
          ...(await db
            .select({ id: incidentWitnesses.incidentId, name: incidentWitnesses.name })
            .from(incidentWitnesses)
            .where(are(incidentWitnesses.incidentId))),
        ];
  const reporters =
    ids === ''
      ? []
      : await db
          .select({ id: incidents.id, name: users.name, crewId: users.crewId })
          .from(incidents)
          .innerJoin(users, sql`${users.id} = ${incidents.userId}`)
          .where(are(incidents.id));
  const crews = [...new Set(reporters.flatMap(({ crewId }) => crewId ?? []))];
  const mates =
    crews.length === 0
      ? []
      : await db
          .select({ name: users.name, crewId: users.crewId })
          .from(users)
          .where(
            sql`${users.crewId} in (select jsonb_array_elements_text(${JSON.stringify(crews)}::text::jsonb))`,
          );
  const byIncident = Map.groupBy(rows, ({ id }) => id);
  const reporterOf = new Map(reporters.map((one) => [one.id, one]));
  const byCrew = new Map(
    [...Map.groupBy(mates, ({ crewId }) => crewId)].map(([crewId, people]) => [
      crewId,
      namesByPart(people.map(({ name }) => name)),
    ]),
  );
  return new Map(
    cases.map(({ row }) => {
      const reporter = reporterOf.get(row.incidentId ?? 0);
      const own = [row.name ?? '', reporter?.name ?? ''];
      const around = (byIncident.get(row.incidentId ?? 0) ?? []).map(({ name }) => name);
      const crew = byCrew.get(reporter?.crewId ?? null);
      const near = namesByPart([...own, ...around]);
      if (crew === undefined) return [row.id, near];
      // Made once for a crew: a year's cases share it.
      return [row.id, joined(crew, near)];
    }),
  );
}

function joined(crew: Names, near: Names): Names {
  const all = new Map(crew);
  for (const [part, names] of near) all.set(part, [...(crew.get(part) ?? []), ...names]);
  return all;
}

/** Names in the texts of a case, with their places. */
async function namesOfCase(db: Database, stored: StoredCase): Promise<(NameAt & { field: FiledText })[]> {
  const names = (await namesAround(db, [stored])).get(stored.row.id) ?? new Map<string, never>();
  return FILED_TEXTS.flatMap((field) =>
    namesIn(stored.row[field] ?? '', names).map((found) => Object.assign({ field }, found)),
  );
}

/** A case for those who keep the log: with the names that stand in its texts. */
export const toKeeper = async (db: Database, stored: StoredCase): Promise<RecordedCase> => ({
  ...toCase(stored, { isKeeper: true }),
  names: await namesOfCase(db, stored),
});

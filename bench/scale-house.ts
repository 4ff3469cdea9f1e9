import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { join } from 'node:path';
import pg from 'pg';
import { scopeOf } from '../server/auth/public.ts';
import type { Database } from '../server/database/database.ts';
import { openEmbedded } from '../server/database/embedded.ts';
import * as schema from '../server/database/schema.ts';
import { listNewest } from '../server/incidents/newest-incidents.ts';

export type OpenHouse = {
  /** Adds incidents until there are about `size`, the same number for each of 20 people in 4 crews of 5. */
  fillTo: (size: number) => Promise<void>;
  /** The plan of the product's own list query for this person, as PostgreSQL explains it after having run it. */
  planOf: (username: string) => Promise<string[]>;
  close: () => Promise<void>;
};

const CREWS_OF_NEW_PEOPLE = [
  'north',
  'north',
  'south',
  'south',
  'south',
  ...repeat('east', 5),
  ...repeat('west', 5),
];

/** The database of a house whose server does not run. */
export async function openHouse(options: { dataDir: string; databaseUrl?: string }): Promise<OpenHouse> {
  const asked: { query: string; params: unknown[] }[] = [];
  const { db, explain, close } = await openEngine(options, (query, params) => asked.push({ query, params }));
  return {
    fillTo: async (size) => {
      await db
        .insert(schema.users)
        .values(
          CREWS_OF_NEW_PEOPLE.map((crewId, index) => ({
            username: `crew-${index}`,
            name: `Crew ${index}`,
            crewId,
          })),
        )
        .onConflictDoNothing();
      const there = await db.$count(schema.incidents);
      await db.execute(fill(there, size));
      await db.execute(sql`analyze`);
    },
    planOf: async (username) => {
      const [person] = await db
        .select()
        .from(schema.users)
        .where(sql`username = ${username}`);
      if (person === undefined) throw new Error(`${username} is not there`);
      asked.length = 0;
      await listNewest(db, {
        viewer: person,
        scope: scopeOf(person, 'incident.read'),
        after: null,
        limit: 51,
      });
      const [question] = asked;
      if (question === undefined) throw new Error('The list asked nothing');
      return explain(`explain (analyze, buffers) ${question.query}`, question.params);
    },
    close,
  };
}

type Engine = {
  db: Database;
  explain: (query: string, params: unknown[]) => Promise<string[]>;
  close: () => Promise<void>;
};
type PlanRow = { 'QUERY PLAN': string };

/** The tables of a house whose server does not run, and how its engine explains a query after having run it. */
export async function openEngine(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
  logQuery: (query: string, params: unknown[]) => void,
): Promise<Engine> {
  const logger = { logQuery };
  if (databaseUrl === undefined) {
    const { client, close } = await openEmbedded(join(dataDir, 'database'));
    const explain = async (query: string, params: unknown[]) =>
      (await client.query<PlanRow>(query, params)).rows.map((row) => row['QUERY PLAN']);
    return { db: drizzlePglite({ client, schema, logger }), explain, close };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const explain = async (query: string, params: unknown[]) =>
    (await pool.query<PlanRow>(query, params)).rows.map((row) => row['QUERY PLAN']);
  return { db: drizzleNodePostgres({ client: pool, schema, logger }), explain, close: () => pool.end() };
}

/** Spread over two years and over all who are in a crew. */
const fill = (from: number, to: number) => sql`
  insert into incidents (user_id, type, date, location, latitude, longitude, description, priority, status, client_ref, content_hash)
  select people.ids[1 + n % cardinality(people.ids)],
    (array['Workplace Injury', 'Equipment Damage', 'Vehicle Accident', 'Property Damage', 'Other'])[1 + n % 5],
    timestamptz '2026-11-01' - (n * 7919 % 1051200) * interval '1 minute',
    n || ' Lemmon Ave, Dallas, TX', '32.8121', '-96.8125',
    'Slipped on wet gravel beside truck ' || n || ' while carrying a ladder. Rested and went on working.',
    (array['low', 'medium', 'high'])[1 + n % 3], (array['open', 'in_progress', 'closed'])[1 + n % 3],
    gen_random_uuid(), md5(n::text)
  from generate_series(${from + 1}::int, ${to}::int) n,
    (select array_agg(id order by id) as ids from users where crew_id is not null) people`;

function repeat(crew: string, times: number): string[] {
  return Array.from({ length: times }, () => crew);
}

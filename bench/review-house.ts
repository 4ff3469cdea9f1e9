import { claimFactsSchema, type reviewQuerySchema } from '@tailboard/contract/claims.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { reviewClaims } from '../server/claims/review-claims.ts';
import * as schema from '../server/database/schema.ts';
import { openEngine } from './scale-house.ts';

type Wanted = z.output<typeof reviewQuerySchema>;

/** The database of a house whose server does not run, filled with claims. */
export async function openReviewHouse(options: { dataDir: string; databaseUrl?: string }) {
  const asked: { query: string; params: unknown[] }[] = [];
  const { db, explain, close } = await openEngine(options, (query, params) => asked.push({ query, params }));
  return {
    /** Adds claims until there are about `size`, each on an incident of its own, spread over 21 people in 5 crews. */
    fillTo: async (size: number): Promise<void> => {
      await db
        .insert(schema.users)
        .values(
          Array.from({ length: 17 }, (_, index) => ({
            username: `claimant-${index}`,
            name: `Claimant ${index}`,
            crewId: ['north', 'south', 'east', 'west', 'far'][index % 5] ?? null,
          })),
        )
        .onConflictDoNothing();
      const there = await db.$count(schema.claims);
      await db.execute(incidentsFor(there, size));
      await db.execute(claimsOn(there, size));
      await db.execute(sql`vacuum analyze`);
    },
    /** The plan of the product's own query for this person, as PostgreSQL explains it after having run it. */
    planOf: async (username: string, wanted: Wanted): Promise<string[]> => {
      const [person] = await db
        .select()
        .from(schema.users)
        .where(sql`username = ${username}`);
      if (person === undefined) throw new Error(`${username} is not there`);
      asked.length = 0;
      await reviewClaims(db, { viewer: person, wanted });
      const [question] = asked;
      if (question === undefined) throw new Error('The list asked nothing');
      return explain(`explain (analyze, buffers) ${question.query}`, question.params);
    },
    close,
  };
}

const incidentsFor = (from: number, to: number) => sql`
  insert into incidents (user_id, type, date, location, description, priority, status, content_hash)
  select people.ids[1 + n % cardinality(people.ids)], (array['Equipment Damage', 'Other'])[1 + n % 2],
    timestamptz '2026-10-01' - n * interval '3 minutes', 'Depot', 'Number ' || n, 'low', 'open', 'review ' || n
  from generate_series(${from + 1}::int, ${to}::int) n,
    (select array_agg(id order by id) as ids from users where role = 'field-crew') people`;

/** A quarter in each status. Every description has the word gravel, one in 10,000 (one in 50 of the first 1,000) has rare7. */
const claimsOn = (from: number, to: number) => sql`
  insert into claims (incident_id, user_id, claim_number, claim_type, description, status, filed_date,
    completion_date, requested_reimbursement, facts, decided_by, client_ref, content_hash)
  select i.id, i.user_id, 'CLM-2026-' || lpad((n + 1000)::text, 6, '0'), i.type,
    'Slipped on wet gravel beside truck ' || n || case when (n <= 1000 and n % 50 = 0) then ' rare7' else '' end,
    (array['pending', 'under_review', 'approved', 'rejected'])[1 + n / 7 % 4], i.date + interval '1 hour',
    null, 1000, ${JSON.stringify(claimFactsSchema.parse({}))}::jsonb, (select id from users where username = 'lead'), gen_random_uuid(), md5(n::text)
  from generate_series(${from + 1}::int, ${to}::int) n join incidents i on i.content_hash = 'review ' || n`;

import pg from 'pg';

export const INCIDENTS = 200_000;
const ACTIONS = 50_000;
const PEOPLE = 4_000;
/** Of the crew whose supervisor is measured. */
const CREW = 400;

/** Words in the share of reports that a real list has them: some in half of all, most in a few. */
const vocabulary =
  `the a on fell ladder truck hose scaffold crew gate knee ankle pole line trench crane bucket meter wire
  slipped cut burned bruised bent broke leaked rolled north south yard street substation excavator torch grinder harness
  saw nail plank forklift pallet ditch valve pump cable dust noise heat ice rain wind`
    .split(/\s+/)
    .concat(Array.from({ length: 3_000 }, (_, at) => `part${at.toString(36)}`));

const hazards =
  `Fall from height,Slip or trip,Struck by equipment or object,Caught in or between,Electrical contact,Heat illness,Noise,Weather,Excavation collapse,Fire or explosion`.split(
    ',',
  );

/**
 * 200,000 incidents of two years by 4,000 people and 50,000 actions, by SQL; the demo crew is there already. Lead's crew gets 400
 * people. Words are drawn so that the first of the vocabulary are in most reports and the last in a few.
 */
export async function seedManyIncidents(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (username, name, crew_id)
       select 'many-' || n, 'Person ' || chr(65 + n % 26) || n, case when n <= $2 then 'north' else 'crew-' || n / 20 end
       from generate_series(1, $1::int) n`,
      [PEOPLE, CREW],
    );
    await client.query(
      `with people as (select array_agg(id order by id) ids from users where username like 'many-%')
       insert into incidents (user_id, type, date, location, latitude, longitude, description, priority, status,
         content_hash, category, severity, potential_severity, osha_answer, hazards, seen_at, closed_at, heat_index)
       select ids[1 + (n * 7919) % $2::int], (array['Workplace Injury', 'Equipment Damage', 'Vehicle Accident',
           'Property Damage', 'Other'])[1 + n % 5],
         now() - n * interval '5 minutes', 'Site ' || n % 500, (32 + random())::text, (-97 + random())::text,
         (select string_agg(($3::text[])[1 + floor(3050 * power(random(), 6))::int], ' ') from generate_series(1, 24 + n * 0)),
         (array['low', 'medium', 'high'])[1 + floor(3 * power(random(), 2))::int],
         case when n < 3000 then 'open' when n % 50 = 0 then 'in_progress' else 'closed' end, '',
         (array['incident', 'near-miss', 'hazard'])[1 + floor(3 * power(random(), 2))::int],
         (array['low', 'medium', 'high'])[1 + floor(3 * power(random(), 3))::int], 'medium', 'no',
         ($4::text[])[1 + n % 10:n % 10 + n / 10 % 4],
         case when n % 4 > 0 then now() + n % 1000 * interval '1 minute' end,
         case when n >= 3000 and n % 50 > 0 then now() + n % 7919 * interval '7 minutes' end,
         case when n % 3 > 0 then 60 + n % 50 end
       from generate_series(1, $1::int) n, people`,
      [INCIDENTS, PEOPLE, vocabulary, hazards],
    );
    await client.query(
      `with found as (select array_agg(id order by id) ids from incidents), who as (select max(id) id from users)
       insert into actions (title, incident_id, level, assignee_id, due_on, priority, state, created_by, content_hash)
       select 'Action ' || n, ids[1 + (n * 3) % array_length(ids, 1)], 'engineering', who.id, current_date - 330 + n % 360, 'medium',
         case when n % 10 < 6 then 'verified' when n % 10 = 6 then 'done' else 'open' end, who.id, ''
       from generate_series(1, $1::int) n, found, who`,
      [ACTIONS],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

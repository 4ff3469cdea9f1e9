import { dayPlus } from '../../days.ts';
import { certificateEnds } from '@tailboard/contract/certificate-date.ts';
import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limit, MOST_OF_A_KIND, ofCrew, rowsOf, type Asked } from './scope.ts';

/** Days within which a crew holds a toolbox talk: the week that the trade is used to. */
const DAYS_BETWEEN_TALKS = 7;
const DAYS_AHEAD = 30;
/** Days for which a certificate that has ended is shown. */
const DAYS_BACK = 90;
const DAY_MS = 86_400_000;

/** Crews of active people that have held no talk within a week; those without any first. */
export async function crewsWithoutTalk(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  const since = new Date(asked.now.getTime() - DAYS_BETWEEN_TALKS * DAY_MS).toISOString();
  const rows = await rowsOf<{ crew_id: string; held_at: string | null }>(
    db,
    sql`select c.crew_id, t.held_at
      from (select distinct p.crew_id from users p where p.active and p.crew_id is not null and ${ofCrew(asked)}) c
      left join lateral (select t.held_at from talks t where t.crew_id = c.crew_id order by t.held_at desc limit 1) t on true
      where t.held_at is null or t.held_at < ${since}::timestamptz
      order by t.held_at nulls first, c.crew_id ${limit}`,
  );
  return rows.map(({ crew_id: crewId, held_at: heldAt }) => {
    const item: NeedsYouItem = { kind: 'crew-without-talk', id: crewId, crewId, title: '' };
    if (heldAt !== null) {
      item.at = new Date(heldAt).toISOString();
      item.dueAt = new Date(Date.parse(heldAt) + DAYS_BETWEEN_TALKS * DAY_MS).toISOString();
    }
    return item;
  });
}

/** Certificates whose text names a day (contract/certificate-date.ts) that is near or has just passed, the earliest first. */
export async function endingCertificates(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  type Row = { id: number; name: string; crew_id: string | null; certifications: string[] };
  const people = await rowsOf<Row>(
    db,
    sql`select p.id, p.name, p.crew_id, p.certifications from users p
      where p.active and p.certifications::text ~ '[0-9]' and (${ofCrew(asked)} or p.id = ${asked.viewer.id})`,
  );
  const [first, last] = [dayPlus(asked.today, -DAYS_BACK), dayPlus(asked.today, DAYS_AHEAD)];
  return people
    .flatMap(({ id, name, crew_id: crewId, certifications }) =>
      certifications.flatMap((title) => {
        const day = certificateEnds(title);
        if (day === null || day < first || day > last) return [];
        // Noon, so that every zone of the United States has the same day.
        const dueAt = `${day}T18:00:00.000Z`;
        return [{ kind: 'certificate' as const, id, dueAt, crewId, title, who: name }];
      }),
    )
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id - b.id)
    .slice(0, MOST_OF_A_KIND + 1);
}

/** Reports without a name that are open, the latest hour first. */
export async function openObservations(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  type Row = { id: string; crew_id: string; category: NeedsYouItem['category']; hour: string };
  const crew = asked.crewId === null ? sql`true` : sql`o.crew_id = ${asked.crewId}`;
  const rows = await rowsOf<Row>(
    db,
    sql`select o.id, o.crew_id, o.category, o.hour from observations o
      where o.state = 'open' and not o.quarantined and ${crew}
      order by o.hour desc, o.id ${limit}`,
  );
  return rows.map(({ id, crew_id: crewId, category, hour }) => ({
    kind: 'observation',
    id,
    crewId,
    title: '',
    category,
    at: new Date(hour).toISOString(),
  }));
}

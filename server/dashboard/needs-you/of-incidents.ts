import type { DutyKind } from '@tailboard/contract/duty-terms.ts';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limit, ofCrew, rowsOf, type Asked } from './scope.ts';

type IncidentRow = {
  id: number;
  crew_id: string | null;
  location: string;
  name: string;
  date: string;
  type: string;
  category: IncidentCategory;
};

const incidentColumns = sql`i.location, i.date, i.type, i.category, p.name, p.crew_id`;

const itemOf = (row: IncidentRow) => ({
  id: row.id,
  crewId: row.crew_id,
  title: row.location,
  who: row.name,
  at: iso(row.date),
  incidentType: row.type,
  category: row.category,
});

const iso = (moment: string) => new Date(moment).toISOString();

/** Duties that are open, by their hour; one that holds from the first moment on has none and comes first. */
export async function openDuties(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  type Row = IncidentRow & { incident_id: number; kind: DutyKind; due_at: string };
  const rows = await rowsOf<Row>(
    db,
    sql`select d.id, d.incident_id, d.kind, d.due_at, ${incidentColumns}
      from duties d join incidents i on i.id = d.incident_id join users p on p.id = i.user_id
      where d.state = 'open' and ${ofCrew(asked)}
      order by d.due_at, d.id ${limit}`,
  );
  return rows.map((row) =>
    Object.assign(itemOf(row), {
      kind: 'duty' as const,
      incidentId: row.incident_id,
      ...(row.kind === 'preserve-scene' ? {} : { dueAt: iso(row.due_at) }),
      duty: row.kind,
    }),
  );
}

/** Serious reports that nobody who answers for the crew has seen, the newest first; nobody sees their own. */
export async function unseenReports(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  const rows = await rowsOf<IncidentRow>(
    db,
    sql`select i.id, ${incidentColumns}
      from incidents i join users p on p.id = i.user_id
      where i.seen_at is null and i.status <> 'closed' and (i.severity = 'high' or i.potential_severity = 'high')
        and ${ofCrew(asked)} and i.user_id <> ${asked.viewer.id}
      order by i.id desc ${limit}`,
  );
  return rows.map((row) =>
    Object.assign(itemOf(row), { kind: 'unseen-report' as const, incidentId: row.id }),
  );
}

/** Claims that wait for a decision, the oldest first; nobody decides their own. */
export async function waitingClaims(db: Database, asked: Asked): Promise<NeedsYouItem[]> {
  type Row = { id: number; incident_id: number; claim_number: string; filed_date: string; name: string };
  const people =
    asked.crewId === null
      ? sql``
      : sql`and c.user_id in (select m.id from users m where m.crew_id = ${asked.crewId})`;
  const oldest = (status: string) =>
    sql`(select c.id, c.incident_id, c.claim_number, c.filed_date, c.user_id from claims c
      where c.status = ${status} and c.user_id <> ${asked.viewer.id} ${people}
      order by c.filed_date, c.id ${limit})`;
  const rows = await rowsOf<Row & { crew_id: string | null }>(
    db,
    sql`select c.*, p.name, p.crew_id from (${oldest('pending')} union all ${oldest('under_review')}) c
      join users p on p.id = c.user_id order by c.filed_date, c.id ${limit}`,
  );
  return rows.map((row) => ({
    kind: 'claim',
    id: row.id,
    incidentId: row.incident_id,
    crewId: row.crew_id,
    title: row.claim_number,
    who: row.name,
    at: iso(row.filed_date),
  }));
}

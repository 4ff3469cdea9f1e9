import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limit, rowsOf, type Asked } from './scope.ts';

type Row = {
  id: number;
  incident_id: number | null;
  title: string;
  name: string;
  crew_id: string | null;
  due_at: string;
  done_at: string | null;
};

/**
 * The actions of the people `p` that are not over and `where` holds of, by the day until whose end they are due; `people` null:
 * everybody's. Those of some people are read person by person: the cost follows how many they are, not how many actions there are.
 */
async function list(
  db: Database,
  options: {
    asked: Asked;
    kind: NeedsYouItem['kind'];
    people: SQL | null;
    where: SQL;
  },
): Promise<NeedsYouItem[]> {
  const { asked, kind, people, where } = options;
  const found = sql`a.state not in ('verified', 'rejected') and ${where}`;
  const from =
    people === null
      ? sql`actions a join users p on p.id = a.assignee_id where ${found}`
      : sql`users p cross join lateral (select * from actions a where a.assignee_id = p.id and ${found}
          order by a.due_on, a.id ${limit}) a where ${people}`;
  const rows = await rowsOf<Row>(
    db,
    sql`select a.id, a.incident_id, a.title, a.done_at, p.name, p.crew_id,
        (a.due_on + 1)::timestamp at time zone ${asked.timeZone} as due_at
      from ${from} order by a.due_on, a.id ${limit}`,
  );
  return rows.map((row) => {
    const item: NeedsYouItem = {
      kind,
      id: row.id,
      dueAt: new Date(row.due_at).toISOString(),
      crewId: row.crew_id,
      title: row.title,
      who: row.name,
    };
    if (row.incident_id !== null) item.incidentId = row.incident_id;
    if (row.done_at !== null) item.at = new Date(row.done_at).toISOString();
    return item;
  });
}

const toBeDone = sql`a.state in ('open', 'in-progress', 'reopened')`;

/** Of the crew's people and the viewer: those overdue. */
export const overdueActions = (db: Database, asked: Asked) =>
  list(db, {
    asked,
    kind: 'action-overdue',
    people: answeredFor(asked),
    where: sql`${toBeDone} and a.due_on < ${asked.today}`,
  });

/** Done, and to be checked by somebody else than who did it. */
export const actionsToVerify = (db: Database, asked: Asked) =>
  list(db, {
    asked,
    kind: 'action-to-verify',
    people: answeredFor(asked),
    where: sql`a.state = 'done' and a.done_by is distinct from ${asked.viewer.id}`,
  });

const answeredFor = ({ crewId, viewer }: Asked): SQL | null =>
  crewId === null ? null : sql`(p.crew_id = ${crewId} or p.id = ${viewer.id})`;

const own = ({ viewer }: Asked): SQL => sql`p.id = ${viewer.id}`;

export const ownOverdueActions = (db: Database, asked: Asked) =>
  list(db, {
    asked,
    kind: 'action-overdue',
    people: own(asked),
    where: sql`${toBeDone} and a.due_on < ${asked.today}`,
  });

/** One's own, due today or tomorrow. */
export const ownDueActions = (db: Database, asked: Asked) =>
  list(db, {
    asked,
    kind: 'action-due',
    people: own(asked),
    where: sql`${toBeDone} and a.due_on between ${asked.today}::date and ${asked.today}::date + 1`,
  });

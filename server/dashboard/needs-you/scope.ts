import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { sql, type SQL } from 'drizzle-orm';

/** Rows of one kind, at most; one more is asked for, to know whether there are more. */
export const MOST_OF_A_KIND = 50;

/** Whom and when a list is for. */
export type Asked = Readonly<{
  viewer: Viewer;
  /** The crew whose records it is about; null: every crew. */
  crewId: string | null;
  now: Date;
  /** The viewer's local day, YYYY-MM-DD, and the name of its zone. */
  today: string;
  timeZone: string;
}>;

/** People `p` of the crew. */
export const ofCrew = ({ crewId }: Asked): SQL => (crewId === null ? sql`true` : sql`p.crew_id = ${crewId}`);

export const limit = sql`limit ${MOST_OF_A_KIND + 1}`;

/** The rows of a query, by the columns' names. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const [answer] = await db
    .select({ rows: sql<Row[]>`coalesce(json_agg(row_to_json(r)), '[]'::json)` })
    .from(sql`(${query}) r`);
  return answer?.rows ?? [];
}

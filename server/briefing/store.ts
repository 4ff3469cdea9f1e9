import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import { scopeOf, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { incidents } from '../incidents/public.ts';
import type { NearIncident } from './local-hazards.ts';
import { briefingTopics } from './tables.ts';

/** Reports that one briefing looks at. */
const MOST_INCIDENTS = 200;
/** Characters of a description that are read: a little more than are shown. */
const LONGEST_READ = 400;

/** By the columns' names; a moment is text. */
type JsonRow = Omit<NearIncident, 'date' | 'createdAt'> & { date: string; created_at: string };

/** Reports of the last `days` that `viewer` may see, newest first; null: none at all. */
function visibleReports(db: Database, viewer: Viewer, days: number) {
  const scope = scopeOf(viewer, 'incident.read');
  if (scope === 'none') return null;
  const mine = eq(incidents.userId, viewer.id);
  const ofScope =
    scope === 'any' ? undefined : scope === 'own' ? mine : or(mine, eq(users.crewId, viewer.crewId ?? ''));
  return db
    .select({
      id: incidents.id,
      type: incidents.type,
      priority: incidents.priority,
      status: incidents.status,
      description: sql<string>`left(${incidents.description}, ${LONGEST_READ})`.as('description'),
      location: incidents.location,
      latitude: incidents.latitude,
      longitude: incidents.longitude,
      date: incidents.date,
      createdAt: incidents.createdAt,
    })
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(and(gte(incidents.date, sql`now() - make_interval(days => ${days})`), ofScope))
    .orderBy(desc(incidents.date), desc(incidents.id))
    .limit(MOST_INCIDENTS);
}

/** As one text: the embedded engine hands over one value in a fraction of the time of two hundred rows. */
export async function recentIncidents(db: Database, viewer: Viewer, days: number): Promise<NearIncident[]> {
  const rows = visibleReports(db, viewer, days);
  if (rows === null) return [];
  const [answer] = await db
    .select({ list: sql<string>`coalesce(json_agg(row_to_json(recent)), '[]'::json)::text` })
    .from(sql`${rows} as recent`);
  return (JSON.parse(answer?.list ?? '[]') as JsonRow[]).map(readRow);
}

/** Changes with anything that `recentIncidents` would give: for this viewer only, and cheaper. */
export async function stampOfRecent(db: Database, viewer: Viewer, days: number): Promise<string> {
  const rows = visibleReports(db, viewer, days);
  if (rows === null) return '';
  const [answer] = await db
    .select({ stamp: sql<string | null>`md5(string_agg(recent::text, chr(10)))` })
    .from(sql`${rows} as recent`);
  return answer?.stamp ?? '';
}

function readRow({ date, created_at, ...same }: JsonRow): NearIncident {
  return { ...same, date: new Date(date), createdAt: new Date(created_at) };
}

/** Document of the topic shown to `audience` on `day`, or null. */
export async function topicOf(db: Database, audience: string, day: string): Promise<string | null> {
  const [row] = await db
    .select({ documentKey: briefingTopics.documentKey })
    .from(briefingTopics)
    .where(and(eq(briefingTopics.audience, audience), eq(briefingTopics.day, day)));
  return row?.documentKey ?? null;
}

/** Notes what is shown today: the last one counts. */
export async function noteTopic(
  db: Database,
  topic: { audience: string; day: string; documentKey: string },
): Promise<void> {
  await db
    .insert(briefingTopics)
    .values(topic)
    .onConflictDoUpdate({
      target: [briefingTopics.audience, briefingTopics.day],
      set: { documentKey: topic.documentKey },
    });
}

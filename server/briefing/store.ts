import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import { scopeOf, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { incidents } from '../incidents/public.ts';
import { isShared, mayBeShared } from '../hazards/public.ts';
import type { NearIncident, SharedReport } from './local-hazards.ts';
import { briefingTopics } from './tables.ts';
import type { Place } from './weather/provider.ts';

/** Reports that one briefing looks at. */
const MOST_INCIDENTS = 200;
/** Characters of a description that are read: a little more than are shown. */
const LONGEST_READ = 400;
const MILES_PER_DEGREE = 69;

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

/** By the columns' names; a moment is text. */
type SharedRow = Omit<SharedReport, 'createdAt'> & { createdAt: string };

/** Reports of the last `days` around a place that warn everybody there, newest first; whoever asks. */
export async function sharedReports(
  db: Database,
  { place, days, miles }: { place: Place; days: number; miles: number },
): Promise<SharedReport[]> {
  const margin = miles / MILES_PER_DEGREE;
  const widest = margin / Math.max(0.05, Math.cos((place.lat * Math.PI) / 180));
  const result = (await db.execute(sql`
    select coalesce(json_agg(r), '[]'::json)::text as list from (
      select i.id, i.content_hash as "contentHash", i.type, i.category, i.status, i.priority, i.severity,
        i.potential_severity as "potentialSeverity", i.hazards, i.latitude, i.longitude, i.created_at as "createdAt"
      from incidents i
      where i.date >= now() - make_interval(days => ${days}) and i.created_at >= now() - make_interval(days => ${days})
        and ${mayBeShared}
        and i.latitude::float between ${place.lat - margin}::float and ${place.lat + margin}::float
        and i.longitude::float between ${place.lng - widest}::float and ${place.lng + widest}::float
      order by i.date desc, i.id desc limit ${MOST_INCIDENTS}) r`)) as { rows: { list: string }[] };
  const rows = JSON.parse(result.rows[0]?.list ?? '[]') as SharedRow[];
  return rows.filter((report) => isShared(report)).map(readShared);
}

function readShared({ createdAt, ...same }: SharedRow): SharedReport {
  return { ...same, createdAt: new Date(createdAt) };
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

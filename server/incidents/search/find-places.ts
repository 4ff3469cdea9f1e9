import type { IncidentFilters, IncidentPlaces } from '@tailboard/contract/incident-filters.ts';
import { MAX_PLACES } from '@tailboard/contract/incident-terms.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { scopeOf } from '../../identity/public.ts';
import { pageAsJson } from '../newest-incidents.ts';
import { allOf, readConditions } from './conditions.ts';

type Row = Omit<IncidentPlaces['places'][number], 'latitude' | 'longitude'> & {
  latitude: string | null;
  longitude: string | null;
};

/** Where the newest MAX_PLACES of what `filters` ask for and `viewer` may see were. */
export async function findPlaces(
  db: Database,
  { viewer, filters }: { viewer: Viewer; filters: IncidentFilters },
): Promise<IncidentPlaces> {
  const conditions = readConditions(filters, { viewer, scope: scopeOf(viewer, 'incident.read') });
  if (conditions === null) return { places: [], isWhole: true };
  const { when, what, words } = conditions;
  const has = words === null ? [] : [sql`i.words @@ ${words}::tsquery`];
  const found = sql`(select i.id, i.latitude, i.longitude, i.type, i.category, i.severity
    from incidents i where ${allOf([...when, ...what, ...has])}
    order by i.date desc, i.id desc limit ${MAX_PLACES + 1}::int)`;
  const [answer] = await pageAsJson(db, found).execute();
  const rows = JSON.parse(answer?.page ?? '[]') as Row[];
  const places = rows
    .slice(0, MAX_PLACES)
    .flatMap(({ latitude, longitude, ...same }) =>
      latitude === null || longitude === null
        ? []
        : [{ ...same, latitude: Number(latitude), longitude: Number(longitude) }],
    );
  return { places, isWhole: rows.length <= MAX_PLACES };
}

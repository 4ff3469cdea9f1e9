import type { BriefingEvent } from '@tailboard/contract/briefing.ts';
import { inEnglish } from '../sentences/say.ts';
import type { Database } from '../database/database.ts';
import { watchedPlaceOf, type LiveEvent, type LiveSource } from '../notifications/public.ts';
import { alertsAt, type OfficialAlert } from './alerts.ts';
import { HAZARD_DAYS, localHazards, NEAR_MILES } from './local-hazards.ts';
import { recentIncidents, sharedReports } from './store.ts';
import type { Place } from './weather/provider.ts';

type Known = { at: string; ids: Set<string> };

/**
 * New alerts and near reports for the place whose briefing a person has open. They come with the wake-up of the report,
 * or with the next sign of life of the stream; the alerts are those of the cache, asked for once for everybody there.
 */
export function briefingSource(options: {
  db: Database;
  /** Alerts in force; empty where they cannot be asked for. */
  alertsOf: (place: Place) => Promise<readonly OfficialAlert[]>;
}): LiveSource {
  const { db, alertsOf } = options;
  return (viewer) => {
    let known: Known | null = null;
    return async () => {
      const place = await watchedPlaceOf(db, viewer.id);
      if (place === null) return [];
      const incidents = await recentIncidents(db, viewer, HAZARD_DAYS);
      const shared = await sharedReports(db, { place, days: HAZARD_DAYS, miles: NEAR_MILES });
      const alerts = await alertsOf(place);
      const now = Date.now();
      const hazards = localHazards({ place, incidents, shared, alerts: alertsAt(alerts, now), now });
      const at = `${place.lat},${place.lng}`;
      // What was there when the place was opened stands in the briefing already.
      const before: Set<string> = known?.at === at ? known.ids : new Set(hazards.map(({ id }) => id));
      known = { at, ids: new Set([...before, ...hazards.map(({ id }) => id)]) };
      return hazards
        .filter(({ id }) => !before.has(id))
        .map(({ id, title }): LiveEvent => ({
          event: 'briefing',
          data: inEnglish<Omit<BriefingEvent, 'sentences'>>({
            lat: place.lat,
            lng: place.lng,
            what: id.startsWith('alert-') ? 'alert' : 'hazard',
            title,
          }),
        }));
    };
  };
}

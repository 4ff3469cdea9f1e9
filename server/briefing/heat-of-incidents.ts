import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app-types.ts';
import { HEAT_OF_INCIDENTS, incidents } from '../incidents/public.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { heatIndex } from './heat.ts';
import { roundedPlace } from './read-query.ts';
import type { Outlook } from './weather/provider.ts';
import type { WeatherReader } from './weather/weather-of-place.ts';

const HOUR_MS = 3_600_000;
/** Ms: longer than the weather of one place may take. */
const LEASE_MS = 60_000;

/**
 * Writes the heat index into new reports, from the weather that this server knows of the place and hour or is told when it asks.
 * What is not known stays null: it is never guessed later.
 */
export function startHeatOfIncidents(app: App, weather: WeatherReader): void {
  const { db } = app.context;
  const { stop } = runJobs({
    ...{ db, log: app.log, kind: HEAT_OF_INCIDENTS, leaseMs: LEASE_MS, maxAttempts: 2 },
    work: ({ job, signal }) => writeHeat({ db, weather, signal, ids: job.key.split(',').map(Number) }),
  });
  app.addHook('onClose', stop);
}

async function writeHeat(options: {
  db: Database;
  weather: WeatherReader;
  ids: readonly number[];
  signal: AbortSignal;
}): Promise<void> {
  const { db, weather, ids, signal } = options;
  const { id, date, latitude, longitude } = incidents;
  const rows = await db
    .select({ id, date, latitude, longitude })
    .from(incidents)
    .where(and(inArray(id, [...ids]), isNotNull(latitude), isNotNull(longitude)));
  for (const row of rows) {
    signal.throwIfAborted();
    const place = roundedPlace({ lat: Number(row.latitude), lng: Number(row.longitude) });
    const { outlook } = await weather.of(place);
    const heat = outlook === null ? null : heatIndexAt(outlook, { at: row.date.getTime(), now: Date.now() });
    if (heat === null) continue;
    // Not where the report was moved meanwhile: it has a job of its own.
    await db
      .update(incidents)
      .set({ heatIndex: heat })
      .where(and(eq(id, row.id), eq(date, row.date), eq(latitude, row.latitude ?? '')));
  }
}

/** °F, whole: by what is measured now within half an hour of it, else by the hour of the forecast; null: not known. */
export function heatIndexAt(outlook: Outlook, { at, now }: { at: number; now: number }): number | null {
  const hour = outlook.hours.find((each) => each.at <= at && at < each.at + HOUR_MS) ?? null;
  const measured =
    outlook.live && Math.abs(now - at) <= HOUR_MS / 2
      ? heatIndex(outlook.current.temperature, outlook.current.humidity)
      : null;
  const heat = measured ?? (hour === null ? null : heatIndex(hour.temperature, hour.humidity));
  return heat === null ? null : Math.round(heat);
}

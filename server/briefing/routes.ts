import { briefingPingSchema, briefingQuerySchema, briefingSchema } from '@tailboard/contract/briefing.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import type { LiveSource } from '../notifications/public.ts';
import { composeBriefing, INCIDENT_DAYS } from './compose.ts';
import { composedOnce } from './composed-once.ts';
import { startHeatOfIncidents } from './heat-of-incidents.ts';
import { briefingSource } from './live.ts';
import { localDay } from './local-time.ts';
import { readTasks, roundedPlace } from './read-query.ts';
import { onceInAWhile } from './once-in-a-while.ts';
import { HAZARD_DAYS, NEAR_MILES } from './local-hazards.ts';
import { noteTopic, recentIncidents, sharedReports, stampOfRecent, topicOf } from './store.ts';
import type { Place } from './weather/provider.ts';
import { watchedNow } from './watched-now.ts';
import { weatherReader } from './weather/weather-of-place.ts';

const DAY = 86_400_000;
/** Ms for which yesterday's topic is taken from memory. */
const YESTERDAY_MS = 10 * 60_000;

/** The place that stands for a refused position (spec, section 9). */
const dallas = { lat: 32.7767, lng: -96.797 };
const nameOf = (place: Place, known: string | null) =>
  known ??
  (place.lat === dallas.lat && place.lng === dallas.lng ? 'Dallas, TX' : `${place.lat}, ${place.lng}`);

/** Signed-in people ask what today does to them at a place. */
export async function briefingRoutes(
  app: App,
  { liveSources }: { liveSources: LiveSource[] },
): Promise<void> {
  const { db, config } = app.context;
  const weather = weatherReader({ config, db, log: app.log });
  startHeatOfIncidents(app, weather);
  liveSources.push(briefingSource({ db, alertsOf: weather.alertsOf }));
  const noted = onceInAWhile(DAY);
  const yesterdays = onceInAWhile<string | null>(YESTERDAY_MS);
  const answers = composedOnce();
  const watched = watchedNow(db);

  app.get(
    '/api/daily-briefing',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['briefing'],
        description:
          'What the day does to a crew at a place: weather, alerts, rules for each hour and task, hazards.',
        querystring: briefingQuerySchema,
        response: { 200: briefingSchema },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const tasks = readTasks(request.query.tasks);
      const place = roundedPlace(request.query);
      const now = Date.now();
      const [known, stamp, shared] = await Promise.all([
        weather.of(place),
        stampOfRecent(db, viewer, INCIDENT_DAYS),
        sharedReports(db, { place, days: HAZARD_DAYS, miles: NEAR_MILES }),
        watched.note(viewer.id, place),
      ]);
      const timeZone = known.outlook?.timeZone ?? null;
      const [day, yesterday] = [localDay(now, timeZone, place.lng), localDay(now - DAY, timeZone, place.lng)];
      const audience = viewer.crewId === null ? `user:${viewer.id}` : `crew:${viewer.crewId}`;
      const yesterdaysTopic = await yesterdays(`${audience} ${yesterday}`, () =>
        topicOf(db, audience, yesterday),
      );
      // Never for anybody else, whatever the stamp says.
      const name = JSON.stringify([
        ...[viewer.id, audience, place, tasks, stamp, shared, day, yesterdaysTopic],
      ]);
      const composed =
        answers.find(name, known) ??
        answers.hold(
          name,
          known,
          composeBriefing({
            place,
            name: nameOf(place, known.outlook?.name ?? null),
            tasks,
            weather: known,
            incidents: await recentIncidents(db, viewer, INCIDENT_DAYS),
            shared,
            yesterdaysTopic,
            now,
          }),
        );
      const { documentKey } = composed.briefing.toolboxTalkTopic;
      await noted(`${audience} ${day} ${documentKey}`, () => noteTopic(db, { audience, day, documentKey }));
      return reply
        .headers({ 'cache-control': 'private, no-store', etag: composed.etag })
        .serializer(() => composed.json)
        .send(composed.briefing);
    },
  );

  app.get(
    '/api/daily-briefing/ping',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['briefing'], response: { 200: briefingPingSchema } },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return { at: new Date().toISOString() };
    },
  );
}

import { briefingQuerySchema, briefingSchema } from '@tailboard/contract/briefing.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { composeBriefing, INCIDENT_DAYS, localDay } from './compose.ts';
import { readTasks, roundedPlace } from './read-query.ts';
import { noteTopic, recentIncidents, topicOf } from './store.ts';
import type { Place } from './weather/provider.ts';
import { weatherReader } from './weather/weather-of-place.ts';

const DAY = 86_400_000;

/** The place that stands for a refused position (spec, section 9). */
const dallas = { lat: 32.7767, lng: -96.797 };
const nameOf = (place: Place, known: string | null) =>
  known ??
  (place.lat === dallas.lat && place.lng === dallas.lng ? 'Dallas, TX' : `${place.lat}, ${place.lng}`);

/** Signed-in people ask what today does to them at a place. */
export async function briefingRoutes(app: App): Promise<void> {
  const { db, config } = app.house;
  const weatherOf = weatherReader({ config, db, log: app.log });

  app.get(
    '/api/daily-briefing',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['briefing'], querystring: briefingQuerySchema, response: { 200: briefingSchema } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      const viewer = viewerOf(request);
      const tasks = readTasks(request.query.tasks);
      const place = roundedPlace(request.query);
      const now = Date.now();
      const [weather, incidents] = await Promise.all([
        weatherOf(place),
        recentIncidents(db, viewer, INCIDENT_DAYS),
      ]);
      const timeZone = weather.outlook?.timeZone ?? null;
      const audience = viewer.crewId === null ? `user:${viewer.id}` : `crew:${viewer.crewId}`;
      const briefing = composeBriefing({
        place,
        name: nameOf(place, weather.outlook?.name ?? null),
        tasks,
        weather,
        incidents,
        yesterdaysTopic: await topicOf(db, audience, localDay(now - DAY, timeZone, place.lng)),
        now,
      });
      const day = localDay(now, timeZone, place.lng);
      await noteTopic(db, { audience, day, documentKey: briefing.toolboxTalkTopic.documentKey });
      return briefing;
    },
  );
}

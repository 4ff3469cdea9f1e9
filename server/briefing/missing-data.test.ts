import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Briefing } from '@tailboard/contract/briefing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOfNow } from '../testing/weather-replay.ts';
import { parseAlerts } from './alerts.ts';
import { composeBriefing } from './compose.ts';
import { nothingKnown, type Figures, type HourFigures, type Outlook } from './weather/provider.ts';
import type { PlaceWeather } from './weather/weather-of-place.ts';

const HOUR = 3_600_000;
const now = Math.floor(Date.now() / HOUR) * HOUR + 60_000;
const inForce = parseAlerts(JSON.parse(sampleOfNow('nws-alerts-active-mixed')));

const names = Object.keys(nothingKnown) as (keyof Figures)[];
const figures: fc.Arbitrary<Figures> = fc.record({
  condition: fc.constantFrom('Sunny', 'Thunderstorms', 'Snow'),
  temperature: fc.integer({ min: -30, max: 120 }),
  humidity: fc.integer({ min: 0, max: 100 }),
  wind: fc.integer({ min: 0, max: 60 }),
  gust: fc.integer({ min: 0, max: 80 }),
  direction: fc.constant('N'),
  rain: fc.integer({ min: 0, max: 100 }),
  thunder: fc.constantFrom('none', 'possible', 'expected'),
  ice: fc.boolean(),
  uv: fc.integer({ min: 0, max: 12 }),
  airQuality: fc.integer({ min: 0, max: 300 }),
});
const without = <T extends Figures>(one: T, gone: readonly (keyof Figures)[]): T =>
  Object.assign({}, one, Object.fromEntries(gone.map((name) => [name, null])));

const outlookOf = (current: Figures, hours: readonly HourFigures[]): Outlook => ({
  source: 'nws',
  name: 'Here',
  timeZone: 'America/Chicago',
  current,
  hours,
  days: [],
  asOf: now,
  live: true,
});
const briefingOf = (outlook: Outlook | null, more: Partial<PlaceWeather> = {}) =>
  composeBriefing({
    place: { lat: 32.7767, lng: -96.797 },
    name: 'Here',
    tasks: tasksOfTheDay,
    weather: {
      outlook,
      alerts: inForce,
      alertsState: 'known',
      covered: true,
      hasAirQuality: true,
      missing: [],
      ...more,
    },
    incidents: [],
    yesterdaysTopic: null,
    now,
  });
const rank = { unknown: -1, green: 0, amber: 1, red: 2 } as const;

describe('a whole briefing from which figures are missing', () => {
  it('has the same alerts, no advice more, and clears no task that all figures do not clear', () => {
    fc.assert(
      fc.property(
        figures,
        fc.array(figures, { minLength: 3, maxLength: 3 }),
        fc.subarray(names),
        fc.boolean(),
        (current, ahead, gone, noAlerts) => {
          const alerts = noAlerts ? [] : inForce;
          const hours = ahead.map((one, index) =>
            Object.assign({}, one, { at: now - 60_000 + index * HOUR }),
          );
          const full = briefingOf(outlookOf(current, hours), { alerts });
          const lessened = hours.map((hour) => without(hour, gone));
          const less = briefingOf(outlookOf(without(current, gone), lessened), { alerts });
          expect(less.alerts).toEqual(full.alerts);
          const ofAlerts = ({ importantNotices }: Briefing) =>
            importantNotices.filter((notice) => alerts.some(({ event }) => notice.startsWith(event)));
          expect(ofAlerts(less)).toEqual(ofAlerts(full));
          expect(less.importantNotices.length).toBeLessThanOrEqual(full.importantNotices.length);
          const advised = full.safetyGuidelines.map(({ id }) => id);
          for (const { id } of less.safetyGuidelines)
            expect([...advised, 'weather-unknown', 'weather-general']).toContain(id);
          for (const [index, hour] of less.timeline.entries())
            for (const [at, { level }] of hour.tasks.entries()) {
              const before = full.timeline[index]?.tasks[at]?.level ?? 'unknown';
              expect(rank[level]).toBeLessThanOrEqual(rank[before]);
              if (level === 'green') expect(before).toBe('green');
            }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('clears nothing when there is no weather or no word about alerts, whatever is in force', () => {
    for (const alerts of [[], inForce])
      for (const [outlook, alertsState] of [
        [null, 'known'],
        [null, 'failed'],
        [outlookOf(nothingKnown, []), 'known'],
      ] as const) {
        const briefing = briefingOf(outlook, { alerts, alertsState });
        const levels = briefing.timeline.flatMap(({ tasks }) => tasks.map(({ level }) => level));
        expect(levels).not.toContain('green');
        expect(briefing.alerts).toHaveLength(
          alerts.filter(({ until }) => until === null || until > now).length,
        );
        expect(
          briefing.safetyGuidelines.filter(({ id }) => id.startsWith('weather-')).map(({ id }) => id),
        ).toEqual(['weather-unknown']);
      }
  });
});

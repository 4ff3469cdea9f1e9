import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { describe, expect, it } from 'vitest';
import { composeBriefing } from './compose.ts';
import { heatIndex } from './heat.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-07-15T14:10:00Z');
const calm: Figures = {
  ...nothingKnown,
  ...{ condition: 'Sunny', temperature: 70, humidity: 40, wind: 5, gust: 5, rain: 0 },
  ...{ thunder: 'none', ice: false, uv: 3, airQuality: 30 },
};

/** The briefing of a day on which it stays like this. */
function briefingOf(figures: Partial<Figures>, tasks: readonly Task[] = ['general']): Briefing {
  const all = { ...calm, ...figures };
  return composeBriefing({
    ...{
      place: { lat: 32.7767, lng: -96.797 },
      name: 'Here',
      tasks,
      incidents: [],
      yesterdaysTopic: null,
      now,
    },
    weather: {
      outlook: {
        ...{ source: 'open-meteo', name: null, timeZone: 'America/Chicago', days: [], asOf: now, live: true },
        current: all,
        hours: Array.from({ length: 24 }, (_, index) => ({ ...all, at: now - 600_000 + index * HOUR })),
      },
      ...{ alerts: [], alertsState: 'known', covered: null, hasAirQuality: true, missing: [] },
    },
  });
}

const severities = { green: 'info', amber: 'warning', red: 'critical', unknown: 'warning' } as const;
const order = { info: 0, warning: 1, critical: 2 } as const;
/** The gravest of the table, as a word of the card. */
const ofTable = ({ timeline }: Briefing) =>
  timeline
    .flatMap(({ tasks }) => tasks.map(({ level }) => severities[level]))
    .reduce((a, b) => (order[b] > order[a] ? b : a));
const ofCard = ({ safetyGuidelines }: Briefing) =>
  safetyGuidelines
    .filter(({ id }) => id.startsWith('weather-'))
    .map(({ severity }) => severity)
    .reduce((a, b) => (order[b] > order[a] ? b : a));
const heatOf = (briefing: Briefing) => briefing.safetyGuidelines.find(({ id }) => id === 'weather-heat');
const aboutWeather = ['heat', 'cold', 'lightning-and-wind', 'respiratory-protection'];

describe('how grave the weather is', () => {
  it.each([
    [84, 50, 'warning'],
    [85, 90, 'warning'],
    [95, 70, 'critical'],
    [100, 60, 'critical'],
    [85.1, 0, 'warning'],
    [79, 40, undefined],
  ])('at %d °F and %d %% the heat guideline is %s', (temperature, humidity, severity) => {
    expect(heatOf(briefingOf({ temperature, humidity }))?.severity).toBe(severity);
  });

  it('is the same on the card, in the table, in the notices and for the talk, whatever the weather', () => {
    for (const temperature of [-45, -20, 0, 14, 33, 39.9, 60, 79, 84, 85, 85.1, 92, 100, 112])
      for (const humidity of [5, 50, 90, 100])
        for (const wind of [0, 15.1, 31, 41])
          for (const tasks of [['general'], ['crane'], ['roof', 'trench'], tasksOfTheDay] as const) {
            const briefing = briefingOf({ temperature, humidity, wind, gust: wind }, tasks);
            const what = JSON.stringify({ temperature, humidity, wind, tasks });
            const table = ofTable(briefing);
            expect(ofCard(briefing), what).toBe(table);
            const { importantNotices, toolboxTalkTopic, safetyGuidelines } = briefing;
            expect(importantNotices.length > 0, what).toBe(table === 'critical');
            const critical = safetyGuidelines.filter(
              ({ id, severity }) => id.startsWith('weather-') && severity === 'critical',
            );
            for (const notice of importantNotices)
              expect(
                critical.some(({ description }) => description.startsWith(notice)),
                what,
              ).toBe(true);
            if (table !== 'info') expect(aboutWeather, what).toContain(toolboxTalkTopic.documentKey);
            // Each reason of the table stands on the card in the same words.
            for (const { text } of briefing.timeline.flatMap(({ tasks }) =>
              tasks.flatMap(({ reasons }) => reasons),
            ))
              if ((heatIndex(temperature, humidity) ?? 0) >= 80 && text.startsWith('Heat index'))
                expect(heatOf(briefing)?.description, what).toContain(text);
          }
  });

  it.each<[Partial<Figures>, readonly Task[], string, string]>([
    [{ thunder: 'possible' }, ['general'], 'weather-lightning', 'warning'],
    [{ thunder: 'expected' }, ['roof'], 'weather-lightning', 'critical'],
    [{ airQuality: 120 }, ['general'], 'weather-air', 'warning'],
    [{ airQuality: 151 }, ['general'], 'weather-air', 'critical'],
    [{ uv: 11 }, ['general'], 'weather-sun', 'warning'],
    [{ uv: 6 }, ['general'], 'weather-sun', 'info'],
    [{ rain: 60 }, ['trench'], 'weather-rain', 'warning'],
    [{ rain: 60 }, ['general'], 'weather-rain', 'info'],
    [{ ice: true }, ['scaffold'], 'weather-ice', 'warning'],
    [{ wind: 16, gust: 16 }, ['general'], 'weather-wind', 'info'],
  ])('with %o for %o: %s is %s', (figures, tasks, id, severity) => {
    const briefing = briefingOf(figures, tasks);
    expect(briefing.safetyGuidelines.find((one) => one.id === id)?.severity).toBe(severity);
    expect(ofCard(briefing)).toBe(ofTable(briefing));
  });

  it('says from when, where it is not so yet', () => {
    const hot = { ...calm, temperature: 100, humidity: 60 };
    const briefing = composeBriefing({
      ...{ place: { lat: 32.7767, lng: -96.797 }, name: 'Here', tasks: ['general'], incidents: [] },
      ...{ yesterdaysTopic: null, now },
      weather: {
        outlook: {
          ...{ source: 'nws', name: null, timeZone: 'America/Chicago', days: [], asOf: now, live: true },
          current: calm,
          hours: Array.from({ length: 24 }, (_, index) => ({
            ...(index >= 4 ? hot : calm),
            at: now - 600_000 + index * HOUR,
          })),
        },
        ...{ alerts: [], alertsState: 'known', covered: true, hasAirQuality: false, missing: [] },
      },
    });
    expect(heatOf(briefing)).toMatchObject({ severity: 'critical', from: '2026-07-15T18:00:00.000Z' });
    expect(briefing.timeline[3]?.tasks[0]?.level).toBe('green');
    expect(briefing.timeline[4]?.tasks[0]?.level).toBe('red');
  });
});

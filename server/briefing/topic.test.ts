import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../testing/in-english.ts';
import { parseAlerts } from './alerts.ts';
import { toolboxTalkTopic, topicDocuments } from './topic.ts';
import { levelsOf, readAll } from './weather-levels.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

type Options = Parameters<typeof toolboxTalkTopic>[0];
const topic = (options: Partial<Options> = {}) =>
  englishOf(
    toolboxTalkTopic({
      day: '2026-04-15',
      lat: 32,
      tasks: ['general'],
      levels: [],
      alerts: [],
      incidents: [],
      yesterday: null,
      ...options,
    }),
  );
const alert = (event: string) => parseAlerts({ features: [{ properties: { event, id: event } }] });
/** What an hour of such figures comes to. */
const levels = (figures: Partial<Figures>) => {
  const readings = readAll({
    figures: { ...nothingKnown, ...figures },
    ...{ alerts: [], alertsKnown: true, airQualityExpected: true, live: true },
  });
  return levelsOf([{ at: 0, readings }], ['general']);
};
const hot = levels({ temperature: 99, humidity: 60 });
const injury: Options['incidents'][number] = {
  id: 1,
  type: 'Workplace Injury',
  priority: 'low',
  status: 'open',
  description: '',
  location: '',
  latitude: null,
  longitude: null,
  date: new Date(),
  createdAt: new Date(),
};

describe('the toolbox talk topic', () => {
  it('opens a document of the safety library', () => {
    const documents = readdirSync(new URL('../../safety-library', import.meta.url)).map((file) =>
      file.replace(/\.md$/, ''),
    );
    expect(documents).toEqual(expect.arrayContaining(topicDocuments));
  });

  it.each<[string, Partial<Options>, string, RegExp]>([
    ['a warning', { alerts: alert('Tornado Warning'), levels: hot }, 'lightning-and-wind', /Tornado Warning/],
    ['dangerous heat', { levels: hot, tasks: ['roof'] }, 'heat', /heat index up to 12\d °F/],
    ['cold', { levels: levels({ temperature: 20, wind: 10 }) }, 'cold', /down to 9 °F/],
    ['wind', { levels: levels({ gust: 35 }) }, 'lightning-and-wind', /35 mph/],
    ['smoke', { levels: levels({ airQuality: 160 }) }, 'respiratory-protection', /160/],
    ['an injury', { incidents: [injury] }, 'first-aid-and-bloodborne-pathogens', /Workplace Injury/],
    ['a task', { tasks: ['trench'] }, 'excavations-and-trenches', /trench work/],
    ['summer', { day: '2026-07-15' }, 'heat', /summer/],
    ['summer in the south', { day: '2026-01-15', lat: -33 }, 'heat', /summer/],
  ])('comes from %s', (_what, options, documentKey, reason) => {
    expect(topic(options)).toMatchObject({ documentKey, reason: expect.stringMatching(reason) });
  });

  it('is another one tomorrow, unless it presses, and then it says so', () => {
    expect(topic({ tasks: ['trench'], yesterday: 'excavations-and-trenches' }).documentKey).not.toBe(
      'excavations-and-trenches',
    );
    expect(topic({ levels: hot, yesterday: 'heat' }).reason).toMatch(/yesterday’s topic again/);
    const few = fc.subarray([...tasksOfTheDay], { minLength: 1 });
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString());
    fc.assert(
      fc.property(
        few,
        day,
        fc.constantFrom(...topicDocuments, null),
        fc.boolean(),
        (tasks, at, yesterday, hurt) => {
          const today = topic({ tasks, day: at.slice(0, 10), yesterday, incidents: hurt ? [injury] : [] });
          expect(today.documentKey).not.toBe(yesterday);
          expect(topicDocuments).toContain(today.documentKey);
          expect(today.reason).not.toBe('');
        },
      ),
    );
  });

  it('is the same for the same day and inputs, and turns when nothing presses', () => {
    expect(topic()).toEqual(topic());
    const days = Array.from(
      { length: 11 },
      (_, index) => topic({ day: `2026-04-${10 + index}` }).documentKey,
    );
    expect(new Set(days).size).toBe(11);
  });
});

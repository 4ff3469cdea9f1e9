import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../testing/in-english.ts';
import { taskGuidelines, uvGrade, weatherAdvice } from './advice.ts';
import { protectiveEquipment } from './protective-equipment.ts';
import type { Gap } from './stop-work-timeline.ts';
import { levelsOf, readAll } from './weather-levels.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

const mild: Figures = { ...nothingKnown, temperature: 70, humidity: 40, rain: 0, wind: 5, gust: 5, uv: 3 };
const weatherOf = (figures: Figures | null) => ({
  levels: levelsOf(
    figures === null
      ? []
      : [
          {
            at: 0,
            readings: readAll({
              figures,
              ...{ alerts: [], alertsKnown: true, airQualityExpected: true, live: true },
            }),
          },
        ],
    ['general'],
  ),
  current: figures,
});
const adviceOf = (figures: Figures | null, missing: readonly Gap[] = []) =>
  englishOf(weatherAdvice({ ...weatherOf(figures), source: 'Open-Meteo', alerts: [], missing, thisHour: 0 }));
const advised = (figures: Partial<Figures>) => adviceOf({ ...mild, ...figures }).map(({ id }) => id);

describe('weather advice', () => {
  it.each<[Partial<Figures>, string[]]>([
    [{ temperature: 79 }, ['weather-general']],
    [{ temperature: 85 }, ['weather-heat']],
    [{ temperature: 85.1 }, ['weather-heat']],
    [{ temperature: 40 }, ['weather-general']],
    [{ temperature: 39.9 }, ['weather-cold']],
    [{ rain: 40 }, ['weather-general']],
    [{ rain: 41 }, ['weather-rain']],
    [{ wind: 15 }, ['weather-general']],
    [{ wind: 15.1 }, ['weather-wind']],
    [{ uv: 5 }, ['weather-general']],
    [{ uv: 5.1 }, ['weather-sun']],
    [{ temperature: 100, wind: 20, uv: 9 }, ['weather-heat', 'weather-wind', 'weather-sun']],
  ])('with %o: %o', (figures, expected) => {
    expect(advised(figures)).toEqual(expected);
  });

  it('without real figures says only that they are not known', () => {
    expect(adviceOf(null, ['wind', 'live-weather']).map(({ id, source }) => [id, source])).toEqual([
      ['weather-unknown', 'Tailboard'],
    ]);
    const [gap, wind] = adviceOf({ ...mild, wind: 20, uv: null }, ['alerts', 'uv']);
    expect(gap?.description).toMatch(/^Missing for some hours: official alerts, UV index\. /);
    expect(wind?.id).toBe('weather-wind');
  });

  it('names the figure and its source', () => {
    const [heat] = adviceOf({ ...mild, temperature: 85.4, humidity: 60 });
    expect(heat).toMatchObject({
      source: 'Open-Meteo',
      description: expect.stringMatching(/^Heat index 9\d °F: .* Water, rest and shade/),
    });
    const [cold] = adviceOf({ ...mild, temperature: 39.9 });
    expect(cold).toMatchObject({ severity: 'info', description: expect.stringMatching(/^39\.9 °F\. /) });
  });

  it('is not raised by anything missing', () => {
    const names = fc.subarray(Object.keys(nothingKnown) as (keyof Figures)[]);
    const figures = fc.record({
      temperature: fc.integer({ min: -20, max: 120 }),
      rain: fc.integer({ min: 0, max: 100 }),
      wind: fc.integer({ min: 0, max: 60 }),
      uv: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(figures, names, (known, missing) => {
        const full = advised(known);
        const less = advised({ ...known, ...Object.fromEntries(missing.map((name) => [name, null])) });
        expect([...full, 'weather-unknown', 'weather-general']).toEqual(expect.arrayContaining(less));
        const equipment = (figures: Figures) =>
          protectiveEquipment(['general'], weatherOf(figures), []).map(({ id }) => id);
        expect(equipment({ ...mild, ...known })).toEqual(
          expect.arrayContaining(
            equipment({ ...mild, ...known, ...Object.fromEntries(missing.map((name) => [name, null])) }),
          ),
        );
      }),
    );
  });

  it.each([
    [0, 'low'],
    [2, 'low'],
    [2.1, 'moderate'],
    [5, 'moderate'],
    [5.1, 'high'],
    [7, 'high'],
    [7.1, 'very high'],
    [10, 'very high'],
    [10.1, 'extreme'],
  ])('calls UV %d %s', (uv, label) => {
    expect(uvGrade(uv).text).toBe(label);
  });
});

describe('guidelines and equipment', () => {
  it('have a source for every task', () => {
    for (const { source, kind, description } of englishOf(taskGuidelines(tasksOfTheDay))) {
      expect([source, kind]).toEqual([expect.stringMatching(/^29 CFR 1926\./), 'law']);
      expect(description).not.toBe('');
    }
    for (const { source, kind } of englishOf(
      protectiveEquipment(tasksOfTheDay, weatherOf(mild), ['Vehicle Accident']),
    )) {
      expect(source).not.toBe('');
      expect(kind === 'law').toBe(source.startsWith('29 CFR'));
    }
  });

  it('tell law from guidance and from what the company’s own reports ask for', () => {
    const advice = adviceOf({ ...mild, temperature: 100 });
    expect(advice.map(({ kind }) => kind)).toEqual(['guidance']);
    const own = englishOf(protectiveEquipment(['general'], weatherOf(null), ['Vehicle Accident'])).find(
      ({ id }) => id === 'high-visibility',
    );
    expect(own).toMatchObject({ kind: 'company-rule', source: 'Reports in Tailboard' });
  });

  it('name each thing once, required before recommended', () => {
    const items = protectiveEquipment(
      tasksOfTheDay,
      weatherOf({ ...mild, temperature: 90, airQuality: 101 }),
      ['Vehicle Accident'],
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.map(({ required }) => required)).toEqual(
      items.map(({ required }) => required).sort((a, b) => Number(b) - Number(a)),
    );
    expect(items).toContainEqual(expect.objectContaining({ id: 'high-visibility', required: true }));
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['water', 'respirator']));
  });
});

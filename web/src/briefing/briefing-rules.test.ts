import type { StopWorkHour } from '@tailboard/contract/briefing.ts';
import { describe, expect, it } from 'vitest';
import { ageIn, briefingAge, isTooOld } from './age.ts';
import { defaultPlace, openingPlace } from './opening-place.ts';
import { isSamePlace } from './same-place.ts';
import { cellOf, cellsOf, hoursAhead, runsOf, worstAhead } from './shown-level.ts';
import { uvLevel } from './uv-level.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('the UV index is named at each boundary', () => {
  expect([0, 2, 2.1, 3, 5, 5.1, 6, 7, 7.1, 8, 10, 10.1, 11].map(uvLevel)).toEqual([
    ...['low', 'low', 'moderate', 'moderate', 'moderate', 'high', 'high', 'high'],
    ...['very-high', 'very-high', 'very-high', 'extreme', 'extreme'],
  ]);
});

describe('age', () => {
  const at = '2025-06-05T12:00:00.000Z';
  const now = Date.parse(at);

  it('is said in one unit', () => {
    expect([0, MINUTE - 1, MINUTE, HOUR - 1, HOUR, 24 * HOUR - 1, 24 * HOUR].map(ageIn)).toEqual([
      { unit: 'now', count: 0 },
      { unit: 'now', count: 0 },
      { unit: 'minutes', count: 1 },
      { unit: 'minutes', count: 59 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 23 },
      { unit: 'days', count: 1 },
    ]);
  });

  it('is the older of what server and phone say, and unknown when the clock was set back', () => {
    const later = new Date(now + 3 * HOUR).toISOString();
    expect(briefingAge({ asOf: at, receivedAt: later, now: now + 4 * HOUR })).toBe(4 * HOUR);
    expect(briefingAge({ asOf: later, receivedAt: at, now: now + HOUR })).toBe(HOUR);
    expect(briefingAge({ asOf: at, receivedAt: at, now: now - HOUR })).toBeNull();
  });

  it('is too old after 12 hours, or unknown', () => {
    expect([12 * HOUR, 12 * HOUR + 1, null].map(isTooOld)).toEqual([false, true, true]);
  });
});

describe('place', () => {
  it('is the same within a kilometre, also across the date line', () => {
    const { latitude, longitude } = defaultPlace;
    expect(isSamePlace(defaultPlace, { latitude: latitude + 0.0085, longitude })).toBe(true);
    expect(isSamePlace(defaultPlace, { latitude: latitude + 0.0095, longitude })).toBe(false);
    expect(isSamePlace(defaultPlace, { latitude, longitude: longitude + 0.0105 })).toBe(true);
    expect(isSamePlace({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBe(true);
  });

  it('opens with the last one and asks the device, except for one that was chosen today', () => {
    const kept = { ...defaultPlace, at: '2025-06-05T12:00:00.000Z' };
    const today = new Date('2025-06-05T15:00:00.000Z');
    const tomorrow = new Date('2025-06-06T15:00:00.000Z');
    expect(openingPlace([], today)).toEqual({ place: null, ask: true });
    expect(openingPlace([{ ...kept, by: 'device' }], today).ask).toBe(true);
    expect(openingPlace([{ ...kept, by: 'chosen' }], today)).toMatchObject({
      place: { name: 'Dallas, TX', by: 'chosen' },
      ask: false,
    });
    expect(openingPlace([{ ...kept, by: 'chosen' }], tomorrow).ask).toBe(true);
  });
});

describe('stop-work levels', () => {
  const levels = ['green', 'green', 'amber', 'red', 'red', 'green'] as const;
  const hours: StopWorkHour[] = levels.map((level, index) => ({
    at: new Date(Date.UTC(2025, 5, 5, 12 + index)).toISOString(),
    hour: 7 + index,
    tasks: [{ task: 'crane', level, reasons: [] }],
  }));
  const sure = { source: 'nws', tooOld: false } as const;

  it('come in runs', () => {
    expect(runsOf(hours, 'crane', sure)).toEqual([
      { level: 'green', from: 7, to: 9 },
      { level: 'amber', from: 9, to: 10 },
      { level: 'red', from: 10, to: 12 },
      { level: 'green', from: 12, to: 13 },
    ]);
  });

  it('are one cell where they are the same in all hours', () => {
    expect(cellsOf(hours, 'crane', sure).map(({ span }) => span)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(cellsOf(hours, 'roof', sure)).toMatchObject([{ level: 'unknown', span: 6 }]);
    expect(cellsOf([], 'roof', sure)).toEqual([]);
  });

  it('have a worst, from when it is so first, with the tasks it is for', () => {
    const both = hours.map((hour) =>
      Object.assign({}, hour, { tasks: [...hour.tasks, { ...hour.tasks[0], task: 'roof' as const }] }),
    ) as StopWorkHour[];
    expect(worstAhead(both, ['crane', 'roof'], sure)).toEqual({
      ...{ level: 'red', from: 10, to: 12 },
      tasks: ['crane', 'roof'],
    });
    // What is not known is worse than what is clear.
    expect(worstAhead(hours.slice(0, 2), ['crane', 'roof'], sure)).toMatchObject({
      level: 'unknown',
      tasks: ['roof'],
    });
    expect(worstAhead([], ['crane'], sure)).toBeNull();
  });

  it.each([
    { source: 'nws', tooOld: true },
    { source: 'typical', tooOld: false },
  ] as const)('are never green from $source with tooOld $tooOld, and warnings stay', (doubt) => {
    const shown = hours.map((hour) => cellOf(hour, 'crane', doubt).level);
    expect(shown).toEqual(['unknown', 'unknown', 'amber', 'red', 'red', 'unknown']);
  });

  it('are unknown for a task that was not worked out', () => {
    expect(hours.map((hour) => cellOf(hour, 'roof', sure).level)).toEqual(hours.map(() => 'unknown'));
  });

  it('begin with the hour that is under way', () => {
    expect(hoursAhead(hours, Date.UTC(2025, 5, 5, 14, 59))[0]?.hour).toBe(9);
    expect(hoursAhead(hours, Date.UTC(2025, 5, 6))).toHaveLength(6);
  });
});

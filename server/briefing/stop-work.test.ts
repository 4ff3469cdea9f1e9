import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../testing/in-english.ts';
import type { OfficialAlert } from './alerts.ts';
import { heatIndex } from './heat.ts';
import { localHour } from './local-time.ts';
import { alertRules } from './stop-work-alert-rules.ts';
import { figureRules } from './stop-work-rules.ts';
import { judgeHour, shiftHours, stopWorkTimeline } from './stop-work-timeline.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

/** An hour that stops nothing. */
const calm: Figures = {
  condition: 'Sunny',
  temperature: 70,
  humidity: 40,
  wind: 5,
  gust: 5,
  direction: 'N',
  rain: 0,
  thunder: 'none',
  ice: false,
  uv: 3,
  airQuality: 30,
};
const alertOf = (event: string, severity: OfficialAlert['severity'] = 'critical'): OfficialAlert => ({
  id: event,
  event,
  headline: null,
  instruction: null,
  area: null,
  severity,
  sent: null,
  from: null,
  until: null,
  sender: 'NWS Albany NY',
});
const judge = (task: Task, figures: Partial<Figures>, more: Partial<Parameters<typeof judgeHour>[1]> = {}) =>
  englishOf(
    judgeHour(task, {
      figures: { ...calm, ...figures },
      alerts: [],
      alertsKnown: true,
      airQualityExpected: true,
      live: true,
      ...more,
    }),
  );
const said = (task: Task, figures: Partial<Figures>) => {
  const { level, reasons } = judge(task, figures);
  return [level, ...reasons.map(({ ruleId }) => ruleId)];
};

/** °F at which the heat index reaches `limit` at 50 % humidity. */
function temperatureOf(limit: number): number {
  let [low, high] = [60, 120];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if ((heatIndex(middle, 50) ?? 0) < limit) low = middle;
    else high = middle;
  }
  return high;
}

describe('the rules', () => {
  it('are each named once, with a source, and law only with a section of the CFR', () => {
    const rules = englishOf(
      [...figureRules, ...alertRules].map(({ id, source, kind, tasks }) => ({ id, source, kind, tasks })),
    );
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { source, kind, tasks } of rules) {
      expect(source).not.toBe('');
      expect(tasks.length).toBeGreaterThan(0);
      if (kind === 'law') expect(source).toMatch(/^29 CFR 1926\.\d+/);
    }
  });

  it('leave a calm hour green for every task', () => {
    for (const task of tasksOfTheDay) expect(judge(task, {})).toEqual({ task, level: 'green', reasons: [] });
  });

  it.each<[Task, Partial<Figures>, string[]]>([
    ['crane', { wind: 20 }, ['green']],
    ['crane', { wind: 20.1 }, ['amber', 'wind-hoisting-people']],
    ['crane', { gust: 30 }, ['amber', 'wind-hoisting-people']],
    ['crane', { gust: 30.1 }, ['red', 'wind-lifts', 'wind-hoisting-people']],
    ['roof', { wind: 30 }, ['green']],
    ['roof', { wind: 30.1 }, ['amber', 'wind-material']],
    ['roof', { gust: 40 }, ['amber', 'wind-material']],
    ['roof', { gust: 40.1 }, ['red', 'wind-at-height']],
    ['scaffold', { wind: 40 }, ['amber', 'wind-material']],
    ['scaffold', { wind: 40.1 }, ['red', 'wind-scaffold']],
    ['general', { wind: 41 }, ['amber', 'wind-material']],
    ['trench', { wind: 60 }, ['green']],
    ['general', { airQuality: 100 }, ['green']],
    ['general', { airQuality: 101 }, ['amber', 'air-101']],
    ['general', { airQuality: 150 }, ['amber', 'air-101']],
    ['general', { airQuality: 151 }, ['red', 'air-151']],
    ['trench', { rain: 40 }, ['green']],
    ['trench', { rain: 41 }, ['amber', 'rain-trench']],
    ['hot-work', { rain: 90 }, ['green']],
    ['crane', { thunder: 'possible' }, ['amber', 'thunder-possible']],
    ['crane', { thunder: 'expected' }, ['red', 'thunder-expected']],
    ['trench', { thunder: 'expected' }, ['amber', 'thunder-possible']],
    ['scaffold', { ice: true }, ['amber', 'ice-scaffold']],
    ['general', { temperature: 16, wind: 0, gust: 0 }, ['green']],
    ['general', { temperature: 15, wind: 0, gust: 0 }, ['amber', 'cold-stress']],
    ['general', { temperature: 0, wind: 14, gust: 14 }, ['amber', 'cold-stress']],
    ['general', { temperature: 0, wind: 15, gust: 15 }, ['amber', 'cold-frostbite']],
    ['general', { temperature: -32, wind: 0, gust: 0 }, ['red', 'cold-frostbite-10']],
    ['general', { uv: 10 }, ['green']],
    ['general', { uv: 10.1 }, ['amber', 'uv-extreme']],
    ['general', { temperature: -19, wind: 0, gust: 0 }, ['amber', 'cold-frostbite']],
  ])('%s with %o: %o', (task, figures, expected) => {
    expect(said(task, figures)).toEqual(expected);
  });

  it.each<[number, string[], string[]]>([
    [80, ['green'], ['amber', 'heat-80']],
    [90, ['amber', 'heat-80'], ['amber', 'heat-90']],
    [91, ['amber', 'heat-90'], ['amber', 'heat-91']],
    [103, ['amber', 'heat-91'], ['amber', 'heat-103']],
    [115, ['amber', 'heat-103'], ['red', 'heat-115']],
  ])('heat index just under and over %d °F', (limit, under, over) => {
    const temperature = temperatureOf(limit);
    expect(said('general', { temperature: temperature - 0.01, humidity: 50 })).toEqual(under);
    expect(said('general', { temperature: temperature + 0.01, humidity: 50 })).toEqual(over);
  });

  it('say the figure, the number and where it comes from', () => {
    expect(judge('crane', { wind: 12, gust: 32.4 }).reasons[0]).toEqual({
      ruleId: 'wind-lifts',
      text: 'Wind 32 mph: stop crane lifts at 30 mph, or at the lower limit on the load chart.',
      value: '32 mph',
      threshold: 'above 30 mph',
      source: 'OSHA note on high wind, 29 CFR 1926.968 (written for power-line work)',
      url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.968',
      kind: 'guidance',
    });
    expect(judge('crane', { gust: 30.2 }).reasons[0]?.value).toBe('30.2 mph');
  });

  it.each<[Task, string, string]>([
    ['general', 'Tornado Warning', 'red'],
    ['general', 'Severe Thunderstorm Warning', 'red'],
    ['crane', 'High Wind Warning', 'red'],
    ['trench', 'High Wind Warning', 'amber'],
    ['trench', 'Flood Warning', 'red'],
    ['roof', 'Flood Warning', 'amber'],
    ['hot-work', 'Red Flag Warning', 'red'],
    ['general', 'Extreme Heat Warning', 'amber'],
  ])('%s under a %s is %s', (task, event, level) => {
    expect(judge(task, {}, { alerts: [alertOf(event)] }).level).toBe(level);
  });

  it('say each event of a sender once, and different ones under the same rule each by itself', () => {
    const warnings = ['High Wind Warning', 'High Wind Warning', 'Extreme Wind Warning'];
    const alerts = [
      ...warnings.map((event) => alertOf(event)),
      { ...alertOf('High Wind Warning'), sender: 'Air base' },
    ];
    const { reasons } = judge('crane', {}, { alerts });
    expect(reasons.map(({ value, source }) => `${value}, ${source}`)).toEqual([
      'High Wind Warning, NWS Albany NY',
      'Extreme Wind Warning, NWS Albany NY',
      'High Wind Warning, Air base',
    ]);
  });

  it('heed an alert of the health, and pass over one of no rank', () => {
    expect(judge('general', {}, { alerts: [alertOf('Air Quality Alert', 'warning')] }).level).toBe('amber');
    expect(judge('general', {}, { alerts: [alertOf('Hydrologic Outlook', 'info')] }).level).toBe('green');
  });
});

describe('what is not known', () => {
  it.each<[Partial<Figures>, Task]>([
    [{ wind: null }, 'crane'],
    [{ gust: null }, 'crane'],
    [{ temperature: null }, 'general'],
    [{ temperature: 80, humidity: null }, 'general'],
    [{ temperature: 30, wind: null, gust: 5 }, 'general'],
    [{ rain: null }, 'trench'],
    [{ thunder: null }, 'general'],
    [{ ice: null }, 'scaffold'],
    [{ airQuality: null }, 'general'],
    [{ uv: null }, 'general'],
  ])('%o leaves %s unknown, and says so', (figures, task) => {
    expect(said(task, figures)).toEqual(['unknown', 'not-known']);
  });

  it('of the humidity does not hide a heat that every air has', () => {
    expect(said('general', { temperature: 100, humidity: null })).toEqual(['amber', 'heat-91', 'not-known']);
  });

  it('does not hold up what it could not change', () => {
    expect(said('general', { temperature: 60, humidity: null })).toEqual(['green']);
    expect(said('hot-work', { rain: null, ice: null })).toEqual(['green']);
    const noSource = judge('general', { airQuality: null, uv: null }, { airQualityExpected: false });
    expect(noSource.level).toBe('green');
  });

  it('of alerts, or figures that are old, clears nothing', () => {
    expect(judge('general', {}, { alertsKnown: false }).level).toBe('unknown');
    expect(judge('general', {}, { live: false }).level).toBe('unknown');
    expect(judge('crane', { wind: 35 }, { live: false, alertsKnown: false }).level).toBe('red');
  });

  it('in any combination turns no hour green, and raises none', () => {
    const order = { unknown: -1, green: 0, amber: 1, red: 2 } as const;
    const figures = fc.record({
      condition: fc.constantFrom('Sunny', 'Snow'),
      temperature: fc.double({ min: -40, max: 125, noNaN: true }),
      humidity: fc.double({ min: 0, max: 100, noNaN: true }),
      wind: fc.double({ min: 0, max: 80, noNaN: true }),
      gust: fc.double({ min: 0, max: 100, noNaN: true }),
      direction: fc.constant('N'),
      rain: fc.integer({ min: 0, max: 100 }),
      thunder: fc.constantFrom('none', 'possible', 'expected'),
      ice: fc.boolean(),
      uv: fc.double({ min: 0, max: 12, noNaN: true }),
      airQuality: fc.integer({ min: 0, max: 300 }),
    });
    const missing = fc.subarray(Object.keys(nothingKnown) as (keyof Figures)[]);
    const alerts = fc.subarray(
      ['Tornado Warning', 'Heat Advisory', 'Red Flag Warning'].map((event) => alertOf(event)),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...tasksOfTheDay),
        figures,
        missing,
        alerts,
        fc.boolean(),
        fc.boolean(),
        (task, whole, gone, inForce, alertsGone, live) => {
          const lessened = { ...whole, ...Object.fromEntries(gone.map((name) => [name, null])) };
          const full = judge(task, whole, { alerts: inForce });
          const less = judge(task, lessened, {
            alerts: alertsGone ? [] : inForce,
            alertsKnown: !alertsGone,
            live,
          });
          if (less.level === 'green') expect(full.level).toBe('green');
          expect(order[less.level]).toBeLessThanOrEqual(order[full.level]);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('the timeline', () => {
  const here = { timeZone: 'America/Chicago', lng: -96.8 };
  const sure = { alertsKnown: true, airQualityExpected: false, live: true };
  const timeline = (now: string) =>
    stopWorkTimeline(
      shiftHours({ now: Date.parse(now), ...here, ...sure, hours: [], current: null, alerts: [] }),
      { ...here, tasks: ['crane'] },
    );

  it.each([
    ['2026-07-15T11:20:00Z', 6, 12],
    ['2026-07-15T08:00:00Z', 3, 15],
    ['2026-07-15T20:59:00Z', 15, 10],
    ['2026-07-16T02:00:00Z', 21, 10],
  ])('at %s goes from %d:00 on for %d hours', (now, hour, length) => {
    const hours = timeline(now);
    expect([hours[0]?.hour, hours.length]).toEqual([hour, length]);
    expect(hours.every(({ tasks }) => tasks[0]?.level === 'unknown')).toBe(true);
  });

  it('judges each hour by its own forecast, and the alerts in force in it', () => {
    const at = Date.parse('2026-07-15T12:00:00Z');
    const hours = [5, 35, 5, 5].map((wind, index) =>
      Object.assign({}, calm, { at: at + index * 3_600_000, wind }),
    );
    const shift = shiftHours({
      now: at + 60_000,
      ...here,
      ...sure,
      hours,
      // Measured now: stronger than forecast.
      current: { ...calm, gust: 25 },
      alerts: [{ ...alertOf('Tornado Warning'), from: at + 2.5 * 3_600_000, until: at + 3 * 3_600_000 }],
    });
    const judged = stopWorkTimeline(shift, { ...here, tasks: ['crane', 'general'] });
    expect(judged.slice(0, 5).map(({ tasks }) => tasks.map(({ level }) => level))).toEqual([
      ['amber', 'green'],
      ['red', 'amber'],
      ['red', 'red'],
      ['green', 'green'],
      ['unknown', 'unknown'],
    ]);
  });

  it('knows the hour at the place, with and without its zone', () => {
    const noon = Date.parse('2026-01-15T18:00:00Z');
    expect(localHour(noon, 'America/Chicago', 0)).toBe(12);
    expect(localHour(noon, null, -96.8)).toBe(12);
    expect(localHour(noon, 'Asia/Kolkata', 0)).toBe(23);
    expect(localHour(Date.parse('2026-01-15T06:00:00Z'), 'America/Chicago', 0)).toBe(0);
  });
});

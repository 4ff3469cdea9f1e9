import type { StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import type { OfficialAlert } from './alerts.ts';
import { say, type Said, type Unwritten } from '../sentences/say.ts';
import { eventOf, senderOf } from './alert-words.ts';
import { localHour } from './local-time.ts';
import type { Measure } from './stop-work-rule.ts';
import { alertRules } from './stop-work-alert-rules.ts';
import { figureRules } from './stop-work-rules.ts';
import { nothingKnown, type Figures, type HourFigures } from './weather/provider.ts';
import { readAll, spokenBy, type HourKnown, type Readings, type Spoken } from './weather-levels.ts';

const HOUR = 3_600_000;
/** The shift as the product knows it, local hours. */
const SHIFT_END = 18;
/** Hours shown at least, however late it is. */
const LEAST_HOURS = 10;

type Hour = Unwritten<StopWorkHour>;
type Reason = Spoken['reason'];

/** Each event of a sender once: a service lists one alert for each of its zones. */
function byAlerts(task: Task, alerts: readonly OfficialAlert[]): Spoken[] {
  const ranked = alerts.filter(({ severity }) => severity !== 'info');
  return [...new Map(ranked.map((alert) => [`${alert.event} ${alert.sender}`, alert])).values()].flatMap(
    (alert) => {
      const rule = alertRules.find((one) => one.tasks.includes(task) && one.event.test(alert.event));
      if (rule === undefined) return [];
      const spoken: Spoken = {
        level: rule.level,
        step: undefined,
        reason: {
          ruleId: rule.id,
          text: say('briefing.alert', { event: eventOf(alert.event), advice: rule.text }),
          value: eventOf(alert.event),
          threshold: say('briefing.while-in-force'),
          source: senderOf(alert),
          url: rule.url,
          kind: rule.kind,
        },
      };
      return [spoken];
    },
  );
}

/** Which measures bear on a task. */
const bearing = new Map<Task, ReadonlySet<Measure>>();
function measuresOf(task: Task): ReadonlySet<Measure> {
  const found =
    bearing.get(task) ??
    new Set(figureRules.filter(({ tasks }) => tasks.includes(task)).map(({ measure }) => measure));
  bearing.set(task, found);
  return found;
}

/** What is not known of an hour. */
export type Gap = Measure | 'alerts' | 'live-weather';

export function gaps(task: Task, hour: HourKnown, readings: Readings): Gap[] {
  return [
    ...[...measuresOf(task)].filter((measure) => readings.get(measure)?.known !== true),
    ...(hour.alertsKnown ? [] : (['alerts'] as const)),
    ...(hour.live ? [] : (['live-weather'] as const)),
  ];
}

export const namesOf = (missing: readonly Gap[]): Said[] =>
  missing.map((gap) => say(`briefing.missing.${gap}`));

/**
 * One task in one hour. Red and amber stand on what is known; green only where nothing that bears on the task is
 * missing, otherwise unknown.
 */
export function judgeHour(task: Task, hour: HourKnown, readings = readAll(hour)): Hour['tasks'][number] {
  const spoken = [...byAlerts(task, hour.alerts), ...spokenBy([task], readings)];
  const missing = gaps(task, hour, readings);
  const reasons = spoken
    .sort((a, b) => Number(b.level === 'red') - Number(a.level === 'red'))
    .map(({ reason }) => reason);
  if (missing.length > 0) reasons.push(notKnown(missing));
  const level = spoken.some((one) => one.level === 'red')
    ? 'red'
    : spoken.length > 0
      ? 'amber'
      : missing.length > 0
        ? 'unknown'
        : 'green';
  return { task, level, reasons };
}

const notKnown = (missing: readonly Gap[]): Reason => ({
  ruleId: 'not-known',
  text: say('briefing.hour-not-known', { missing: namesOf(missing) }),
  value: say('briefing.not-known'),
  threshold: say('briefing.must-be-known'),
  source: 'Tailboard',
  url: null,
  kind: 'guidance',
});

/** An hour of the shift, and what it is judged by. `at`: its start, ms. */
export type ShiftHour = Readonly<{ at: number; known: HourKnown; readings: Readings }>;

/** From this hour to the end of the shift (18:00), at least ten hours. What the forecast does not reach is unknown. */
export function shiftHours(options: {
  now: number;
  timeZone: string | null;
  lng: number;
  hours: readonly HourFigures[];
  current: Figures | null;
  alerts: readonly OfficialAlert[];
  alertsKnown: boolean;
  airQualityExpected: boolean;
  live: boolean;
}): ShiftHour[] {
  const { now, timeZone, lng } = options;
  // The forecast's own hours, which begin at the half in some zones.
  const phase = (options.hours[0]?.at ?? 0) % HOUR;
  const first = Math.floor((now - phase) / HOUR) * HOUR + phase;
  const length = Math.max(LEAST_HOURS, SHIFT_END - localHour(first, timeZone, lng));
  const byStart = new Map(options.hours.map((hour) => [hour.at, hour]));
  return Array.from({ length }, (_, index) => {
    const at = first + index * HOUR;
    const forecast: Figures = byStart.get(at) ?? nothingKnown;
    const known: HourKnown = {
      figures: index === 0 && options.current !== null ? worseOf(forecast, options.current) : forecast,
      alerts: options.alerts.filter(
        ({ from, until }) => (from ?? 0) < at + HOUR && (until === null || until > at),
      ),
      alertsKnown: options.alertsKnown,
      airQualityExpected: options.airQualityExpected,
      live: options.live,
    };
    return { at, known, readings: readAll(known) };
  });
}

/** The table: each task in each hour. */
export function stopWorkTimeline(
  shift: readonly ShiftHour[],
  options: { tasks: readonly Task[]; timeZone: string | null; lng: number },
): Hour[] {
  return shift.map(({ at, known, readings }) => ({
    at: new Date(at).toISOString(),
    hour: localHour(at, options.timeZone, options.lng),
    tasks: options.tasks.map((task) => judgeHour(task, known, readings)),
  }));
}

const strongest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** The running hour is judged by what is measured and by what is forecast for the rest of it. */
function worseOf(forecast: Figures, current: Figures): Figures {
  const order = ['none', 'possible', 'expected'] as const;
  const thunder = new Set([forecast.thunder, current.thunder]);
  return {
    ...forecast,
    temperature: current.temperature ?? forecast.temperature,
    humidity: current.humidity ?? forecast.humidity,
    wind: strongest(forecast.wind, current.wind),
    gust: strongest(forecast.gust, current.gust),
    rain: strongest(forecast.rain, current.rain),
    thunder: order.findLast((one) => thunder.has(one)) ?? null,
    ice: forecast.ice === true || current.ice === true ? true : (forecast.ice ?? current.ice),
    airQuality: strongest(forecast.airQuality, current.airQuality),
    uv: strongest(forecast.uv, current.uv),
  };
}

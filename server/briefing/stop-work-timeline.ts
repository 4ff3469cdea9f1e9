import type { StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import type { OfficialAlert } from './alerts.ts';
import { heatIndex, windChill } from './heat.ts';
import { localHour } from './local-time.ts';
import { measures, type FigureRule, type Measure } from './stop-work-rule.ts';
import { alertRules, figureRules } from './stop-work-rules.ts';
import { nothingKnown, type Figures, type HourFigures } from './weather/provider.ts';

const HOUR = 3_600_000;
/** The shift as the product knows it, local hours. */
const SHIFT_END = 18;
/** Hours shown at least, however late it is. */
const LEAST_HOURS = 10;

type Reason = StopWorkHour['tasks'][number]['reasons'][number];

/** What an hour is judged by. */
export type HourKnown = Readonly<{
  figures: Figures;
  /** Those in force in this hour. */
  alerts: readonly OfficialAlert[];
  alertsKnown: boolean;
  /** Whether a source of air quality is set. Without one it is no part of the judgement, and the briefing says so. */
  airQualityExpected: boolean;
  /** False: old or typical figures, which may warn but never clear an hour. */
  live: boolean;
}>;

/** `value` null: nothing that a rule could speak of. `known` false: it could be worse than `value`. */
type Reading = Readonly<{ value: number | null; known: boolean }>;

function read(measure: Measure, { figures, airQualityExpected }: HourKnown): Reading {
  const { temperature, humidity, wind, gust } = figures;
  switch (measure) {
    case 'wind':
      return {
        value: wind === null && gust === null ? null : Math.max(wind ?? 0, gust ?? 0),
        known: wind !== null && gust !== null,
      };
    case 'heat-index': {
      if (temperature === null) return { value: null, known: false };
      if (humidity !== null) return { value: heatIndex(temperature, humidity), known: true };
      // Not even in saturated air would it reach the lowest rule.
      const worst = heatIndex(temperature, 100);
      return { value: null, known: worst === null || worst < LOWEST_HEAT };
    }
    case 'cold':
      if (temperature === null) return { value: null, known: false };
      if (temperature > 50) return { value: null, known: true };
      // Wind only makes it colder.
      return { value: windChill(temperature, wind) ?? temperature, known: wind !== null };
    case 'rain':
      return { value: figures.rain, known: figures.rain !== null };
    case 'thunder':
      return {
        value: figures.thunder === null ? null : { none: 0, possible: 1, expected: 2 }[figures.thunder],
        known: figures.thunder !== null,
      };
    case 'ice':
      return { value: figures.ice === null ? null : Number(figures.ice), known: figures.ice !== null };
    case 'air':
      return { value: figures.airQuality, known: figures.airQuality !== null || !airQualityExpected };
  }
}

const LOWEST_HEAT = Math.min(
  ...figureRules.filter(({ measure }) => measure === 'heat-index').map(({ number }) => number),
);

function speaks({ when, number }: FigureRule, value: number | null): boolean {
  if (value === null) return false;
  if (when === 'above') return value > number;
  return when === 'at least' ? value >= number : value <= number;
}

/** Whole numbers as people say them; next to a limit with one decimal, so that 30.4 does not read as 30. */
const figure = (value: number, limit: number) =>
  Math.round(value) === limit && value !== limit ? value.toFixed(1) : String(Math.round(value));

const named: Record<Measure, { label: string; words: (value: number, limit: number) => string }> = {
  wind: { label: 'Wind', words: (value, limit) => `${figure(value, limit)} mph` },
  'heat-index': { label: 'Heat index', words: (value, limit) => `${figure(value, limit)} °F` },
  cold: { label: 'Wind chill', words: (value, limit) => `${figure(value, limit)} °F` },
  rain: { label: 'Chance of rain', words: (value, limit) => `${figure(value, limit)} %` },
  thunder: { label: 'Thunderstorms', words: (value) => (value >= 2 ? 'expected' : 'possible') },
  ice: { label: 'Snow or ice', words: () => 'forecast' },
  air: { label: 'Air quality index', words: (value, limit) => figure(value, limit) },
};

type Spoken = { level: 'amber' | 'red'; step: string | undefined; reason: Reason };

function byFigures(task: Task, readings: ReadonlyMap<Measure, Reading>): Spoken[] {
  return figureRules.flatMap((rule): Spoken[] => {
    const value = readings.get(rule.measure)?.value ?? null;
    if (value === null || !rule.tasks.includes(task) || !speaks(rule, value)) return [];
    const { label, words } = named[rule.measure];
    const threshold = `${rule.when} ${words(rule.number, rule.number)}`;
    const spoken = {
      level: rule.level,
      step: rule.step,
      reason: {
        ruleId: rule.id,
        text: `${label} ${words(value, rule.number)}: ${rule.text}`,
        value: words(value, rule.number),
        threshold: rule.measure === 'ice' ? 'any' : threshold,
        source: rule.source,
        url: rule.url,
        kind: rule.kind,
      },
    };
    return [spoken];
  });
}

function byAlerts(task: Task, alerts: readonly OfficialAlert[]): Spoken[] {
  return alerts
    .filter(({ severity }) => severity !== 'info')
    .flatMap((alert) => {
      const rule = alertRules.find((one) => one.tasks.includes(task) && one.event.test(alert.event));
      if (rule === undefined) return [];
      const spoken: Spoken = {
        level: rule.level,
        step: undefined,
        reason: {
          ruleId: rule.id,
          text: `${alert.event}: ${rule.text}`,
          value: alert.event,
          threshold: 'while in force',
          source: alert.sender,
          url: rule.url,
          kind: rule.kind,
        },
      };
      return [spoken];
    });
}

/** Of each step only the last row of the table that speaks: it is the highest. */
const highestOfSteps = (spoken: readonly Spoken[]): Spoken[] =>
  spoken.filter(
    ({ step }, index) => step === undefined || !spoken.slice(index + 1).some((later) => later.step === step),
  );

/** Which measures bear on a task. */
const bearing = new Map<Task, ReadonlySet<Measure>>();
function measuresOf(task: Task): ReadonlySet<Measure> {
  const found =
    bearing.get(task) ??
    new Set(figureRules.filter(({ tasks }) => tasks.includes(task)).map(({ measure }) => measure));
  bearing.set(task, found);
  return found;
}

function gaps(task: Task, hour: HourKnown, readings: ReadonlyMap<Measure, Reading>): string[] {
  const missing = [...measuresOf(task)]
    .filter((measure) => readings.get(measure)?.known !== true)
    .map((measure) => named[measure].label);
  return [
    ...missing,
    ...(hour.alertsKnown ? [] : ['Official alerts']),
    ...(hour.live ? [] : ['Live weather']),
  ];
}

const readAll = (hour: HourKnown): ReadonlyMap<Measure, Reading> =>
  new Map(measures.map((measure) => [measure, read(measure, hour)]));

/**
 * One task in one hour. Red and amber stand on what is known; green only where nothing that bears on the task is
 * missing, otherwise unknown.
 */
export function judgeHour(
  task: Task,
  hour: HourKnown,
  readings = readAll(hour),
): StopWorkHour['tasks'][number] {
  const spoken = [...byAlerts(task, hour.alerts), ...highestOfSteps(byFigures(task, readings))];
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

const notKnown = (missing: readonly string[]): Reason => ({
  ruleId: 'not-known',
  text: `Not known for this hour: ${missing.join(', ').toLowerCase()}. It is not cleared; look for yourself.`,
  value: 'not known',
  threshold: 'must be known',
  source: 'Tailboard',
  url: null,
  kind: 'guidance',
});

/** From this hour to the end of the shift (18:00), at least ten hours. What the forecast does not reach is unknown. */
export function stopWorkTimeline(options: {
  now: number;
  timeZone: string | null;
  lng: number;
  tasks: readonly Task[];
  hours: readonly HourFigures[];
  current: Figures | null;
  alerts: readonly OfficialAlert[];
  alertsKnown: boolean;
  airQualityExpected: boolean;
  live: boolean;
}): StopWorkHour[] {
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
    const readings = readAll(known);
    return {
      at: new Date(at).toISOString(),
      hour: localHour(at, timeZone, lng),
      tasks: options.tasks.map((task) => judgeHour(task, known, readings)),
    };
  });
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
  };
}

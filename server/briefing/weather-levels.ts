import type { StopWorkHour, Task } from '@tailboard/contract/briefing.ts';
import { say, type Said, type Unwritten } from '../sentences/say.ts';
import type { OfficialAlert } from './alerts.ts';
import { heatIndex, windChill } from './heat.ts';
import { measures, type FigureRule, type Measure } from './stop-work-rule.ts';
import { figureRules } from './stop-work-rules.ts';
import type { Figures } from './weather/provider.ts';

/**
 * How grave a figure is. The one place that says so: the table of hours, the guidelines, the notices and the topic of
 * the talk all ask here, by the one table of rules.
 */

type Reason = Unwritten<StopWorkHour['tasks'][number]['reasons'][number]> & Readonly<{ text: Said }>;

/** What an hour is judged by. */
export type HourKnown = Readonly<{
  figures: Figures;
  /** Those in force in this hour. */
  alerts: readonly OfficialAlert[];
  alertsKnown: boolean;
  /** Whether a source of air quality and UV is set. Without one they are no part of the judgement. */
  airQualityExpected: boolean;
  /** False: old or typical figures, which may warn but never clear an hour. */
  live: boolean;
}>;

/** `value` null: nothing that a rule could speak of. `known` false: it could be worse than `value`. */
type Reading = Readonly<{ value: number | null; known: boolean }>;
export type Readings = ReadonlyMap<Measure, Reading>;

/** A rule that speaks of a figure, as a reason to show. */
export type Spoken = Readonly<{ level: 'amber' | 'red'; step: string | undefined; reason: Reason }>;

/** The worst that a measure comes to in some hours. */
export type MeasureLevel = Readonly<{
  measure: Measure;
  level: 'green' | 'amber' | 'red';
  value: number;
  /** Start of the first hour of this level, ms. */
  from: number;
  /** The gravest rule that speaks, as a reason; null when green. */
  reason: Reason | null;
  /** Can hurt within a shift: red, or a rule that presses. */
  isPressing: boolean;
}>;

export const readAll = (hour: HourKnown): Readings =>
  new Map(measures.map((measure) => [measure, read(measure, hour)]));

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
      return { value: driest(temperature), known: worst === null || worst < LOWEST_HEAT };
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
    case 'uv':
      return { value: figures.uv, known: figures.uv !== null || !airQualityExpected };
  }
}

/** The lowest heat index at this temperature, whatever the humidity is: a missing figure clears nothing. */
function driest(temperature: number): number | null {
  const all = Array.from({ length: 21 }, (_, index) => heatIndex(temperature, index * 5));
  const known = all.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

const LOWEST_HEAT = Math.min(
  ...figureRules.filter(({ measure }) => measure === 'heat-index').map(({ number }) => number),
);

function speaks({ when, number }: FigureRule, value: number): boolean {
  if (when === 'above') return value > number;
  return when === 'at least' ? value >= number : value <= number;
}

/** Whole numbers as people say them; next to a limit with one decimal, so that 30.4 does not read as 30. */
export const figure = (value: number, limit: number): string =>
  Math.round(value) === limit && value !== limit ? value.toFixed(1) : String(Math.round(value));

const figures: Record<Measure, (value: number, limit: number) => string | Said> = {
  wind: (value, limit) => `${figure(value, limit)} mph`,
  'heat-index': (value, limit) => `${figure(value, limit)} °F`,
  cold: (value, limit) => `${figure(value, limit)} °F`,
  rain: (value, limit) => `${figure(value, limit)} %`,
  thunder: (value) => say(value >= 2 ? 'briefing.expected' : 'briefing.possible'),
  ice: () => say('briefing.forecast'),
  air: figure,
  uv: figure,
};

function sentenceOf({ measure, text: advice }: FigureRule, value: number, said: string | Said): Said {
  if (measure === 'ice') return say('briefing.ice', { advice });
  if (measure === 'thunder')
    return say(value >= 2 ? 'briefing.thunder-expected' : 'briefing.thunder-possible', { advice });
  return say(`briefing.${measure}`, { figure: said, advice });
}

const thresholds = {
  above: 'briefing.above',
  'at least': 'briefing.at-least',
  'at most': 'briefing.at-most',
} as const;

function reasonOf(rule: FigureRule, value: number): Reason {
  const words = figures[rule.measure];
  const said = words(value, rule.number);
  return {
    ruleId: rule.id,
    text: sentenceOf(rule, value, said),
    value: said,
    threshold:
      rule.measure === 'ice'
        ? say('briefing.any')
        : say(thresholds[rule.when], { limit: words(rule.number, rule.number) }),
    source: rule.source,
    url: rule.url,
    kind: rule.kind,
  };
}

/** Rules that speak for any of the tasks; of each step only the last row of the table, which is the gravest. */
export function spokenBy(tasks: readonly Task[], readings: Readings): Spoken[] {
  const rules = figureRules.filter((rule) => {
    const value = readings.get(rule.measure)?.value ?? null;
    return value !== null && rule.tasks.some((task) => tasks.includes(task)) && speaks(rule, value);
  });
  return rules
    .filter(
      ({ step }, index) => step === undefined || !rules.slice(index + 1).some((later) => later.step === step),
    )
    .map((rule) => ({
      level: rule.level,
      step: rule.step,
      reason: reasonOf(rule, readings.get(rule.measure)?.value ?? 0),
    }));
}

const grave = { green: 0, amber: 1, red: 2 } as const;

/** Each known measure at its worst in these hours, and how grave that is for these tasks. `at`: start of the hour, ms. */
export function levelsOf(
  hours: readonly Readonly<{ at: number; readings: Readings }>[],
  tasks: readonly Task[],
): MeasureLevel[] {
  return measures.flatMap((measure): MeasureLevel[] => {
    const judged = hours.flatMap(({ at, readings }) => {
      const value = readings.get(measure)?.value ?? null;
      return value === null ? [] : [levelOf(measure, value, { at, tasks })];
    });
    const gravest = Math.max(...judged.map(({ level }) => grave[level]));
    const those = judged.filter(({ level }) => grave[level] === gravest);
    const [first] = those;
    if (first === undefined) return [];
    // Cold is worse the lower it is, all else the higher.
    const isWorse = (a: number, b: number) => (measure === 'cold' ? a < b : a > b);
    const worst = those.reduce((a, b) => (isWorse(b.value, a.value) ? b : a));
    return [{ ...worst, from: first.from }];
  });
}

function levelOf(
  measure: Measure,
  value: number,
  { at, tasks }: { at: number; tasks: readonly Task[] },
): MeasureLevel {
  const rules = figureRules.filter(
    (rule) =>
      rule.measure === measure && rule.tasks.some((task) => tasks.includes(task)) && speaks(rule, value),
  );
  const rule = rules.findLast(({ level }) => level === 'red') ?? rules.at(-1);
  return {
    measure,
    level: rule?.level ?? 'green',
    value,
    from: at,
    reason: rule === undefined ? null : reasonOf(rule, value),
    isPressing: rules.some((one) => one.level === 'red' || one.pressing === true),
  };
}

/** The word for a level on a guideline or a notice. */
export const severityOf = { green: 'info', amber: 'warning', red: 'critical' } as const;

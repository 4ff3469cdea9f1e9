import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { inARow, say, type Said, type Unwritten } from '../sentences/say.ts';
import { eventOf, senderOf } from './alert-words.ts';
import type { NearIncident } from './local-hazards.ts';
import type { OfficialAlert } from './alerts.ts';
import type { Measure } from './stop-work-rule.ts';
import { namesOf, type Gap } from './stop-work-timeline.ts';
import { figure, severityOf, type MeasureLevel } from './weather-levels.ts';
import type { Figures } from './weather/provider.ts';

type Guideline = Unwritten<Briefing['safetyGuidelines'][number]>;

/** The product's own triggers of advice (spec, section 9). How grave a figure is, weather-levels.ts says. */
export const triggers = { heat: 85, cold: 40, rain: 40, wind: 15, uv: 5 } as const;

/** UV label of the spec: up to 2, 5, 7 and 10. */
export function uvGrade(uv: number): Said {
  if (uv <= 2) return say('briefing.uv.low');
  if (uv <= 5) return say('briefing.uv.moderate');
  if (uv <= 7) return say('briefing.uv.high');
  return say(uv <= 10 ? 'briefing.uv.very-high' : 'briefing.uv.extreme');
}

type Advised = Readonly<{
  measure: Measure;
  id: string;
  title: Said;
  /** What helps, whatever the level. */
  advice: Said;
  /** What the figures of now call for although no level is reached; null: nothing. */
  trigger: (figures: Figures) => Said | null;
}>;

const above = (value: number | null, limit: number, words: (figure: string) => Said) =>
  value !== null && value > limit ? words(figure(value, limit)) : null;

const advised: readonly Advised[] = [
  {
    measure: 'heat-index',
    id: 'weather-heat',
    title: say('briefing.advice.heat'),
    advice: say('briefing.advice.heat-helps'),
    trigger: ({ temperature }) =>
      above(temperature, triggers.heat, (degrees) => say('briefing.advice.degrees', { figure: degrees })),
  },
  {
    measure: 'cold',
    id: 'weather-cold',
    title: say('briefing.advice.cold'),
    advice: say('briefing.advice.cold-helps'),
    trigger: ({ temperature }) =>
      temperature !== null && temperature < triggers.cold
        ? say('briefing.advice.degrees', { figure: figure(temperature, triggers.cold) })
        : null,
  },
  {
    measure: 'rain',
    id: 'weather-rain',
    title: say('briefing.advice.rain'),
    advice: say('briefing.advice.rain-helps'),
    trigger: ({ rain }) =>
      above(rain, triggers.rain, (chance) => say('briefing.advice.chance', { figure: chance })),
  },
  {
    measure: 'wind',
    id: 'weather-wind',
    title: say('briefing.advice.wind'),
    advice: say('briefing.advice.wind-helps'),
    trigger: ({ wind }) =>
      above(wind, triggers.wind, (speed) => say('briefing.advice.speed', { figure: speed })),
  },
  {
    measure: 'uv',
    id: 'weather-sun',
    title: say('briefing.advice.sun'),
    advice: say('briefing.advice.sun-helps'),
    trigger: ({ uv }) =>
      above(uv, triggers.uv, (index) =>
        say('briefing.advice.uv-index', { figure: index, grade: uvGrade(uv ?? 0) }),
      ),
  },
  {
    measure: 'thunder',
    id: 'weather-lightning',
    title: say('briefing.advice.lightning'),
    advice: say('briefing.advice.lightning-helps'),
    trigger: () => null,
  },
  {
    measure: 'ice',
    id: 'weather-ice',
    title: say('briefing.advice.ice'),
    advice: say('briefing.advice.ice-helps'),
    trigger: () => null,
  },
  {
    measure: 'air',
    id: 'weather-air',
    title: say('briefing.advice.air'),
    advice: say('briefing.advice.air-helps'),
    trigger: () => null,
  },
];

/**
 * What the weather asks of the shift. Never says less than the table of hours: the gravest level of each measure stands
 * here with its own sentence. The triggers add advice that no level asks for. General tips come only where the whole
 * table is clear.
 */
export function weatherAdvice(options: {
  /** Of the hours of the table. */
  levels: readonly MeasureLevel[];
  /** Figures of now; null: none. */
  current: Figures | null;
  source: string | Said;
  /** Official alerts in force, the gravest first. */
  alerts: readonly OfficialAlert[];
  /** What is missing in the hours of the table. */
  missing: readonly Gap[];
  /** Start of the running hour, ms. */
  thisHour: number;
}): Guideline[] {
  const { levels, current, source, missing } = options;
  const byMeasure = new Map(levels.map((one) => [one.measure, one]));
  const advice = advised.flatMap(({ measure, id, title, advice: helps, trigger }): Guideline[] => {
    const one = byMeasure.get(measure);
    const reason = one?.reason ?? null;
    const why = reason?.text ?? (current === null ? null : trigger(current));
    if (why === null) return [];
    return [
      {
        ...{
          id,
          title,
          source,
          kind: 'guidance',
          description: inARow([why, helps]),
        },
        severity: severityOf[reason === null ? 'green' : (one?.level ?? 'green')],
        from:
          reason !== null && one !== undefined && one.from > options.thisHour
            ? new Date(one.from).toISOString()
            : null,
      },
    ];
  });
  if (missing.length > 0 && advice.every(({ severity }) => severity === 'info'))
    advice.unshift(unknown(missing));
  const alert = options.alerts.find(({ severity }) => severity !== 'info');
  if (advice.length === 0 && alert !== undefined) advice.push(readAlert(alert));
  if (advice.length === 0) advice.push({ ...general, source });
  return advice.sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}

const ranks = { critical: 0, warning: 1, info: 2 } as const;

/** Figures without which nobody knows what the weather is. */
const basic = new Set<Gap>(['heat-index', 'wind', 'live-weather']);

function unknown(missing: readonly Gap[]): Guideline {
  const isAll = missing.some((one) => basic.has(one));
  return {
    id: 'weather-unknown',
    title: isAll ? say('briefing.advice.not-known') : say('briefing.advice.not-all-known'),
    source: 'Tailboard',
    kind: 'guidance',
    description: say('briefing.advice.look-yourself', { missing: namesOf(missing) }),
    severity: 'warning',
    from: null,
  };
}

const readAlert = (alert: OfficialAlert): Guideline => ({
  id: 'weather-alert',
  title: eventOf(alert.event),
  source: senderOf(alert),
  kind: 'guidance',
  description: say('briefing.advice.alert-in-force'),
  severity: alert.severity,
  from: null,
});

const general: Omit<Guideline, 'source'> = {
  id: 'weather-general',
  title: say('briefing.advice.general'),
  kind: 'guidance',
  description: say('briefing.advice.general-helps'),
  severity: 'info',
  from: null,
};

/** What the law asks of each task, in the words of the safety library; numbers as verified there. */
const ofTask: Readonly<Record<Task, Omit<Guideline, 'id' | 'kind' | 'from'>>> = {
  crane: {
    title: say('briefing.task.crane'),
    source: '29 CFR 1926.1408(a)(2)',
    description: say('briefing.task.crane-helps'),
    severity: 'critical',
  },
  roof: {
    title: say('briefing.task.roof'),
    source: '29 CFR 1926.501(b)(1)',
    description: say('briefing.task.roof-helps'),
    severity: 'critical',
  },
  ladder: {
    title: say('briefing.task.ladder'),
    source: '29 CFR 1926.1053(b)(1)',
    description: say('briefing.task.ladder-helps'),
    severity: 'warning',
  },
  scaffold: {
    title: say('briefing.task.scaffold'),
    source: '29 CFR 1926.451(f)(3), 1926.451(g)(1)',
    description: say('briefing.task.scaffold-helps'),
    severity: 'critical',
  },
  trench: {
    title: say('briefing.task.trench'),
    source: '29 CFR 1926.652(a)(1), 1926.651(c)(2), 1926.651(j)(2)',
    description: say('briefing.task.trench-helps'),
    severity: 'critical',
  },
  concrete: {
    title: say('briefing.task.concrete'),
    source: '29 CFR 1926.706(b)',
    description: say('briefing.task.concrete-helps'),
    severity: 'warning',
  },
  electrical: {
    title: say('briefing.task.electrical'),
    source: '29 CFR 1926.416(a)(1), 1926.404(b)(1)',
    description: say('briefing.task.electrical-helps'),
    severity: 'critical',
  },
  'hot-work': {
    title: say('briefing.task.hot-work'),
    source: '29 CFR 1926.352',
    description: say('briefing.task.hot-work-helps'),
    severity: 'critical',
  },
  general: {
    title: say('briefing.task.general'),
    source: '29 CFR 1926.95(c)',
    description: say('briefing.task.general-helps'),
    severity: 'info',
  },
};

export const taskGuidelines = (tasks: readonly Task[]): Guideline[] =>
  tasks.map((task) => ({ id: `task-${task}`, kind: 'law', from: null, ...ofTask[task] }));

const lesson: Readonly<Record<string, Said>> = {
  'Workplace Injury': say('briefing.lately.injury'),
  'Equipment Damage': say('briefing.lately.equipment'),
  'Vehicle Accident': say('briefing.lately.vehicle'),
  'Property Damage': say('briefing.lately.property'),
};

/** What happened to the crew lately, as far as the viewer may know of it. */
export function incidentGuidelines(incidents: readonly NearIncident[], days: number): Guideline[] {
  const counts = new Map<NearIncident['type'], number>();
  for (const { type } of incidents) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({
    id: `incident-${type.toLowerCase().replaceAll(/\W+/g, '-')}`,
    title: say('briefing.lately', { type: say(`incident-type.${type}`), count, days }),
    source: say('briefing.source.reports'),
    kind: 'company-rule',
    description: lesson[type] ?? say('briefing.lately.other'),
    severity: incidents.some((one) => one.type === type && one.priority === 'high') ? 'warning' : 'info',
    from: null,
  }));
}

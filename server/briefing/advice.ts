import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import type { NearIncident } from './local-hazards.ts';
import type { OfficialAlert } from './alerts.ts';
import type { Measure } from './stop-work-rule.ts';
import { inMidSentence } from './stop-work-timeline.ts';
import { figure, severityOf, type MeasureLevel } from './weather-levels.ts';
import type { Figures } from './weather/provider.ts';

type Guideline = Briefing['safetyGuidelines'][number];

/** The product's own triggers of advice (spec, section 9). How grave a figure is, weather-levels.ts says. */
export const triggers = { heat: 85, cold: 40, rain: 40, wind: 15, uv: 5 } as const;

/** UV label of the spec: up to 2, 5, 7 and 10. */
export function uvLabel(uv: number): string {
  if (uv <= 2) return 'Low';
  if (uv <= 5) return 'Moderate';
  if (uv <= 7) return 'High';
  return uv <= 10 ? 'Very High' : 'Extreme';
}

type Advised = Readonly<{
  measure: Measure;
  id: string;
  title: string;
  /** What helps, whatever the level. */
  advice: string;
  /** What the figures of now call for although no level is reached; null: nothing. */
  trigger: (figures: Figures) => string | null;
}>;

const above = (value: number | null, limit: number, words: (figure: string) => string) =>
  value !== null && value > limit ? words(figure(value, limit)) : null;

const advised: readonly Advised[] = [
  {
    measure: 'heat-index',
    id: 'weather-heat',
    title: 'Heat alert',
    advice: 'Water, rest and shade: about 1 cup every 15 to 20 minutes, and an eye on new people.',
    trigger: ({ temperature }) => above(temperature, triggers.heat, (degrees) => `${degrees} °F.`),
  },
  {
    measure: 'cold',
    id: 'weather-cold',
    title: 'Cold alert',
    advice: "Dress in layers, keep dry, take breaks in a warm place and watch each other's face and fingers.",
    trigger: ({ temperature }) =>
      temperature !== null && temperature < triggers.cold
        ? `${figure(temperature, triggers.cold)} °F.`
        : null,
  },
  {
    measure: 'rain',
    id: 'weather-rain',
    title: 'Rain advisory',
    advice: 'Watch your footing, keep cords and tools dry, and have trenches inspected after rain.',
    trigger: ({ rain }) => above(rain, triggers.rain, (chance) => `${chance} % chance.`),
  },
  {
    measure: 'wind',
    id: 'weather-wind',
    title: 'Wind alert',
    advice:
      'Tie down sheets and covers, keep out from under loads, and ask for the limit of crane, lift and scaffold.',
    trigger: ({ wind }) => above(wind, triggers.wind, (speed) => `${speed} mph.`),
  },
  {
    measure: 'uv',
    id: 'weather-sun',
    title: 'Sun protection advisory',
    advice: 'Cover up, use sunscreen and eye protection, and work in the shade where you can.',
    trigger: ({ uv }) =>
      above(uv, triggers.uv, (index) => `UV index ${index}, ${uvLabel(uv ?? 0).toLowerCase()}.`),
  },
  {
    measure: 'thunder',
    id: 'weather-lightning',
    title: 'Lightning',
    advice: 'A closed building or a hard-topped vehicle is safe; under a tree, a crane or a canopy is not.',
    trigger: () => null,
  },
  {
    measure: 'ice',
    id: 'weather-ice',
    title: 'Snow and ice',
    advice: 'Walk slowly, keep both hands free, and knock ice off before anyone works below it.',
    trigger: () => null,
  },
  {
    measure: 'air',
    id: 'weather-air',
    title: 'Air quality alert',
    advice: 'Tell your supervisor at once if breathing is hard or your chest is tight.',
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
  source: string;
  /** Official alerts in force, the gravest first. */
  alerts: readonly OfficialAlert[];
  /** What is missing in the hours of the table: 'Wind', 'Official alerts'. */
  missing: readonly string[];
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
        ...{ id, title, source, kind: 'guidance', description: `${why} ${helps}` },
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
const basic = new Set(['Heat index', 'Wind', 'Live weather']);

function unknown(missing: readonly string[]): Guideline {
  const isAll = missing.some((one) => basic.has(one));
  return {
    id: 'weather-unknown',
    title: isAll ? 'Weather is not known' : 'Not all of the weather is known',
    source: 'Tailboard',
    kind: 'guidance',
    description: `Missing for some hours: ${missing.map(inMidSentence).join(', ')}. Look at the sky, the wind and the thermometer yourself before you start, and again during the shift.`,
    severity: 'warning',
    from: null,
  };
}

const readAlert = ({ event, severity, sender }: OfficialAlert): Guideline => ({
  id: 'weather-alert',
  title: event,
  source: sender,
  kind: 'guidance',
  description: 'An official alert is in force. Read it under Important Notices and plan the day by it.',
  severity,
  from: null,
});

const general: Omit<Guideline, 'source'> = {
  id: 'weather-general',
  title: 'General safety tips',
  kind: 'guidance',
  description: 'The forecast of this shift reaches no limit. Look at the sky again at midday.',
  severity: 'info',
  from: null,
};

/** What the law asks of each task, in the words of the safety library; numbers as verified there. */
const ofTask: Readonly<Record<Task, Omit<Guideline, 'id' | 'kind' | 'from'>>> = {
  crane: {
    title: 'Cranes and power lines',
    source: '29 CFR 1926.1408(a)(2)',
    description:
      'Plan the lift before any part could come closer than 20 feet to a power line. Stay clear of the load and the swing.',
    severity: 'critical',
  },
  roof: {
    title: 'Falls from roofs',
    source: '29 CFR 1926.501(b)(1)',
    description: 'Guardrail, net or fall arrest at 6 feet or more above a lower level. Cover and mark holes.',
    severity: 'critical',
  },
  ladder: {
    title: 'Ladders',
    source: '29 CFR 1926.1053(b)(1)',
    description:
      'Side rails 3 feet above the landing, or the ladder tied and a grab device. Keep off a ladder that is damaged.',
    severity: 'warning',
  },
  scaffold: {
    title: 'Scaffolds',
    source: '29 CFR 1926.451(f)(3), 1926.451(g)(1)',
    description:
      'A competent person inspects before each shift and after anything that could weaken it. Fall protection above 10 feet.',
    severity: 'critical',
  },
  trench: {
    title: 'Trenches',
    source: '29 CFR 1926.652(a)(1), 1926.651(c)(2), 1926.651(j)(2)',
    description:
      'Protective system at 5 feet or deeper unless in stable rock, a way out within 25 feet at 4 feet or deeper, spoil 2 feet from the edge.',
    severity: 'critical',
  },
  concrete: {
    title: 'Concrete and masonry',
    source: '29 CFR 1926.706(b)',
    description:
      'Brace walls over 8 feet until the permanent supports are in. Stay out of the limited access zone.',
    severity: 'warning',
  },
  electrical: {
    title: 'Electrical work',
    source: '29 CFR 1926.416(a)(1), 1926.404(b)(1)',
    description:
      'No work near live parts unless they are switched off or guarded. Ground-fault protection on temporary power.',
    severity: 'critical',
  },
  'hot-work': {
    title: 'Hot work',
    source: '29 CFR 1926.352',
    description:
      'Move or protect what can burn, keep an extinguisher at hand, and post a fire watch during the work and long enough after.',
    severity: 'critical',
  },
  general: {
    title: 'Protective equipment that fits',
    source: '29 CFR 1926.95(c)',
    description: 'Your employer provides equipment that fits you. Say so when it does not.',
    severity: 'info',
  },
};

export const taskGuidelines = (tasks: readonly Task[]): Guideline[] =>
  tasks.map((task) => ({ id: `task-${task}`, kind: 'law', from: null, ...ofTask[task] }));

const lesson: Readonly<Record<string, string>> = {
  'Workplace Injury': 'Talk about what happened and what stands in its place today before work starts.',
  'Equipment Damage': 'Walk around the machines before they start, and report what is broken.',
  'Vehicle Accident': 'Look behind before backing, use a spotter, and put the phone away.',
  'Property Damage': 'Find lines, pipes and cables before you dig, cut or drill.',
};

/** What happened to the crew lately, as far as the viewer may know of it. */
export function incidentGuidelines(incidents: readonly NearIncident[], days: number): Guideline[] {
  const counts = new Map<string, number>();
  for (const { type } of incidents) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({
    id: `incident-${type.toLowerCase().replaceAll(/\W+/g, '-')}`,
    title: `${type}: ${count} in the last ${days} days`,
    source: 'Reports in Tailboard',
    kind: 'company-rule',
    description: lesson[type] ?? 'Talk about what happened before work starts.',
    severity: incidents.some((one) => one.type === type && one.priority === 'high') ? 'warning' : 'info',
    from: null,
  }));
}

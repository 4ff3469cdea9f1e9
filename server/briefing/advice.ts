import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import type { NearIncident } from './local-hazards.ts';
import { nothingKnown, type Figures } from './weather/provider.ts';

type Guideline = Briefing['safetyGuidelines'][number];

/** The product's own triggers (spec, section 9). */
const triggers = { heat: 85, cold: 40, rain: 40, wind: 15, uv: 5 } as const;

/** UV label of the spec: up to 2, 5, 7 and 10. */
export function uvLabel(uv: number): string {
  if (uv <= 2) return 'Low';
  if (uv <= 5) return 'Moderate';
  if (uv <= 7) return 'High';
  return uv <= 10 ? 'Very High' : 'Extreme';
}

const whole = (value: number, limit: number) =>
  Math.round(value) === limit && value !== limit ? value.toFixed(1) : String(Math.round(value));

/**
 * Weather advice by the triggers. `figures` null: no real figures, and then nothing is advised or cleared by them. A
 * missing figure neither raises nor clears; general tips come only where none of the triggers could have spoken, and clear
 * nothing: neither an alert nor a later hour is looked at here.
 */
export function weatherAdvice(figures: Figures | null, source: string): Guideline[] {
  const { temperature, rain, wind, uv } = figures ?? nothingKnown;
  const advice: Guideline[] = [];
  const add = (id: string, title: string, severity: Guideline['severity'], description: string) =>
    advice.push({ id, title, source, kind: 'guidance', description, severity });
  if (temperature !== null && temperature > triggers.heat)
    add(
      'weather-heat',
      'Heat alert',
      'warning',
      `${whole(temperature, triggers.heat)} °F. Water, rest and shade: about 1 cup every 15 to 20 minutes, breaks in the shade, and an eye on new people.`,
    );
  if (temperature !== null && temperature < triggers.cold)
    add(
      'weather-cold',
      'Cold alert',
      'warning',
      `${whole(temperature, triggers.cold)} °F. Dress in layers, keep dry, take breaks in a warm place and watch each other's face and fingers.`,
    );
  if (rain !== null && rain > triggers.rain)
    add(
      'weather-rain',
      'Rain advisory',
      'info',
      `${whole(rain, triggers.rain)} % chance. Watch your footing, keep cords and tools dry, and have trenches inspected after rain.`,
    );
  if (wind !== null && wind > triggers.wind)
    add(
      'weather-wind',
      'Wind alert',
      'warning',
      `${whole(wind, triggers.wind)} mph. Tie down sheets and covers, keep out from under loads, and ask for the limit of crane, lift and scaffold.`,
    );
  if (uv !== null && uv > triggers.uv)
    add(
      'weather-sun',
      'Sun protection advisory',
      'info',
      `UV index ${whole(uv, triggers.uv)}, ${uvLabel(uv).toLowerCase()}. Cover up, use sunscreen and eye protection, and work in the shade where you can.`,
    );
  if (advice.length > 0) return advice;
  if (temperature === null || rain === null || wind === null) {
    add(
      'weather-unknown',
      'Weather is not known',
      'warning',
      'Look at the sky, the wind and the thermometer yourself before you start, and again during the shift.',
    );
    return advice.map((one) => ({ ...one, source: 'Tailboard' }));
  }
  add(
    'weather-general',
    'General safety tips',
    'info',
    'The figures right now call for no special advice. Official alerts and the hours of the shift come first; look again at midday.',
  );
  return advice;
}

/** What the law asks of each task, in the words of the safety library; numbers as verified there. */
const ofTask: Readonly<Record<Task, Omit<Guideline, 'id' | 'kind'>>> = {
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
  tasks.map((task) => ({ id: `task-${task}`, kind: 'law', ...ofTask[task] }));

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
  }));
}

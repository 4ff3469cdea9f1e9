import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import type { FigureRule } from './stop-work-rule.ts';

/**
 * When weather stops a task; official alerts have a table of their own. One row is one rule; docs/sources-of-the-safety-library.md says where its number was seen.
 * `law`: a section of the CFR that binds on a construction site. `guidance`: everything else, also OSHA's own notes.
 */
const osha = (section: string) => `https://www.osha.gov/laws-regs/regulations/standardnumber/1926/${section}`;
const all = tasksOfTheDay;
const atHeight: readonly Task[] = ['roof', 'ladder', 'scaffold', 'concrete', 'electrical'];
export const strikable: readonly Task[] = ['crane', ...atHeight];

const highWind = {
  source: 'OSHA note on high wind, 29 CFR 1926.968 (written for power-line work)',
  url: osha('1926.968'),
  kind: 'guidance',
  measure: 'wind',
  when: 'above',
} as const;
const heat = { tasks: all, measure: 'heat-index', kind: 'guidance', step: 'heat' } as const;
const proposal = {
  source: 'Proposed federal heat rule of August 30, 2024 (not law)',
  url: 'https://www.osha.gov/heat-exposure/rulemaking',
} as const;
const guide = {
  source: 'OSHA guide, Using the Heat Index',
  url: 'https://www.osha.gov/heat-exposure',
} as const;
const cold = {
  tasks: all,
  measure: 'cold',
  when: 'at most',
  source: 'National Weather Service wind chill chart',
  url: 'https://www.weather.gov/safety/cold-wind-chill-chart',
  kind: 'guidance',
  step: 'cold',
} as const;
const lightning = {
  source: 'OSHA and NOAA fact sheet OSHA 3863, Lightning Safety',
  url: 'https://www.osha.gov/sites/default/files/publications/OSHA3863.pdf',
  kind: 'guidance',
  measure: 'thunder',
  when: 'at least',
} as const;
const rain = { measure: 'rain', when: 'above', number: 40, level: 'amber' } as const;
const ice = { measure: 'ice', when: 'at least', number: 1, level: 'amber' } as const;
const air = {
  tasks: all,
  measure: 'air',
  when: 'at least',
  source: 'US Air Quality Index (EPA)',
  url: 'https://www.airnow.gov/aqi/aqi-basics/',
  kind: 'guidance',
  step: 'air',
} as const;

export const figureRules: readonly FigureRule[] = [
  {
    id: 'wind-hoisting-people',
    tasks: ['crane'],
    level: 'amber',
    measure: 'wind',
    when: 'above',
    number: 20,
    text: 'no one is hoisted on a platform unless a qualified person has decided that the wind allows it. Check the load chart.',
    source: '29 CFR 1926.1431(k)(8)',
    url: osha('1926.1431'),
    kind: 'law',
  },
  {
    id: 'wind-lifts',
    tasks: ['crane'],
    level: 'red',
    number: 30,
    text: 'stop crane lifts at 30 mph, or at the lower limit on the load chart.',
    ...highWind,
  },
  {
    id: 'wind-material',
    tasks: [...atHeight, 'general'],
    level: 'amber',
    number: 30,
    text: 'do not carry or lift sheets, panels or anything else that the wind can take.',
    step: 'wind',
    ...highWind,
  },
  {
    id: 'wind-at-height',
    tasks: ['roof', 'ladder', 'concrete', 'electrical'],
    level: 'red',
    number: 40,
    text: 'come down. OSHA normally treats this as high wind for work off the ground.',
    step: 'wind',
    ...highWind,
  },
  {
    id: 'wind-scaffold',
    tasks: ['scaffold'],
    level: 'red',
    number: 40,
    text: 'no work on scaffolds in high wind, unless a competent person has decided that it is safe and you are protected (29 CFR 1926.451(f)(12), which gives no number).',
    step: 'wind',
    ...highWind,
  },
  {
    id: 'heat-80',
    level: 'amber',
    when: 'at least',
    number: 80,
    text: 'water and shade close by; new people start slowly.',
    ...heat,
    ...proposal,
  },
  {
    id: 'heat-90',
    level: 'amber',
    when: 'at least',
    number: 90,
    text: 'a rest of 15 minutes at least every 2 hours, and someone who watches the crew.',
    ...heat,
    ...proposal,
  },
  {
    id: 'heat-91',
    level: 'amber',
    when: 'at least',
    number: 91,
    text: 'moderate risk. More breaks, hard work early, watch new workers.',
    ...heat,
    ...guide,
  },
  {
    id: 'heat-103',
    level: 'amber',
    when: 'at least',
    number: 103,
    pressing: true,
    text: 'high risk. Shorter work, longer rest, a check on everyone.',
    ...heat,
    ...guide,
  },
  {
    id: 'heat-115',
    level: 'red',
    when: 'above',
    number: 115,
    text: 'very high to extreme risk. Move or stop work that is not urgent.',
    ...heat,
    ...guide,
  },
  {
    id: 'cold-stress',
    level: 'amber',
    number: 15,
    text: 'cold stress. Short turns outside, warm breaks, watch each other.',
    ...cold,
  },
  {
    id: 'cold-frostbite',
    level: 'amber',
    number: -19,
    pressing: true,
    text: 'bare skin can freeze in 30 minutes. Cover up, short turns outside, warm breaks.',
    ...cold,
  },
  {
    id: 'cold-frostbite-10',
    level: 'red',
    number: -32,
    text: 'bare skin can freeze in 10 minutes or less. Move or stop work outdoors that is not urgent.',
    ...cold,
  },
  {
    id: 'rain-trench',
    tasks: ['trench'],
    text: 'after rain a competent person inspects the trench before anyone goes in.',
    source: '29 CFR 1926.651(k)(1); 40 % is the rain advisory of this briefing',
    url: osha('1926.651'),
    kind: 'law',
    ...rain,
  },
  {
    id: 'rain-slippery',
    tasks: ['roof', 'ladder', 'scaffold'],
    text: 'wet surfaces are slippery. Check the footing before you go up.',
    source: 'Rain advisory of this briefing',
    url: null,
    kind: 'guidance',
    ...rain,
  },
  {
    id: 'rain-electrical',
    tasks: ['electrical'],
    text: 'keep cords, tools and hands dry, and use ground-fault protection.',
    source: 'Rain advisory of this briefing',
    url: null,
    kind: 'guidance',
    ...rain,
  },
  {
    id: 'thunder-possible',
    tasks: all,
    level: 'amber',
    number: 1,
    text: 'start nothing that you cannot stop quickly. At the first thunder go in, and wait 30 minutes after the last.',
    step: 'thunder',
    ...lightning,
  },
  {
    id: 'thunder-expected',
    tasks: strikable,
    level: 'red',
    number: 2,
    text: 'no work up high or at a boom. Go in at the first thunder, and wait 30 minutes after the last.',
    step: 'thunder',
    ...lightning,
  },
  {
    id: 'ice-scaffold',
    tasks: ['scaffold'],
    text: 'no work on a scaffold covered with snow or ice, except to clear it.',
    source: '29 CFR 1926.451(f)(8)',
    url: osha('1926.451'),
    kind: 'law',
    ...ice,
  },
  {
    id: 'ice-surfaces',
    tasks: ['roof', 'ladder', 'crane', 'general'],
    text: 'clear and sand ways, ladders and steps first. Snow hides holes and skylights.',
    source: 'Safety library: Cold',
    url: null,
    kind: 'guidance',
    ...ice,
  },
  {
    id: 'air-101',
    level: 'amber',
    number: 101,
    text: 'unhealthy for sensitive groups. Ease hard work; people with asthma or heart trouble say so.',
    ...air,
  },
  {
    id: 'air-151',
    level: 'red',
    number: 151,
    text: 'unhealthy for everyone. Move the work or make it short, and offer respirators.',
    ...air,
  },
  {
    id: 'uv-extreme',
    tasks: all,
    level: 'amber',
    measure: 'uv',
    when: 'above',
    number: 10,
    text: 'bare skin burns in minutes. Cover up, and keep out of the midday sun where you can.',
    source: 'US UV Index scale (EPA)',
    url: 'https://www.epa.gov/sunsafety/uv-index-scale-0',
    kind: 'guidance',
  },
];

import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import { say } from '../sentences/say.ts';
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
  source: say('briefing.source.high-wind'),
  url: osha('1926.968'),
  kind: 'guidance',
  measure: 'wind',
  when: 'above',
} as const;
const heat = { tasks: all, measure: 'heat-index', kind: 'guidance', step: 'heat' } as const;
const proposal = {
  source: say('briefing.source.heat-proposal'),
  url: 'https://www.osha.gov/heat-exposure/rulemaking',
} as const;
const guide = {
  source: say('briefing.source.heat-guide'),
  url: 'https://www.osha.gov/heat-exposure',
} as const;
const cold = {
  tasks: all,
  measure: 'cold',
  when: 'at most',
  source: say('briefing.source.wind-chill'),
  url: 'https://www.weather.gov/safety/cold-wind-chill-chart',
  kind: 'guidance',
  step: 'cold',
} as const;
const lightning = {
  source: say('briefing.source.lightning'),
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
  source: say('briefing.source.air'),
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
    text: say('briefing.rule.wind-hoisting-people'),
    source: '29 CFR 1926.1431(k)(8)',
    url: osha('1926.1431'),
    kind: 'law',
  },
  {
    id: 'wind-lifts',
    tasks: ['crane'],
    level: 'red',
    number: 30,
    text: say('briefing.rule.wind-lifts'),
    ...highWind,
  },
  {
    id: 'wind-material',
    tasks: [...atHeight, 'general'],
    level: 'amber',
    number: 30,
    text: say('briefing.rule.wind-material'),
    step: 'wind',
    ...highWind,
  },
  {
    id: 'wind-at-height',
    tasks: ['roof', 'ladder', 'concrete', 'electrical'],
    level: 'red',
    number: 40,
    text: say('briefing.rule.wind-at-height'),
    step: 'wind',
    ...highWind,
  },
  {
    id: 'wind-scaffold',
    tasks: ['scaffold'],
    level: 'red',
    number: 40,
    text: say('briefing.rule.wind-scaffold'),
    step: 'wind',
    ...highWind,
  },
  {
    id: 'heat-80',
    level: 'amber',
    when: 'at least',
    number: 80,
    text: say('briefing.rule.heat-80'),
    ...heat,
    ...proposal,
  },
  {
    id: 'heat-90',
    level: 'amber',
    when: 'at least',
    number: 90,
    text: say('briefing.rule.heat-90'),
    ...heat,
    ...proposal,
  },
  {
    id: 'heat-91',
    level: 'amber',
    when: 'at least',
    number: 91,
    text: say('briefing.rule.heat-91'),
    ...heat,
    ...guide,
  },
  {
    id: 'heat-103',
    level: 'amber',
    when: 'at least',
    number: 103,
    pressing: true,
    text: say('briefing.rule.heat-103'),
    ...heat,
    ...guide,
  },
  {
    id: 'heat-115',
    level: 'red',
    when: 'above',
    number: 115,
    text: say('briefing.rule.heat-115'),
    ...heat,
    ...guide,
  },
  {
    id: 'cold-stress',
    level: 'amber',
    number: 15,
    text: say('briefing.rule.cold-stress'),
    ...cold,
  },
  {
    id: 'cold-frostbite',
    level: 'amber',
    number: -19,
    pressing: true,
    text: say('briefing.rule.cold-frostbite'),
    ...cold,
  },
  {
    id: 'cold-frostbite-10',
    level: 'red',
    number: -32,
    text: say('briefing.rule.cold-frostbite-10'),
    ...cold,
  },
  {
    id: 'rain-trench',
    tasks: ['trench'],
    text: say('briefing.rule.rain-trench'),
    source: say('briefing.source.rain-trench'),
    url: osha('1926.651'),
    kind: 'law',
    ...rain,
  },
  {
    id: 'rain-slippery',
    tasks: ['roof', 'ladder', 'scaffold'],
    text: say('briefing.rule.rain-slippery'),
    source: say('briefing.source.rain'),
    url: null,
    kind: 'guidance',
    ...rain,
  },
  {
    id: 'rain-electrical',
    tasks: ['electrical'],
    text: say('briefing.rule.rain-electrical'),
    source: say('briefing.source.rain'),
    url: null,
    kind: 'guidance',
    ...rain,
  },
  {
    id: 'thunder-possible',
    tasks: all,
    level: 'amber',
    number: 1,
    text: say('briefing.rule.thunder-possible'),
    step: 'thunder',
    ...lightning,
  },
  {
    id: 'thunder-expected',
    tasks: strikable,
    level: 'red',
    number: 2,
    text: say('briefing.rule.thunder-expected'),
    step: 'thunder',
    ...lightning,
  },
  {
    id: 'ice-scaffold',
    tasks: ['scaffold'],
    text: say('briefing.rule.ice-scaffold'),
    source: '29 CFR 1926.451(f)(8)',
    url: osha('1926.451'),
    kind: 'law',
    ...ice,
  },
  {
    id: 'ice-surfaces',
    tasks: ['roof', 'ladder', 'crane', 'general'],
    text: say('briefing.rule.ice-surfaces'),
    source: say('briefing.source.library-cold'),
    url: null,
    kind: 'guidance',
    ...ice,
  },
  {
    id: 'air-101',
    level: 'amber',
    number: 101,
    text: say('briefing.rule.air-101'),
    ...air,
  },
  {
    id: 'air-151',
    level: 'red',
    number: 151,
    text: say('briefing.rule.air-151'),
    ...air,
  },
  {
    id: 'uv-extreme',
    tasks: all,
    level: 'amber',
    measure: 'uv',
    when: 'above',
    number: 10,
    text: say('briefing.rule.uv-extreme'),
    source: say('briefing.source.uv'),
    url: 'https://www.epa.gov/sunsafety/uv-index-scale-0',
    kind: 'guidance',
  },
];

import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import { say } from '../sentences/say.ts';
import type { AlertRule } from './stop-work-rule.ts';
import { strikable } from './stop-work-rules.ts';

/** When an official alert stops a task. Of the rows the first that knows the alert's name speaks. */
const all = tasksOfTheDay;
const service = {
  source: say('briefing.source.nws'),
  url: 'https://www.weather.gov',
  kind: 'guidance',
} as const;

export const alertRules: readonly AlertRule[] = [
  {
    id: 'alert-take-shelter',
    tasks: all,
    level: 'red',
    event:
      /\b(tornado|severe thunderstorm|extreme wind|hurricane|tropical storm|storm surge|dust storm|snow squall|blizzard|ice storm|tsunami|flash flood) warning\b|\bemergency\b|\b(shelter in place|civil danger|evacuation)\b/i,
    text: say('briefing.rule.alert-take-shelter'),
    step: 'alert',
    ...service,
  },
  {
    id: 'alert-wind',
    tasks: strikable,
    level: 'red',
    event: /\bhigh wind warning\b/i,
    text: say('briefing.rule.alert-wind'),
    step: 'alert',
    ...service,
  },
  {
    id: 'alert-flood',
    tasks: ['trench'],
    level: 'red',
    event: /\bflood warning\b/i,
    text: say('briefing.rule.alert-flood'),
    step: 'alert',
    ...service,
  },
  {
    id: 'alert-fire-weather',
    tasks: ['hot-work'],
    level: 'red',
    event: /\b(red flag|fire) warning\b/i,
    text: say('briefing.rule.alert-fire-weather'),
    step: 'alert',
    ...service,
  },
  {
    id: 'alert-in-force',
    tasks: all,
    level: 'amber',
    // Any that is not of the lowest rank; see `byAlerts` in stop-work-timeline.ts.
    event: /./,
    text: say('briefing.rule.alert-in-force'),
    step: 'alert',
    ...service,
  },
];

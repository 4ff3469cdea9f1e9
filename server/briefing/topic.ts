import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { say, type Said, type Unwritten } from '../sentences/say.ts';
import { eventOf } from './alert-words.ts';
import type { OfficialAlert } from './alerts.ts';
import { triggers } from './advice.ts';
import type { NearIncident } from './local-hazards.ts';
import type { Measure } from './stop-work-rule.ts';
import type { MeasureLevel } from './weather-levels.ts';

type Topic = Unwritten<Briefing['toolboxTalkTopic']>;
/** `weight`: higher comes first. `pressing`: stands although it was yesterday's. */
type Candidate = Topic & { reason: Said; weight: number; pressing: boolean };

const titles: Readonly<Record<string, Said>> = {
  heat: say('briefing.document.heat'),
  cold: say('briefing.document.cold'),
  'lightning-and-wind': say('briefing.document.lightning-and-wind'),
  cranes: say('briefing.document.cranes'),
  'fall-protection': say('briefing.document.fall-protection'),
  ladders: say('briefing.document.ladders'),
  scaffolds: say('briefing.document.scaffolds'),
  'excavations-and-trenches': say('briefing.document.excavations-and-trenches'),
  'concrete-and-masonry': say('briefing.document.concrete-and-masonry'),
  'electrical-safety-on-site': say('briefing.document.electrical-safety-on-site'),
  'hot-work-and-welding': say('briefing.document.hot-work-and-welding'),
  'respiratory-protection': say('briefing.document.respiratory-protection'),
  'emergency-action-plan': say('briefing.document.emergency-action-plan'),
  'first-aid-and-bloodborne-pathogens': say('briefing.document.first-aid-and-bloodborne-pathogens'),
  'hand-and-power-tools': say('briefing.document.hand-and-power-tools'),
  'backing-vehicles-and-equipment': say('briefing.document.backing-vehicles-and-equipment'),
  'driving-safely': say('briefing.document.driving-safely'),
  housekeeping: say('briefing.document.housekeeping'),
  'head-protection': say('briefing.document.head-protection'),
  'eye-and-face-protection': say('briefing.document.eye-and-face-protection'),
  'hand-and-foot-protection': say('briefing.document.hand-and-foot-protection'),
  'personal-fall-arrest-systems': say('briefing.document.personal-fall-arrest-systems'),
  'hazard-communication': say('briefing.document.hazard-communication'),
  'overhead-power-lines': say('briefing.document.overhead-power-lines'),
  'fire-prevention': say('briefing.document.fire-prevention'),
};
/** Documents that a topic may open; a test holds them against safety-library/. */
export const topicDocuments = Object.keys(titles);

const ofTask: Readonly<Record<Exclude<Task, 'general'>, string>> = {
  crane: 'cranes',
  roof: 'fall-protection',
  ladder: 'ladders',
  scaffold: 'scaffolds',
  trench: 'excavations-and-trenches',
  concrete: 'concrete-and-masonry',
  electrical: 'electrical-safety-on-site',
  'hot-work': 'hot-work-and-welding',
};

const ofIncident: Readonly<Record<string, string>> = {
  'Workplace Injury': 'first-aid-and-bloodborne-pathogens',
  'Equipment Damage': 'hand-and-power-tools',
  'Vehicle Accident': 'backing-vehicles-and-equipment',
  'Property Damage': 'housekeeping',
};

/** What is talked about when nothing presses, one a day in turn. */
const inTurn = [
  'housekeeping',
  'head-protection',
  'hand-and-foot-protection',
  'eye-and-face-protection',
  'hand-and-power-tools',
  'personal-fall-arrest-systems',
  'hazard-communication',
  'overhead-power-lines',
  'fire-prevention',
  'emergency-action-plan',
  'driving-safely',
];

const alertTopics: readonly [RegExp, string][] = [
  [/heat/i, 'heat'],
  [/cold|chill|freez|winter|snow|ice|blizzard|frost/i, 'cold'],
  [/thunder|wind|tornado|hurricane|tropical|dust/i, 'lightning-and-wind'],
  [/flood/i, 'emergency-action-plan'],
  [/air quality|smoke|ash/i, 'respiratory-protection'],
  [/red flag|fire/i, 'fire-prevention'],
];

const alertWeights = { critical: 100, warning: 80, info: 20 } as const;

function byAlerts(alerts: readonly OfficialAlert[]): Candidate[] {
  return alerts.flatMap((alert) => {
    const key = alertTopics.find(([words]) => words.test(alert.event))?.[1];
    if (key === undefined) return [];
    const pressing = alert.severity === 'critical';
    return [
      candidate(
        key,
        alertWeights[alert.severity],
        say('briefing.topic.alert', { event: eventOf(alert.event) }),
        pressing,
      ),
    ];
  });
}

const rounded = (value: number) => String(Math.round(value));

/** Which document speaks of a measure, and what is said of it. Rain has none: it is talked about with its task. */
const ofMeasure: Partial<Record<Measure, readonly [documentKey: string, why: (value: number) => Said]>> = {
  'heat-index': ['heat', (value) => say('briefing.topic.heat-index', { figure: rounded(value) })],
  cold: ['cold', (value) => say('briefing.topic.cold', { figure: rounded(value) })],
  thunder: ['lightning-and-wind', () => say('briefing.topic.thunder')],
  wind: ['lightning-and-wind', (value) => say('briefing.topic.wind', { figure: rounded(value) })],
  air: ['respiratory-protection', (value) => say('briefing.topic.air', { figure: rounded(value) })],
  ice: ['cold', () => say('briefing.topic.ice')],
  uv: ['heat', (value) => say('briefing.topic.uv', { figure: rounded(value) })],
};

/** What stops work comes before what presses, and that before a caution; a cold day is talked about before its first frost. */
function byWeather(levels: readonly MeasureLevel[]): Candidate[] {
  return levels.flatMap(({ measure, level, value, isPressing }) => {
    const found = ofMeasure[measure];
    const isCold = measure === 'cold' && value < triggers.cold;
    if (found === undefined || (level === 'green' && !isCold)) return [];
    const weight = level === 'red' ? 98 : isPressing ? 95 : level === 'amber' ? 65 : 55;
    return [candidate(found[0], weight, found[1](value), isPressing)];
  });
}

/** June to August and December to February, where nothing is known of the day itself. */
function bySeason(day: string, lat: number): Candidate[] {
  const month = (Number(day.slice(5, 7)) + (lat < 0 ? 6 : 0) - 1) % 12;
  if (month >= 5 && month <= 7) return [candidate('heat', 15, say('briefing.topic.summer'), false)];
  return month === 11 || month <= 1 ? [candidate('cold', 15, say('briefing.topic.winter'), false)] : [];
}

function candidate(documentKey: string, weight: number, why: Said, pressing: boolean): Candidate {
  return { title: titles[documentKey] ?? documentKey, documentKey, reason: why, weight, pressing };
}

/**
 * Today's toolbox talk topic and why. Yesterday's comes again only when it presses (an official warning, dangerous heat,
 * cold or smoke), and says so. The same day and inputs give the same topic.
 */
export function toolboxTalkTopic(options: {
  /** Local date at the place, YYYY-MM-DD. */
  day: string;
  lat: number;
  tasks: readonly Task[];
  /** Of the hours of the table; none: not known. */
  levels: readonly MeasureLevel[];
  alerts: readonly OfficialAlert[];
  incidents: readonly NearIncident[];
  /** Document of yesterday's topic. */
  yesterday: string | null;
}): Topic {
  const dayNumber = Math.floor(Date.parse(`${options.day}T00:00:00Z`) / 86_400_000);
  const turn = <T>(list: readonly T[], offset = 0) => list[(dayNumber + offset) % list.length];
  const tasks = options.tasks.filter((task) => task !== 'general');
  const incidentTypes = [...new Set(options.incidents.map(({ type }) => type))];
  const candidates = [
    ...byAlerts(options.alerts),
    ...byWeather(options.levels),
    ...incidentTypes.flatMap((type) => {
      const key = ofIncident[type];
      return key === undefined
        ? []
        : [candidate(key, 50, say('briefing.topic.lately', { type: say(`incident-type.${type}`) }), false)];
    }),
    ...tasks.map((task, index) =>
      // Of several tasks each has its day.
      candidate(
        ofTask[task],
        task === turn(tasks) ? 45 : 40 - index,
        say('briefing.topic.work', { task: say(`briefing.work.${task}`) }),
        false,
      ),
    ),
    ...bySeason(options.day, options.lat),
    ...[0, 1].map((offset) =>
      candidate(turn(inTurn, offset) ?? 'housekeeping', 10 - offset, say('briefing.topic.turn'), false),
    ),
  ].sort((a, b) => b.weight - a.weight);
  const best = candidates[0];
  const chosen =
    best?.pressing === true ? best : candidates.find(({ documentKey }) => documentKey !== options.yesterday);
  const { title, documentKey, reason } =
    chosen ?? candidate('housekeeping', 0, say('briefing.topic.turn'), false);
  const chosenBy =
    documentKey === options.yesterday ? 'briefing.topic.chosen-again' : 'briefing.topic.chosen';
  return { title, documentKey, reason: say(chosenBy, { reason }) };
}

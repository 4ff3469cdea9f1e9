import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import type { OfficialAlert } from './alerts.ts';
import { triggers } from './advice.ts';
import type { NearIncident } from './local-hazards.ts';
import type { Measure } from './stop-work-rule.ts';
import type { MeasureLevel } from './weather-levels.ts';

type Topic = Briefing['toolboxTalkTopic'];
/** `weight`: higher comes first. `pressing`: stands although it was yesterday's. */
type Candidate = Topic & { weight: number; pressing: boolean };

const titles: Readonly<Record<string, string>> = {
  heat: 'Heat',
  cold: 'Cold',
  'lightning-and-wind': 'Lightning and wind',
  cranes: 'Cranes',
  'fall-protection': 'Fall protection',
  ladders: 'Ladders',
  scaffolds: 'Scaffolds',
  'excavations-and-trenches': 'Excavations and trenches',
  'concrete-and-masonry': 'Concrete and masonry',
  'electrical-safety-on-site': 'Electrical safety on site',
  'hot-work-and-welding': 'Hot work and welding',
  'respiratory-protection': 'Respiratory protection',
  'emergency-action-plan': 'Emergency action plan',
  'first-aid-and-bloodborne-pathogens': 'First aid and bloodborne pathogens',
  'hand-and-power-tools': 'Hand and power tools',
  'backing-vehicles-and-equipment': 'Backing vehicles and equipment',
  'driving-safely': 'Driving safely',
  housekeeping: 'Housekeeping',
  'head-protection': 'Head protection',
  'eye-and-face-protection': 'Eye and face protection',
  'hand-and-foot-protection': 'Hand and foot protection',
  'personal-fall-arrest-systems': 'Personal fall arrest systems',
  'hazard-communication': 'Hazard communication',
  'overhead-power-lines': 'Overhead power lines',
  'fire-prevention': 'Fire prevention',
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
    return [candidate(key, alertWeights[alert.severity], `${alert.event} in force`, pressing)];
  });
}

/** Which document speaks of a measure, and what is said of it. Rain has none: it is talked about with its task. */
const ofMeasure: Partial<Record<Measure, readonly [documentKey: string, why: (value: number) => string]>> = {
  'heat-index': ['heat', (value) => `heat index up to ${Math.round(value)} °F today`],
  cold: ['cold', (value) => `wind chill down to ${Math.round(value)} °F today`],
  thunder: ['lightning-and-wind', () => 'thunderstorms in the forecast'],
  wind: ['lightning-and-wind', (value) => `wind up to ${Math.round(value)} mph today`],
  air: ['respiratory-protection', (value) => `air quality index up to ${Math.round(value)}`],
  ice: ['cold', () => 'snow or ice in the forecast'],
  uv: ['heat', (value) => `UV index up to ${Math.round(value)} today`],
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
  if (month >= 5 && month <= 7) return [candidate('heat', 15, 'summer', false)];
  return month === 11 || month <= 1 ? [candidate('cold', 15, 'winter', false)] : [];
}

function candidate(documentKey: string, weight: number, why: string, pressing: boolean): Candidate {
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
      return key === undefined ? [] : [candidate(key, 50, `${type} reported lately`, false)];
    }),
    ...tasks.map((task, index) =>
      // Of several tasks each has its day.
      candidate(
        ofTask[task],
        task === turn(tasks) ? 45 : 40 - index,
        `${task.replace('-', ' ')} work today`,
        false,
      ),
    ),
    ...bySeason(options.day, options.lat),
    ...[0, 1].map((offset) =>
      candidate(turn(inTurn, offset) ?? 'housekeeping', 10 - offset, 'its turn today', false),
    ),
  ].sort((a, b) => b.weight - a.weight);
  const best = candidates[0];
  const chosen =
    best?.pressing === true ? best : candidates.find(({ documentKey }) => documentKey !== options.yesterday);
  const { title, documentKey, reason } = chosen ?? candidate('housekeeping', 0, 'its turn today', false);
  const again = documentKey === options.yesterday ? ', so yesterday’s topic again' : '';
  return { title, documentKey, reason: `Chosen because of: ${reason}${again}.` };
}

import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import { headlineOf } from '../../server/briefing/alert-words.ts';
import { skyOf } from '../../server/briefing/sky-words.ts';
import type { NearIncident } from '../../server/briefing/local-hazards.ts';
import { incidentGuidelines, taskGuidelines, weatherAdvice } from '../../server/briefing/advice.ts';
import { protectiveEquipment } from '../../server/briefing/protective-equipment.ts';
import { gaps, judgeHour } from '../../server/briefing/stop-work-timeline.ts';
import { levelsOf, readAll } from '../../server/briefing/weather-levels.ts';
import { toolboxTalkTopic } from '../../server/briefing/topic.ts';
import { nothingKnown, type Figures } from '../../server/briefing/weather/provider.ts';
import { expect, it } from 'vitest';
import { say, textOf, type Said } from '../../server/sentences/say.ts';
import { notInSpanish, spanishOf } from './spanish-of.ts';

const skies: readonly Partial<Figures>[] = [
  {},
  {
    temperature: 72,
    rain: 10,
    wind: 5,
    gust: 8,
    uv: 3,
    humidity: 40,
    thunder: 'none',
    ice: false,
    airQuality: 20,
  },
  {
    temperature: 88,
    rain: 55,
    wind: 24,
    gust: 26,
    uv: 6,
    humidity: 30,
    thunder: 'possible',
    ice: false,
    airQuality: 110,
  },
  {
    temperature: 96,
    rain: 41,
    wind: 33,
    gust: 38,
    uv: 9,
    humidity: 45,
    thunder: 'expected',
    ice: false,
    airQuality: 160,
  },
  {
    temperature: 104,
    rain: 0,
    wind: 44,
    gust: 50,
    uv: 12,
    humidity: 60,
    thunder: 'none',
    ice: false,
    airQuality: 90,
  },
  {
    temperature: 92,
    rain: 0,
    wind: 30.4,
    gust: 10,
    uv: 8,
    humidity: 35,
    thunder: 'none',
    ice: false,
    airQuality: 90,
  },
  {
    temperature: -5,
    rain: 0,
    wind: 30,
    gust: 41,
    uv: 1,
    humidity: 50,
    thunder: 'none',
    ice: true,
    airQuality: 5,
  },
  {
    temperature: -40,
    rain: 0,
    wind: 3,
    gust: 3,
    uv: 0,
    humidity: 50,
    thunder: 'none',
    ice: false,
    airQuality: 5,
  },
  {
    temperature: 10,
    rain: 0,
    wind: 3,
    gust: 3,
    uv: 11,
    humidity: 50,
    thunder: 'none',
    ice: false,
    airQuality: 5,
  },
  {
    temperature: 38,
    rain: 45,
    wind: 16,
    gust: 16,
    uv: 6,
    humidity: 50,
    thunder: 'none',
    ice: false,
    airQuality: 5,
  },
  { temperature: 38, rain: null, wind: null, gust: null, uv: null, humidity: null, thunder: null, ice: null },
];
const alertsOf = (event: string) =>
  [
    {
      id: 'a',
      event,
      headline: null,
      instruction: null,
      area: null,
      severity: 'critical',
      sent: null,
      from: null,
      until: null,
      sender: 'National Weather Service',
    },
  ] as const;

const incidents = (
  ['Workplace Injury', 'Vehicle Accident', 'Equipment Damage', 'Property Damage'] as const
).map((type, id): NearIncident => ({
  id,
  type,
  priority: 'high',
  status: 'open',
  description: 'x',
  location: 'Yard 3',
  latitude: null,
  longitude: null,
  date: new Date(0),
  createdAt: new Date(0),
}));
const events = ['Tornado Warning', 'High Wind Warning', 'Flood Warning', 'Red Flag Warning', 'Heat Advisory'];

/** What is said under one sky; `index` varies what else is known. */
function saidUnder(figures: Figures, index: number): (string | Said)[] {
  const alerts = alertsOf(events[index % events.length] ?? '');
  const known = { alertsKnown: index % 2 === 0, airQualityExpected: true, live: index % 3 === 0 };
  const reasons = tasksOfTheDay.flatMap((task) => judgeHour(task, { figures, alerts, ...known }).reasons);
  const readings = readAll({ figures, alerts, ...known });
  const levels = levelsOf([{ at: 0, readings }], tasksOfTheDay);
  const advice = [
    weatherAdvice({
      ...{ levels, current: figures, source: 'x', thisHour: 0 },
      alerts: index % 2 === 0 ? alerts : [],
      missing: gaps('general', { figures, alerts, ...known }, readings),
    }),
    weatherAdvice({ levels: [], current: null, source: 'x', alerts, missing: [], thisHour: 0 }),
    weatherAdvice({ levels: [], current: null, source: 'x', alerts: [], missing: [], thisHour: 0 }),
    weatherAdvice({
      levels: [],
      current: figures,
      source: 'x',
      alerts: [],
      missing: ['uv', 'wind'],
      thisHour: 0,
    }),
    taskGuidelines(tasksOfTheDay),
    incidentGuidelines(incidents, 14),
  ];
  const equipment = protectiveEquipment(tasksOfTheDay, { levels, current: figures }, ['Vehicle Accident']);
  const topics = Array.from({ length: 28 }, (_, day) =>
    toolboxTalkTopic({
      day: `2026-${String((day % 12) + 1).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`,
      lat: 32,
      tasks: day % 2 === 0 ? tasksOfTheDay.slice(day % 8, (day % 8) + 2) : [],
      levels: day % 3 === 0 ? levels : [],
      alerts: day % 5 === 0 ? alerts : [],
      incidents: day % 4 === 0 ? incidents : [],
      yesterday: day % 3 === 0 ? 'heat' : null,
    }),
  );
  return [
    reasons.flatMap(({ text, threshold }) => [text, threshold]),
    advice.flat().flatMap(({ title, description }) => [title, description]),
    equipment.flatMap(({ name, description }) => [name, description]),
    equipment.map(({ source }) => source),
    topics.flatMap(({ title, reason }) => [title, reason]),
  ].flat();
}

it('says in Spanish what did not come', () => {
  const missing = (['hours', 'days', 'stations', 'air-quality', 'uv-index'] as const).map((part) =>
    say(`briefing.weather.${part}`),
  );
  const said = say('briefing.weather.not-known', { missing });
  expect(said.text).toBe(
    'Not known right now: the hours ahead, the next days, what the nearest stations measure, the air quality, the UV index.',
  );
  expect(notInSpanish([said])).toEqual([]);
});

it('says in Spanish when to stop work, what to wear and what to talk about, with the same limits', () => {
  const said = skies.flatMap((sky, index) => saidUnder({ ...nothingKnown, ...sky }, index));
  expect(new Set(said.map((one) => (typeof one === 'string' ? one : one.text))).size).toBeGreaterThan(150);
  expect(notInSpanish(said)).toEqual([]);
});

it.each([
  ['Tornado Warning', 'Aviso de tornado'],
  [
    'Flash Flood Warning issued July 15 at 2:00PM MDT until July 15 at 3:15PM MDT by NWS Pueblo CO',
    'Aviso de inundación repentina: alerta emitida el 15 de julio, 2:00PM MDT, vigente hasta el 15 de julio, 3:15PM MDT. Fuente: NWS Pueblo CO',
  ],
  [
    'Air Quality Alert issued July 15 at 3:45PM EDT by NWS Mount Holly NJ',
    'Alerta de calidad del aire: alerta emitida el 15 de julio, 3:45PM EDT. Fuente: NWS Mount Holly NJ',
  ],
  ['Stay out of the park tonight', null],
])('names an official alert: %s', (headline, spanish) => {
  const said = headlineOf({ event: 'Flood Warning', headline });
  expect([textOf(said), spanishOf(said)]).toEqual([headline, spanish]);
});

it.each([
  ['Mostly Cloudy', 'Mayormente nublado'],
  ['Partly cloudy', 'Parcialmente nublado'],
  [
    'Slight Chance Rain Showers then Mostly Sunny',
    'Baja probabilidad de Aguaceros, después Mayormente soleado',
  ],
  ['Rain And Snow Likely', 'Probable: Lluvia y Nieve'],
  ['Frogs', null],
])('names a sky: %s', (sky, spanish) => {
  const said = skyOf(sky);
  expect([textOf(said), spanishOf(said)]).toEqual([sky, spanish]);
});

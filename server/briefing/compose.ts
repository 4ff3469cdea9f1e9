import type { Briefing, StopWorkHour, Task, Weather } from '@tailboard/contract/briefing.ts';
import { inEnglish, say, type Said, type Unwritten } from '../sentences/say.ts';
import { incidentGuidelines, taskGuidelines, weatherAdvice } from './advice.ts';
import { alertsAt, noticeOf, toAlert, type OfficialAlert } from './alerts.ts';
import { heatIndex, windChill } from './heat.ts';
import { localDay, localHour, zoneAt } from './local-time.ts';
import { localHazards, type NearIncident, type SharedReport } from './local-hazards.ts';
import { protectiveEquipment } from './protective-equipment.ts';
import { gaps, shiftHours, stopWorkTimeline, type Gap } from './stop-work-timeline.ts';
import { toolboxTalkTopic } from './topic.ts';
import { levelsOf, type MeasureLevel } from './weather-levels.ts';
import { directionOf, skyOf } from './sky-words.ts';
import type { MissingPart, Outlook, Place } from './weather/provider.ts';
import type { PlaceWeather } from './weather/weather-of-place.ts';

const HOUR = 3_600_000;
/** Days of reports that speak in guidelines and topic. */
export const INCIDENT_DAYS = 14;

/** Hours of the forecast that are shown. */
const HOURS_SHOWN = 12;

const sources = {
  nws: { live: say('briefing.source.nws'), old: say('briefing.source.nws-not-live') },
  'open-meteo': { live: 'Open-Meteo', old: say('briefing.source.open-meteo-not-live') },
} as const;
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/**
 * The product's defaults (spec, section 9), under their label only. They stand in for a picture of the screen: nothing
 * else in the briefing is made from them.
 */
const typicalWeather = (location: string): Unwritten<Weather> => ({
  location,
  condition: skyOf('Partly Cloudy'),
  temperature: 72,
  temperatureUnit: 'F',
  wind: { speed: 8, unit: 'mph', direction: directionOf('NW') },
  gust: null,
  precipitation: { chance: 20 },
  humidity: 65,
  uv: 4,
  heatIndex: null,
  windChill: null,
  airQuality: null,
  forecast: [],
  hours: [],
  source: 'typical',
  live: false,
  asOf: null,
  label: say('briefing.weather.typical'),
});

function toWeather(
  outlook: Outlook,
  { name, lng, now }: { name: string; lng: number; now: number },
): Unwritten<Weather> {
  const { current } = outlook;
  return {
    location: name,
    condition: skyOf(current.condition ?? 'Unknown'),
    temperature: rounded(current.temperature),
    temperatureUnit: 'F',
    wind: { speed: rounded(current.wind), unit: 'mph', direction: directionOf(current.direction ?? '') },
    gust: rounded(current.gust),
    precipitation: { chance: rounded(current.rain) },
    humidity: rounded(current.humidity),
    uv: rounded(current.uv),
    heatIndex: rounded(heatIndex(current.temperature, current.humidity)),
    windChill: rounded(windChill(current.temperature, current.wind)),
    airQuality: rounded(current.airQuality),
    forecast: outlook.days.map(({ date, condition, high, low, chance, type }) => ({
      date,
      condition: skyOf(condition),
      high: rounded(high),
      low: rounded(low),
      precipitation: { chance: rounded(chance), type },
    })),
    hours: outlook.hours
      .filter(({ at }) => at + HOUR > now)
      .slice(0, HOURS_SHOWN)
      .map((hour) => ({
        at: new Date(hour.at).toISOString(),
        hour: localHour(hour.at, outlook.timeZone, lng),
        condition: hour.condition === null ? null : skyOf(hour.condition),
        temperature: rounded(hour.temperature),
        heatIndex: rounded(heatIndex(hour.temperature, hour.humidity)),
        windChill: rounded(windChill(hour.temperature, hour.wind)),
        chance: rounded(hour.rain),
        wind: rounded(
          hour.wind === null && hour.gust === null ? null : Math.max(hour.wind ?? 0, hour.gust ?? 0),
        ),
      })),
    source: outlook.source,
    live: outlook.live,
    asOf: new Date(outlook.asOf).toISOString(),
    label: outlook.live ? null : say('briefing.weather.last-known', { age: ageWords(now - outlook.asOf) }),
  };
}

function ageWords(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

const nameOf = (part: MissingPart) => say(`briefing.weather.${part}`);

/** What is not known or not covered, said first. */
function limits(weather: PlaceWeather, second: boolean): Said[] {
  const said: Said[] = [];
  if (weather.outlook === null) {
    said.push(
      weather.covered === false && !second
        ? say('briefing.weather.not-covered')
        : say('briefing.weather.unavailable'),
    );
  }
  if (weather.missing.length > 0)
    said.push(say('briefing.weather.not-known', { missing: weather.missing.map(nameOf) }));
  if (weather.alertsState === 'failed') said.push(say('briefing.weather.alerts-failed'));
  if (weather.alertsState === 'not-covered') said.push(say('briefing.weather.alerts-not-covered'));
  return said;
}

/** What the hours come to: worked out once for the same weather, tasks, hour and alerts in force. */
type Judged = Readonly<{
  thisHour: number;
  timeline: Unwritten<StopWorkHour>[];
  levels: readonly MeasureLevel[];
  /** What some hour of the table lacks. */
  missing: readonly Gap[];
}>;
const judgements = new WeakMap<PlaceWeather, Map<string, Judged>>();

/** A crew asks for the same one many times. */
function judgedOnce(options: {
  weather: PlaceWeather;
  alerts: readonly OfficialAlert[];
  tasks: readonly Task[];
  timeZone: string | null;
  lng: number;
  now: number;
}): Judged {
  const { weather, alerts, tasks, lng, now } = options;
  const known = judgements.get(weather) ?? new Map<string, Judged>();
  judgements.set(weather, known);
  // Hours begin at the half in some zones.
  const name = [Math.floor(now / (HOUR / 2)), lng, ...tasks, ...alerts.map(({ id }) => id)].join(' ');
  const judged = known.get(name) ?? judge(options);
  known.set(name, judged);
  return judged;
}

function judge({ weather, alerts, tasks, timeZone, lng, now }: Parameters<typeof judgedOnce>[0]): Judged {
  const shift = shiftHours({
    ...{ now, timeZone, lng, alerts },
    hours: weather.outlook?.hours ?? [],
    current: weather.outlook?.current ?? null,
    alertsKnown: weather.alertsState === 'known',
    airQualityExpected: weather.hasAirQuality,
    live: weather.outlook?.live ?? false,
  });
  return {
    thisHour: shift[0]?.at ?? now,
    timeline: stopWorkTimeline(shift, { tasks, timeZone, lng }),
    levels: levelsOf(shift, tasks),
    missing: [
      ...new Set(
        shift.flatMap(({ known, readings }) => tasks.flatMap((task) => gaps(task, known, readings))),
      ),
    ],
  };
}

/** The briefing of a place, tasks and viewer, from what is known. No I/O; the same inputs give the same briefing. */
export function composeBriefing(options: {
  place: Place;
  name: string;
  tasks: readonly Task[];
  weather: PlaceWeather;
  /** What the viewer may see, of the last INCIDENT_DAYS. */
  incidents: readonly NearIncident[];
  /** What everybody near is warned of. */
  shared?: readonly SharedReport[];
  yesterdaysTopic: string | null;
  now: number;
}): Briefing {
  const { place, name, tasks, weather, incidents, shared = [], now } = options;
  const { outlook } = weather;
  const timeZone = outlook?.timeZone ?? null;
  const alerts = alertsAt(weather.alerts, now);
  const { timeline, levels, missing, thisHour } = judgedOnce({
    ...{ weather, alerts, tasks, timeZone, now },
    lng: place.lng,
  });
  const incidentTypes = [...new Set(incidents.map(({ type }) => type))];
  const source = outlook === null ? 'Tailboard' : sources[outlook.source][outlook.live ? 'live' : 'old'];
  return inEnglish<Omit<Briefing, 'sentences'>>({
    location: { name, lat: place.lat, lng: place.lng },
    weather: outlook === null ? typicalWeather(name) : toWeather(outlook, { name, lng: place.lng, now }),
    importantNotices: [
      ...alerts.map((alert) => noticeOf(alert, zoneAt(timeZone, place.lng))),
      ...levels.flatMap(({ level, reason }) => (level === 'red' && reason !== null ? [reason.text] : [])),
      ...limits(weather, weather.hasAirQuality),
    ],
    safetyGuidelines: [
      ...weatherAdvice({ levels, current: outlook?.current ?? null, source, alerts, missing, thisHour }),
      ...taskGuidelines(tasks),
      ...incidentGuidelines(incidents, INCIDENT_DAYS),
    ],
    ppeRecommendations: protectiveEquipment(
      tasks,
      { levels, current: outlook?.current ?? null },
      incidentTypes,
    ),
    localHazards: localHazards({ place, incidents, shared, alerts, now }),
    toolboxTalkTopic: toolboxTalkTopic({
      day: localDay(now, timeZone, place.lng),
      lat: place.lat,
      tasks,
      levels,
      alerts,
      incidents,
      yesterday: options.yesterdaysTopic,
    }),
    alerts: alerts.map(toAlert),
    alertsKnown: weather.alertsState === 'known',
    tasks: [...tasks],
    timeline,
    timeZone,
    composedAt: new Date(now).toISOString(),
  });
}

import type { Briefing } from '@tailboard/contract/briefing.ts';
import type { IncidentStatus, IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import { kindInWords, namelessId, sharedKind, type Shareable } from '../hazards/public.ts';
import { say, type Unwritten } from '../sentences/say.ts';
import { eventOf, headlineOf } from './alert-words.ts';
import type { OfficialAlert } from './alerts.ts';
import { milesBetween } from '../miles-between.ts';
import type { Place } from './weather/provider.ts';

type Hazard = Unwritten<Briefing['localHazards'][number]> & Readonly<{ id: string }>;

/** Days for which a report tells of a hazard, and miles within which it is near. */
export const HAZARD_DAYS = 7;
export const NEAR_MILES = 25;
/** Ms to which the age of a report of others is told. */
const SHARED_AGE_MS = 60_000;
const LONGEST_DESCRIPTION = 300;
/** Reports shown, the nearest: more is no briefing. */
const MOST_SHOWN = 20;

/** As much of an incident as a briefing uses: nothing of who reported it. */
export type NearIncident = Readonly<{
  id: number;
  type: IncidentType;
  priority: Priority;
  status: IncidentStatus;
  description: string;
  location: string;
  latitude: string | null;
  longitude: string | null;
  date: Date;
  createdAt: Date;
}>;

/** A report that warns others than those who may read it. */
export type SharedReport = Shareable &
  Pick<NearIncident, 'priority' | 'latitude' | 'longitude' | 'createdAt'>;

function placeOf({ latitude, longitude }: Pick<NearIncident, 'latitude' | 'longitude'>): Place | null {
  if (latitude === null || longitude === null || latitude.trim() === '' || longitude.trim() === '')
    return null;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/** Areas of official alerts; then reports near the place that are not closed, the nearest first. */
export function localHazards(options: {
  place: Place;
  /** What the viewer may see, of the last days. */
  incidents: readonly NearIncident[];
  /** What everybody near is warned of, in kind, distance and age. */
  shared?: readonly SharedReport[];
  alerts: readonly OfficialAlert[];
  now: number;
}): Hazard[] {
  const since = options.now - HAZARD_DAYS * 86_400_000;
  const near = options.incidents.flatMap((incident) => {
    const at = placeOf(incident);
    const distance = at === null ? null : milesBetween(options.place, at);
    const recent = incident.createdAt.getTime() >= since && incident.date.getTime() >= since;
    if (distance === null || distance > NEAR_MILES || !recent || incident.status === 'closed') return [];
    return [{ distance, hazard: ofReport(incident, distance) }];
  });
  const readable = new Set(options.incidents.map(({ id }) => id));
  const ofOthers = (options.shared ?? []).flatMap((report) => {
    const at = placeOf(report);
    const distance = at === null ? null : milesBetween(options.place, at);
    if (readable.has(report.id) || distance === null || distance > NEAR_MILES) return [];
    return [{ distance, hazard: ofSharedReport(report, distance) }];
  });
  return [
    ...options.alerts.map((alert) => ofAlert(alert, options.now)),
    ...[...near, ...ofOthers]
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_SHOWN)
      .map(({ hazard }) => hazard),
  ];
}

const toTenths = (miles: number) => Math.round(miles * 10) / 10;

const ofReport = (incident: NearIncident, distance: number): Hazard => ({
  id: `incident-${incident.id}`,
  title: say(`incident-type.${incident.type}`),
  severity: incident.priority,
  description: shortened(incident.description),
  location: incident.location,
  reportedAt: incident.createdAt.toISOString(),
  distanceMiles: toTenths(distance),
});

/** Kind, distance and age: nothing of who reported it, of what was written, nor of who is hurt. */
const ofSharedReport = (report: SharedReport, distance: number): Hazard => ({
  id: namelessId(report),
  title: kindInWords(sharedKind(report), report.category),
  severity: report.severity === 'high' || report.potentialSeverity === 'high' ? 'high' : 'medium',
  description: say(`briefing.nearby.${report.category}`),
  location: '',
  reportedAt: new Date(Math.floor(report.createdAt.getTime() / SHARED_AGE_MS) * SHARED_AGE_MS).toISOString(),
  distanceMiles: toTenths(distance),
});

const ofAlert = (alert: OfficialAlert, now: number): Hazard => ({
  id: `alert-${alert.id}`,
  title: eventOf(alert.event),
  severity: alert.severity,
  description: alert.instruction ?? headlineOf(alert),
  location: alert.area ?? say('briefing.your-area'),
  reportedAt: new Date(issuedAt(alert, now)).toISOString(),
  distanceMiles: null,
});

/** When it was issued, or else began; one that says neither is in force as of now. Never ahead of the clock. */
const issuedAt = ({ sent, from }: OfficialAlert, now: number) => Math.min(now, sent ?? from ?? now);

const shortened = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).toWellFormed()}…`;

import type { Briefing } from '@tailboard/contract/briefing.ts';
import type { IncidentStatus, IncidentType, Priority } from '@tailboard/contract/incidents.ts';
import { say, type Unwritten } from '../sentences/say.ts';
import { eventOf, headlineOf } from './alert-words.ts';
import type { OfficialAlert } from './alerts.ts';
import { milesBetween } from './miles-between.ts';
import type { Place } from './weather/provider.ts';

type Hazard = Unwritten<Briefing['localHazards'][number]> & Readonly<{ id: string }>;

/** Days for which a report tells of a hazard, and miles within which it is near. */
export const HAZARD_DAYS = 7;
const NEAR_MILES = 25;
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

function placeOf({ latitude, longitude }: Pick<NearIncident, 'latitude' | 'longitude'>): Place | null {
  if (latitude === null || longitude === null || latitude.trim() === '' || longitude.trim() === '')
    return null;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/** Reports near the place that are not closed, the nearest first; then the areas of official alerts. */
export function localHazards(options: {
  place: Place;
  /** What the viewer may see, of the last days. */
  incidents: readonly NearIncident[];
  alerts: readonly OfficialAlert[];
  now: number;
}): Hazard[] {
  const since = options.now - HAZARD_DAYS * 86_400_000;
  const near = options.incidents.flatMap((incident) => {
    const at = placeOf(incident);
    const distance = at === null ? null : milesBetween(options.place, at);
    const recent = incident.createdAt.getTime() >= since && incident.date.getTime() >= since;
    if (distance === null || distance > NEAR_MILES || !recent || incident.status === 'closed') return [];
    return [{ incident, distance }];
  });
  return [
    ...options.alerts.map((alert) => ofAlert(alert, options.now)),
    ...near
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_SHOWN)
      .map(({ incident, distance }): Hazard => ({
        id: `incident-${incident.id}`,
        title: say(`incident-type.${incident.type}`),
        severity: incident.priority,
        description: shortened(incident.description),
        location: incident.location,
        reportedAt: incident.createdAt.toISOString(),
        distanceMiles: Math.round(distance * 10) / 10,
      })),
  ];
}

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

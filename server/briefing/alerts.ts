import type { Briefing } from '@tailboard/contract/briefing.ts';
import type { Unwritten } from '../sentences/say.ts';
import { eventOf, headlineOf, senderOf } from './alert-words.ts';
import { createHash } from 'node:crypto';
import { fieldsOf, listOf, momentOf, textOf, type Loose } from './weather/figures.ts';

/** An official alert as it is kept. Moments in ms. */
export type OfficialAlert = Readonly<{
  id: string;
  event: string;
  headline: string | null;
  instruction: string | null;
  area: string | null;
  severity: 'critical' | 'warning' | 'info';
  /** When it was issued; null: not said. */
  sent: number | null;
  /** When the danger begins; null: now. */
  from: number | null;
  /** `ends`, or else `expires`; null: not said, so it holds as long as the service lists it. */
  until: number | null;
  sender: string;
}>;

/** Names of dangers to health: never ranked low, whatever severity the alert has (an Air Quality Alert has 'Unknown'). */
const health =
  /air quality|air stagnation|smoke|heat|hot|cold|chill|freez|dust|ash|pollut|health|radiat|hazardous/i;

/**
 * By the event's name first, since severity is missing where it matters (facts/weather): a Warning or Emergency is
 * critical, a Watch or Advisory a warning; severity only raises.
 */
export function rankAlert(event: string, severity: string | null): OfficialAlert['severity'] {
  if (/\b(warning|emergency)$/i.test(event.trim()) || /^(extreme|severe)$/i.test(severity ?? ''))
    return 'critical';
  if (/\b(watch|advisory)$/i.test(event.trim()) || /^moderate$/i.test(severity ?? '')) return 'warning';
  return health.test(event) ? 'warning' : 'info';
}

/**
 * The alerts of a GeoJSON answer: real ones only, no cancelled ones, none that a newer one replaces. What has expired is
 * left out when it is shown (`alertsAt`). Throws when the answer holds no list: nobody knows then what is in force.
 */
export function parseAlerts(body: unknown): OfficialAlert[] {
  const features = fieldsOf(body)['features'];
  if (!Array.isArray(features)) throw new Error('An answer without a list of alerts');
  const all = listOf(features).map((feature) => fieldsOf(fieldsOf(feature)['properties']));
  const replaced = new Set(all.filter(isOfficial).flatMap(referencesOf));
  const found = new Map<string, OfficialAlert>();
  for (const properties of all.filter(isOfficial)) {
    const alert = readAlert(properties);
    const cancelled = /^cancel$/i.test(textOf(properties['messageType']) ?? '');
    if (!cancelled && !replaced.has(alert.id)) found.set(alert.id, alert);
  }
  return [...found.values()];
}

/** Exercises, tests and drafts say so. One whose status is missing stays: silence never clears an alert. */
const isOfficial = (properties: Loose) => {
  const status = textOf(properties['status']);
  return status === null || /^actual$/i.test(status);
};

const referencesOf = (properties: Loose): string[] =>
  listOf(properties['references']).flatMap((reference) => {
    const { identifier, '@id': address } = fieldsOf(reference);
    return [textOf(identifier), textOf(address)?.split('/').at(-1) ?? null].filter((id) => id !== null);
  });

function readAlert(properties: Loose): OfficialAlert {
  const event = textOf(properties['event']) ?? 'Weather alert';
  const given = textOf(properties['id']) ?? textOf(properties['@id'])?.split('/').at(-1);
  const digest = createHash('sha256').update(JSON.stringify(properties)).digest('hex').slice(0, 24);
  return {
    id: given ?? digest,
    event,
    headline: textOf(properties['headline']),
    instruction: textOf(properties['instruction'])?.replaceAll(/\s*\n\s*/g, ' ') ?? null,
    area: textOf(properties['areaDesc']),
    severity: rankAlert(event, textOf(properties['severity'])),
    sent: momentOf(properties['sent']) ?? momentOf(properties['effective']),
    from: momentOf(properties['onset']) ?? momentOf(properties['effective']),
    until: momentOf(properties['ends']) ?? momentOf(properties['expires']),
    sender: textOf(properties['senderName']) ?? 'National Weather Service',
  };
}

const ranks = { critical: 0, warning: 1, info: 2 } as const;

/** Those that have not ended at `now` (ms), the gravest first. */
export function alertsAt(alerts: readonly OfficialAlert[], now: number): OfficialAlert[] {
  return alerts
    .filter(({ until }) => until === null || until > now)
    .sort((a, b) => ranks[a.severity] - ranks[b.severity] || (a.from ?? 0) - (b.from ?? 0));
}

export const toAlert = (alert: OfficialAlert): Unwritten<Briefing['alerts'][number]> => ({
  id: alert.id,
  event: eventOf(alert.event),
  headline: headlineOf(alert),
  instruction: alert.instruction,
  severity: alert.severity,
  expires: alert.until === null ? null : new Date(alert.until).toISOString(),
  source: senderOf(alert),
});

/** One line for the notices: what, until when (local time at the place), by whom. */
export function noticeOf(alert: OfficialAlert, timeZone: string): string {
  if (alert.until === null) return `${alert.event} (${alert.sender}).`;
  const until = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(alert.until);
  return `${alert.event} until ${until} (${alert.sender}).`;
}

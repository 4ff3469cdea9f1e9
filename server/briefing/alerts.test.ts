import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weatherSample } from '../testing/weather-replay.ts';
import { englishOf } from '../testing/in-english.ts';
import { localHazards } from './local-hazards.ts';
import { alertsAt, noticeOf, parseAlerts, rankAlert, toAlert } from './alerts.ts';

type Feature = { properties: Record<string, unknown> };
const mixed = JSON.parse(weatherSample('nws-alerts-active-mixed')) as { features: Feature[] };
const recorded = Date.parse('2026-07-15T20:10:00Z');
const first = mixed.features[0] as Feature;
/** The first recorded alert, changed. */
const withAlert = (...changes: Record<string, unknown>[]) => ({
  features: changes.map((change) => ({ properties: { ...first.properties, references: [], ...change } })),
});

describe('official alerts', () => {
  it('are read as recorded, the gravest first', () => {
    const alerts = alertsAt(parseAlerts(mixed), recorded);
    expect(alerts.map(({ event, severity }) => [event, severity])).toEqual([
      ['Severe Thunderstorm Warning', 'critical'],
      ['Extreme Heat Warning', 'critical'],
      ['Flash Flood Warning', 'critical'],
      ['Red Flag Warning', 'critical'],
      ['Dense Smoke Advisory', 'warning'],
      ['Heat Advisory', 'warning'],
      ['Air Quality Alert', 'warning'],
    ]);
  });

  it('of 2019, with another form of id, are read too', () => {
    const [alert] = parseAlerts(JSON.parse(weatherSample('nws-alert-flood-watch-2019')));
    expect(alert).toMatchObject({ event: 'Flood Watch', severity: 'critical' });
  });

  it('end when they end, or else when they expire', () => {
    const heat = parseAlerts(mixed).find(({ event }) => event === 'Extreme Heat Warning');
    expect(heat?.until).toBe(Date.parse('2026-07-16T23:08:02-04:00'));
    const air = parseAlerts(mixed).find(({ event }) => event === 'Air Quality Alert');
    expect(air?.until).toBe(Date.parse('2026-07-17T00:08:02-04:00'));
    const until = Date.parse('2026-07-15T17:23:02-04:00');
    const flood = parseAlerts({ features: [first] });
    expect(alertsAt(flood, until - 1)).toHaveLength(1);
    expect(alertsAt(flood, until)).toHaveLength(0);
  });

  it('are gone when cancelled, replaced, or only an exercise', () => {
    expect(parseAlerts(withAlert({ messageType: 'Cancel' }))).toEqual([]);
    expect(parseAlerts(withAlert({ status: 'Exercise' }, { status: 'Test' }, { status: 'Draft' }))).toEqual(
      [],
    );
    const newer = { id: 'b', references: [{ identifier: 'a' }] };
    expect(parseAlerts(withAlert({ id: 'a' }, newer)).map(({ id }) => id)).toEqual(['b']);
    expect(parseAlerts(withAlert({ id: 'a' }, { ...newer, messageType: 'Cancel' }))).toEqual([]);
    expect(parseAlerts(withAlert({ id: 'a' }, { id: 'a' }))).toHaveLength(1);
    // A test message replaces nothing.
    expect(parseAlerts(withAlert({ id: 'a' }, { ...newer, status: 'Test' })).map(({ id }) => id)).toEqual([
      'a',
    ]);
  });

  it.each([
    ['Tornado Warning', 'Unknown', 'critical'],
    ['Extreme Cold Warning', null, 'critical'],
    ['Excessive Heat Warning', 'Unknown', 'critical'],
    ['Tornado Emergency', null, 'critical'],
    ['Wind Advisory', 'Minor', 'warning'],
    ['High Wind Watch', 'Unknown', 'warning'],
    ['Flood Watch', 'Severe', 'critical'],
    ['Special Weather Statement', 'Moderate', 'warning'],
    ['Special Weather Statement', 'Minor', 'info'],
    ['Air Quality Alert', 'Unknown', 'warning'],
    ['Air Stagnation Outlook', null, 'warning'],
    ['Ashfall Statement', 'Minor', 'warning'],
    ['Hydrologic Outlook', 'Unknown', 'info'],
  ] as const)('%s of severity %s is %s', (event, severity, rank) => {
    expect(rankAlert(event, severity)).toBe(rank);
  });

  it('stand in the notices with their end at the place', () => {
    const flood = parseAlerts({ features: [first] })[0];
    expect(flood && noticeOf(flood, 'America/Denver')).toBe(
      'Flash Flood Warning until Wed, Jul 15, 3:23 PM MDT (NWS Pueblo CO).',
    );
    expect(flood && toAlert(flood).instruction).toMatch(/^Turn around, .* occur in vehicles\.$/);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['when it was sent', {}, '2026-07-15T19:23:00.000Z'],
    ['else when it took effect', { sent: null }, '2026-07-15T19:24:00.000Z'],
    ['else when it began', { sent: null, effective: null }, '2026-07-15T19:25:00.000Z'],
    ['else now', { sent: null, effective: null, onset: null }, '2026-07-15T20:10:00.000Z'],
    ['never ahead of the clock', { sent: '2026-07-15T21:00:00Z' }, '2026-07-15T20:10:00.000Z'],
  ])('are hazards reported %s', (_when, change, reportedAt) => {
    const moments = {
      sent: '2026-07-15T19:23:00Z',
      effective: '2026-07-15T19:24:00Z',
      onset: '2026-07-15T19:25:00Z',
    };
    const alerts = parseAlerts(withAlert({ ...moments, ...change }));
    const [hazard] = englishOf(
      localHazards({ place: { lat: 0, lng: 0 }, incidents: [], alerts, now: recorded }),
    );
    expect(hazard?.reportedAt).toBe(reportedAt);
  });

  it('have one word for how grave they are, as a notice and as a hazard', () => {
    const alerts = alertsAt(parseAlerts(mixed), recorded);
    const hazards = englishOf(
      localHazards({ place: { lat: 0, lng: 0 }, incidents: [], alerts, now: recorded }),
    );
    expect(hazards.map(({ title, severity }) => [title, severity])).toEqual(
      englishOf(alerts.map(toAlert)).map(({ event, severity }) => [event, severity]),
    );
  });

  it('are not known when the answer has no list', () => {
    for (const answer of [null, {}, [], { features: null }, 'x']) expect(() => parseAlerts(answer)).toThrow();
  });

  it('neither come nor go because something is missing in them', () => {
    const names = Object.keys(first.properties).filter((name) => !['messageType', 'status'].includes(name));
    fc.assert(
      fc.property(fc.subarray(names), fc.constantFrom(null, undefined, '', 7), (missing, instead) => {
        const lessened = withAlert(Object.fromEntries(missing.map((name) => [name, instead])));
        const alerts = alertsAt(parseAlerts(lessened), recorded);
        expect(alerts).toHaveLength(1);
        expect(toAlert(alerts[0] as (typeof alerts)[number]).headline).not.toBe('');
        expect(parseAlerts({ features: [] })).toEqual([]);
      }),
    );
  });
});

import { randomUUID } from 'node:crypto';

/** A report as a device sends it; a test states only what matters to it. */
export function anIncident(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientRef: randomUUID(),
    type: 'Workplace Injury',
    date: '2026-11-20T09:30:00-06:00',
    location: 'Pole 1187, Lemmon Ave, Dallas, TX',
    latitude: '32.8121',
    longitude: '-96.8125',
    description: 'Slipped on the ladder at the north gate and twisted an ankle.',
    priority: 'medium',
    status: 'open',
    ...overrides,
  };
}

import { expect, it } from 'vitest';
import { asKept, sameContent, versionOf, withEarlier, withOffset } from './same-incident.ts';
import { aContent, anIncident, aRecord } from '../testing/a-device.ts';

it('takes the same moment in another notation for the same', () => {
  expect(sameContent(versionOf(aRecord()), anIncident())).toBe(true);
  expect(sameContent(versionOf(aRecord({ priority: 'high' })), anIncident())).toBe(false);
  expect(sameContent(versionOf(aRecord({ latitude: null })), anIncident())).toBe(false);
});

it('gives a date without offset the one of this device at that moment', () => {
  const kept = withOffset('2026-07-05T10:00');
  expect(kept).toMatch(/^2026-07-05T10:00[+-]\d{2}:\d{2}$/);
  expect(Date.parse(kept)).toBe(new Date('2026-07-05T10:00').getTime());
  expect(withOffset('2026-07-05T10:00Z')).toBe('2026-07-05T10:00Z');
  expect(withOffset('2026-07-05T10:00-06:00')).toBe('2026-07-05T10:00-06:00');
  expect(withOffset('nonsense')).toBe('nonsense');
});

it('keeps blank coordinates as none', () => {
  expect(asKept(aContent({ latitude: '', longitude: '' }))).toMatchObject({
    latitude: null,
    longitude: null,
  });
});

it('remembers each version once', () => {
  const record = aRecord({ earlier: [versionOf(aRecord())] });
  expect(withEarlier(record)).toHaveLength(1);
  expect(withEarlier({ ...record, description: 'other' })).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const version = {
  type: 'Other',
  date: '2025-01-05T10:00:00.000Z',
  location: 'Gate 4',
  latitude: null,
  longitude: null,
  description: 'A truck hit the gate.',
  priority: 'high',
  category: 'incident',
  status: 'open',
} as const;

const differing = (other: Partial<Parameters<typeof differences>[0]>) =>
  differences(version, { ...version, ...other })
    .filter(({ differs }) => differs)
    .map(({ field }) => field);

test('two equal versions differ in nothing, also when one writes the moment in another time zone', () => {
  expect(differing({})).toEqual([]);
  expect(differing({ date: '2025-01-05T04:00:00-06:00' })).toEqual([]);
});

test('every field that differs is named', () => {
  expect(differing({ date: '2025-01-05T10:00:01Z', status: 'closed' })).toEqual(['date', 'status']);
  expect(differing({ latitude: '37.774900', longitude: '-122.419400' })).toEqual(['position']);
});

import { describe, expect, test } from 'vitest';
import { positionText, readPosition } from './position.ts';

describe('a position', () => {
  test('is written with six decimals', () => {
    expect(positionText({ latitude: 37.7749, longitude: -122.4194 })).toBe('37.774900, -122.419400');
  });

  test('is read from the texts of an incident', () => {
    expect(readPosition('37.7749', '-122.4194')).toEqual({ latitude: 37.7749, longitude: -122.4194 });
    expect(readPosition('0', '0')).toEqual({ latitude: 0, longitude: 0 });
  });

  test.each([
    [null, null],
    ['37.7', null],
    ['', ''],
    ['here', '12'],
    ['91', '0'],
    ['0', '-180.1'],
  ])('is none for %s and %s', (latitude, longitude) => {
    expect(readPosition(latitude, longitude)).toBeNull();
  });
});

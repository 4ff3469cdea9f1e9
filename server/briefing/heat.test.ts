import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatIndex, windChill } from './heat.ts';

describe('the heat index', () => {
  // Check values of the National Weather Service's table.
  it.each([
    [75, 50, 74.8],
    [82, 90, 92.0],
    [85, 60, 89.3],
    [90, 50, 94.6],
    [90, 70, 105.9],
    [95, 10, 89.4],
    [96, 65, 121.0],
    [100, 40, 109.3],
  ])('of %d °F and %d %% is %d °F', (temperature, humidity, expected) => {
    expect(heatIndex(temperature, humidity)).toBeCloseTo(expected, 1);
  });

  it('is not given without both values, nor in the cold', () => {
    expect([heatIndex(null, 50), heatIndex(90, null), heatIndex(39.9, 50)]).toEqual([null, null, null]);
    expect(heatIndex(40, 50)).not.toBeNull();
  });

  it('is below 80 °F in any air where it is so in saturated air, which the stop-work rules rely on', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 40, max: 130, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (t, r) => {
          fc.pre((heatIndex(t, 100) ?? 0) < 80);
          expect(heatIndex(t, r)).toBeLessThan(80);
        },
      ),
    );
  });
});

describe('the wind chill', () => {
  it.each([
    [40, 15, 31.8],
    [30, 10, 21.2],
    [20, 20, 4.2],
    [0, 15, -19.4],
    [-10, 25, -37.5],
  ])('of %d °F and %d mph is %d °F', (temperature, wind, expected) => {
    expect(windChill(temperature, wind)).toBeCloseTo(expected, 1);
  });

  it('is given up to 50 °F and from 3 mph, with both values', () => {
    expect([windChill(50.1, 10), windChill(30, 2.9), windChill(null, 10), windChill(30, null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(windChill(50, 3)).not.toBeNull();
  });
});

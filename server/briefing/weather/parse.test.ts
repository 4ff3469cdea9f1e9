import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weatherSample } from '../../testing/weather-replay.ts';
import { compassPoint, fahrenheit, iceIn, milesPerHour, thunderIn } from './figures.ts';
import { parseForecast, parseHourly, parseObservation, parsePoint, parseStations } from './parse-nws.ts';
import { parseAirQuality, parseOpenMeteo } from './parse-open-meteo.ts';
import { nothingKnown } from './provider.ts';

const sample = (name: string): unknown => JSON.parse(weatherSample(name));

describe('the National Weather Service', () => {
  it('says where a place is and what to ask next, on the host that is set', () => {
    expect(parsePoint(sample('nws-points-albany'))).toEqual({
      forecast: '/gridpoints/ALY/71,67/forecast',
      hourly: '/gridpoints/ALY/71,67/forecast/hourly',
      stations: '/gridpoints/ALY/71,67/stations',
      name: 'Latham, NY',
      timeZone: 'America/New_York',
    });
    expect(parsePoint(sample('nws-points-dallas')).name).toBe('Dallas, TX');
    expect(() => parsePoint({ properties: { forecast: null } })).toThrow();
  });

  it('gives days from half-days, with what the text says of gusts', () => {
    const { days, halves } = parseForecast(sample('nws-forecast-albany'));
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-07-15', condition: 'Patchy Smoke', high: 85, low: 66, chance: 7, type: 'none' },
      { date: '2026-07-16', condition: 'Areas Of Smoke', high: 84, low: 62, chance: 4, type: 'none' },
    ]);
    expect(halves[0]).toEqual({
      from: Date.parse('2026-07-15T20:00:00Z'),
      to: Date.parse('2026-07-15T22:00:00Z'),
      gust: 26,
    });
  });

  it('gives hours that begin on the hour', () => {
    const { hours, updatedAt } = parseHourly(sample('nws-forecast-hourly-albany-first12'));
    expect(hours).toHaveLength(12);
    expect(hours[1]).toMatchObject({
      at: Date.parse('2026-07-15T21:00:00Z'),
      temperature: 82,
      humidity: 43,
      wind: 14,
      gust: null,
      rain: 0,
      thunder: 'none',
      ice: false,
    });
    expect(updatedAt).toBe(Date.parse('2026-07-15T14:36:45-04:00'));
  });

  it.each([
    [{ temperature: 20, temperatureUnit: 'C', windSpeed: '10 to 15 mph' }, 68, 15],
    [{ temperature: { unitCode: 'wmoUnit:degC', value: 20 }, windSpeed: '16 km/h' }, 68, 9.94],
    [{ windSpeed: { unitCode: 'wmoUnit:km_h-1', maxValue: 40, minValue: 20 } }, null, 24.85],
    [{ temperature: null, windSpeed: '' }, null, null],
    [{ temperature: 9999, temperatureUnit: 'F', windSpeed: 'calm' }, null, null],
  ])('gives temperature and wind of %o', (figures, temperature, wind) => {
    const period = { startTime: '2026-07-15T16:00:00-04:00', shortForecast: 'Sunny', ...figures };
    const hour = parseHourly({ properties: { periods: [period] } }).hours[0];
    expect(hour?.temperature).toBe(temperature);
    if (wind === null) expect(hour?.wind).toBeNull();
    else expect(hour?.wind).toBeCloseTo(wind, 2);
  });

  it('states no chance of rain for none, and leaves out what it does not know', () => {
    const chance = (probabilityOfPrecipitation: unknown) =>
      parseHourly({
        properties: { periods: [{ startTime: '2026-07-15T16:00:00-04:00', probabilityOfPrecipitation }] },
      }).hours[0]?.rain;
    expect(chance({ unitCode: 'wmoUnit:percent', value: null })).toBe(0);
    expect(chance({ unitCode: 'wmoUnit:percent', value: 55 })).toBe(55);
    expect(chance(undefined)).toBeNull();
    expect(chance({ value: 300 })).toBeNull();
  });

  it('gives an observation in our units', () => {
    const { at, figures } = parseObservation(sample('nws-observation-KDAL'));
    expect(at).toBe(Date.parse('2024-05-06T16:53:00Z'));
    expect(figures.temperature).toBeCloseTo(78.98, 2);
    expect(figures.wind).toBeCloseTo(14.99, 2);
    expect(figures).toMatchObject({ direction: 'SSE', condition: 'Cloudy', gust: null });
  });

  it('gives an observation in which all is null as one that knows nothing', () => {
    expect(parseObservation(sample('nws-observation-null-values'))).toEqual({
      at: null,
      figures: nothingKnown,
    });
  });

  it('names the nearest stations', () => {
    expect(parseStations(sample('nws-stations-albany-first3'))).toEqual(['KALB', 'KDDH', 'KAQW']);
    const evil = { features: [{ properties: { stationIdentifier: '../alerts?x=' } }] };
    expect(parseStations(evil)).toEqual([]);
  });
});

describe('Open-Meteo', () => {
  it('gives the recorded answer of New York City', () => {
    const { current, currentAt, days, timeZone } = parseOpenMeteo(sample('open-meteo-forecast-nyc'));
    expect(timeZone).toBe('America/New_York');
    expect(currentAt).toBe(Date.parse('2026-04-04T13:00:00Z'));
    expect(current).toMatchObject({
      condition: 'Overcast',
      temperature: 64.5,
      humidity: 80,
      wind: 6.6,
      gust: null,
      direction: 'N',
      uv: 1.75,
      thunder: 'none',
    });
    expect(days[1]).toEqual({
      date: '2026-04-05',
      condition: 'Moderate rain',
      high: 70.8,
      low: 42.2,
      chance: 76,
      type: 'rain',
    });
  });

  it('gives seconds and other units as well', () => {
    const { current, currentAt, days } = parseOpenMeteo(sample('open-meteo-forecast-lisbon-unixtime'));
    expect(currentAt).toBe(1_706_264_100_000);
    expect(current.temperature).toBeCloseTo(53.78, 2);
    expect(current.wind).toBeCloseTo(3.67, 2);
    expect(days.map(({ date }) => date).slice(0, 2)).toEqual(['2024-01-26', '2024-01-27']);
    expect(days[3]).toMatchObject({ condition: 'Light drizzle', type: 'rain' });
  });

  it('counts a code that it does not document as not known', () => {
    const { current } = parseOpenMeteo({
      utc_offset_seconds: 0,
      current: { time: '2026-04-04T09:00', weather_code: 42 },
    });
    expect(current).toMatchObject({ condition: 'Unknown', thunder: null, ice: null });
  });

  it('is no answer without figures', () => {
    expect(() => parseOpenMeteo(sample('open-meteo-error-400'))).toThrow();
  });

  it('gives the air quality, where it does', () => {
    expect(parseAirQuality(sample('open-meteo-air-quality-current'))).toEqual({ now: null, hours: [] });
    const answer = { utc_offset_seconds: 3600, hourly: { time: ['2026-04-04T09:00'], us_aqi: [151] } };
    expect(parseAirQuality(answer).hours).toEqual([{ at: Date.parse('2026-04-04T08:00:00Z'), index: 151 }]);
  });
});

describe('figures', () => {
  it.each([
    [0, 'wmoUnit:degC', 32],
    [25, 'degC', 77],
    [10, '°C', 50],
    [50, '°F', 50],
    [50, 'F', 50],
    [50, 'K', null],
    [Number.NaN, 'degC', null],
    ['25', 'degC', null],
  ])('%s %s is %s °F', (value, unit, expected) => {
    expect(fahrenheit(value, unit)).toBe(expected);
  });

  it.each([
    [10, 'km_h-1', 6.21],
    [10, 'm_s-1', 22.37],
    [10, 'm/s', 22.37],
    [10, 'mp/h', 10],
    [10, 'mph', 10],
    [10, 'km/h', 6.21],
    [10, 'kn', 11.51],
  ])('%d %s is %d mph', (value, unit, expected) => {
    expect(milesPerHour(value, unit)).toBeCloseTo(expected, 2);
  });

  it('give the wind one of sixteen points', () => {
    expect([0, 11.24, 11.26, 270, 348.76, 360, 361, null].map(compassPoint)).toEqual([
      'N',
      'N',
      'NNE',
      'W',
      'N',
      'N',
      null,
      null,
    ]);
  });

  it.each([
    ['Slight Chance Showers And Thunderstorms', 'possible'],
    ['Isolated Thunderstorms', 'possible'],
    ['Showers And Thunderstorms Likely', 'expected'],
    ['Severe T-storms', 'expected'],
    ['Rain Showers', 'none'],
    [null, null],
  ])('hear thunder in %s: %s', (words, thunder) => {
    expect(thunderIn(words)).toBe(thunder);
  });

  it('see ice in words', () => {
    expect(['Light Snow', 'Freezing Rain', 'Mostly Sunny', 'Justice Fog', null].map(iceIn)).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
  });
});

it('no answer, however mutilated, gives a figure that is none or fails otherwise than by saying so', () => {
  const readers = [
    ['nws-forecast-hourly-albany-first12', parseHourly],
    ['nws-forecast-albany', parseForecast],
    ['nws-observation-KDAL', parseObservation],
    ['open-meteo-forecast-nyc', parseOpenMeteo],
  ] as const;
  const junk = fc.constantFrom(null, '', 'x', -1e9, 1e9, true, [], {}, undefined);
  fc.assert(
    fc.property(
      fc.constantFrom(...readers),
      fc.array(fc.tuple(fc.nat(400), junk), { maxLength: 30 }),
      (reader, harm) => {
        const [name, parse] = reader;
        const body = JSON.parse(weatherSample(name)) as Record<string, unknown>;
        for (const [which, value] of harm) mutilate(body, which, value);
        let parsed: unknown;
        try {
          parsed = parse(body);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(error).not.toBeInstanceOf(TypeError);
          return;
        }
        expect(JSON.stringify(parsed)).not.toMatch(/NaN|Infinity/);
        for (const figure of numbersIn(parsed, /^(temperature|high|low)$/)) {
          expect(figure).toBeGreaterThanOrEqual(-130);
          expect(figure).toBeLessThanOrEqual(140);
        }
        for (const figure of numbersIn(parsed, /^(humidity|rain|chance)$/)) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(100);
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Puts `value` in place of the part number `which` of a JSON. */
function mutilate(body: Record<string, unknown>, which: number, value: unknown): void {
  const parts: { holder: Record<string, unknown>; name: string }[] = [];
  const walk = (holder: Record<string, unknown>) => {
    for (const name of Object.keys(holder).filter((one) => one !== '@context')) {
      parts.push({ holder, name });
      const inner = holder[name];
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>);
    }
  };
  walk(body);
  const part = parts[which % Math.max(1, parts.length)];
  if (part !== undefined) part.holder[part.name] = value;
}

function numbersIn(value: unknown, names: RegExp): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    names.test(name) && typeof inner === 'number' ? [inner] : numbersIn(inner, names),
  );
}

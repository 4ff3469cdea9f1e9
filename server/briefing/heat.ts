/**
 * Heat index in °F from °F and relative humidity in percent, by the National Weather Service's equation
 * (wpc.ncep.noaa.gov/html/heatindex_equation.shtml). Null where a value is missing or below 40 °F, where it says nothing.
 */
export function heatIndex(temperature: number | null, humidity: number | null): number | null {
  if (temperature === null || humidity === null || temperature < 40) return null;
  const [t, r] = [temperature, humidity];
  const simple = 0.5 * (t + 61 + (t - 68) * 1.2 + r * 0.094);
  const average = (simple + t) / 2;
  if (average < 80) return average;
  const full =
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r;
  if (r < 13 && t >= 80 && t <= 112) return full - ((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (r > 85 && t >= 80 && t <= 87) return full + ((r - 85) / 10) * ((87 - t) / 5);
  return full;
}

/**
 * Wind chill in °F from °F and mph (weather.gov). Null where a value is missing, above 50 °F or below 3 mph, where the
 * equation does not hold.
 */
export function windChill(temperature: number | null, wind: number | null): number | null {
  if (temperature === null || wind === null || temperature > 50 || wind < 3) return null;
  const v = wind ** 0.16;
  return 35.74 + 0.6215 * temperature - 35.75 * v + 0.4275 * temperature * v;
}

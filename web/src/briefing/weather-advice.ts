import type { Weather } from '@tailboard/contract/briefing.ts';

/** Spec section 9. */
const HEAT_ABOVE_F = 85;
const COLD_BELOW_F = 40;
const RAIN_ABOVE_PERCENT = 40;
const WIND_ABOVE_MPH = 15;
const SUN_ABOVE_UV = 5;

export type Advice = 'heat' | 'cold' | 'rain' | 'wind' | 'sun' | 'general';
export type Figure = 'temperature' | 'precipitation' | 'wind' | 'uv';

/**
 * What the figures call for, and which figures are missing. General tips are all there is only when every figure is
 * known. Typical values call for nothing: they were not measured.
 */
export function weatherAdvice(weather: Weather): { advice: Advice[]; missing: Figure[] } {
  const isTypical = weather.source === 'typical';
  const known = (value: number | null) => (isTypical ? null : value);
  const figures = {
    temperature: known(weather.temperature),
    precipitation: known(weather.precipitation.chance),
    wind: known(weather.wind.speed),
    uv: known(weather.uv),
  } satisfies Record<Figure, number | null>;
  const { temperature, precipitation, wind, uv } = figures;
  const advice: Advice[] = [];
  if (temperature !== null && temperature > HEAT_ABOVE_F) advice.push('heat');
  if (temperature !== null && temperature < COLD_BELOW_F) advice.push('cold');
  if (precipitation !== null && precipitation > RAIN_ABOVE_PERCENT) advice.push('rain');
  if (wind !== null && wind > WIND_ABOVE_MPH) advice.push('wind');
  if (uv !== null && uv > SUN_ABOVE_UV) advice.push('sun');
  const missing = (Object.keys(figures) as Figure[]).filter((name) => figures[name] === null);
  if (advice.length === 0 && missing.length === 0) advice.push('general');
  return { advice, missing };
}

export type UvLevel = 'low' | 'moderate' | 'high' | 'very-high' | 'extreme';

/** Spec section 9: up to 2 Low, 5 Moderate, 7 High, 10 Very High, above Extreme. */
export function uvLevel(uv: number): UvLevel {
  if (uv <= 2) return 'low';
  if (uv <= 5) return 'moderate';
  if (uv <= 7) return 'high';
  return uv <= 10 ? 'very-high' : 'extreme';
}

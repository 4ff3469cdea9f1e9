import { briefingSchema, type Briefing } from '@tailboard/contract/briefing.ts';
import { createHash } from 'node:crypto';
import type { PlaceWeather } from './weather/weather-of-place.ts';

/** Answers held; the oldest goes first. */
const MOST_HELD = 500;

/** A briefing as it leaves: checked by the contract, written as JSON once. */
export type Composed = Readonly<{ briefing: Briefing; json: string; etag: string }>;

/**
 * Holds what was composed for a name, as long as the weather of the place is the same object, which it is for some seconds
 * (weather-of-place.ts). The name must say everything else that the briefing is made from, above all whose it is.
 */
export function composedOnce(): {
  find: (name: string, weather: PlaceWeather) => Composed | null;
  hold: (name: string, weather: PlaceWeather, briefing: Briefing) => Composed;
} {
  const held = new Map<string, { weather: PlaceWeather; composed: Composed }>();
  return {
    find: (name, weather) => {
      const one = held.get(name);
      return one?.weather === weather ? one.composed : null;
    },
    hold: (name, weather, briefing) => {
      const json = JSON.stringify(briefingSchema.parse(briefing));
      const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
      const composed = { briefing, json, etag };
      held.delete(name);
      held.set(name, { weather, composed });
      const oldest = held.size > MOST_HELD ? held.keys().next().value : undefined;
      if (oldest !== undefined) held.delete(oldest);
      return composed;
    },
  };
}

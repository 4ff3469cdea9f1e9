import type { ReverseGeocode } from '@tailboard/contract/geocode.ts';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { askGeocoder, GeocoderError } from './ask-geocoder.ts';
import { coordinatesText, roundedPlace, type Place } from './place.ts';
import { findAnswer, keepAnswer, takeTurn } from './store.ts';

/** Questions that wait for their second in one server; whoever comes then gets the coordinates. */
const MAX_WAITING = 5;
/** How long a question waits while other servers take the turns, and how often it tries. */
const TURN_PATIENCE_MS = 6_000;
const TRY_EVERY_MS = 200;
/** How long the geocoder is left alone after it failed, and after it refused us. */
const REST_MS = 30_000;
const REST_AFTER_REFUSAL_MS = 10 * 60_000;
const ATTRIBUTION = '© OpenStreetMap contributors';

export type FindAddress = (place: Place) => Promise<ReverseGeocode>;

const asCoordinates = (place: Place): ReverseGeocode => ({
  location: coordinatesText(place),
  source: 'coordinates',
  attribution: null,
});

/**
 * The address nearest to a place by the operator's geocoder, or its coordinates where that is off, has none, is slow,
 * broken or busy. Never throws. As the public service's policy asks (https://operations.osmfoundation.org/policies/nominatim/):
 * answers are kept for 30 days, the same question is asked once, and one question a second is asked by all servers
 * that share the database.
 */
export function addressFinder(options: {
  db: Database;
  log: FastifyBaseLogger;
  /** Null: off. */
  geocoderUrl: string | null;
  userAgent: string;
}): FindAddress {
  const { db, log, geocoderUrl: url, userAgent } = options;
  if (url === null) return async (place) => asCoordinates(place);
  const beingAsked = new Map<string, Promise<string | null>>();
  let line: Promise<unknown> = Promise.resolve();
  let restsUntil = 0;

  const askInTurn = async (place: string): Promise<string | null> => {
    // Somebody may have asked the same while this question stood in line.
    const kept = await findAnswer(db, place);
    if (kept !== undefined) return kept;
    if (Date.now() < restsUntil || !(await waitForTurn(db))) return null;
    try {
      const address = await askGeocoder({ url, userAgent, place });
      await keepAnswer(db, place, address);
      return address;
    } catch (error) {
      const refused = error instanceof GeocoderError && error.refused;
      restsUntil = Date.now() + (refused ? REST_AFTER_REFUSAL_MS : REST_MS);
      throw error;
    }
  };

  const ask = (place: string): Promise<string | null> => {
    const running = beingAsked.get(place);
    if (running !== undefined) return running;
    if (beingAsked.size > MAX_WAITING) return Promise.resolve(null);
    const asking = line.then(() => askInTurn(place)).finally(() => beingAsked.delete(place));
    line = asking.catch(() => undefined);
    beingAsked.set(place, asking);
    return asking;
  };

  return async (place) => {
    try {
      const name = roundedPlace(place);
      const kept = await findAnswer(db, name);
      const address = kept === undefined ? await ask(name) : kept;
      if (address !== null) return { location: address, source: 'geocoder', attribution: ATTRIBUTION };
    } catch (error) {
      log.warn({ err: error }, 'no address was found for a place');
    }
    return asCoordinates(place);
  };
}

async function waitForTurn(db: Database): Promise<boolean> {
  for (let waited = 0; waited <= TURN_PATIENCE_MS; waited += TRY_EVERY_MS) {
    if (await takeTurn(db)) return true;
    await sleep(TRY_EVERY_MS);
  }
  return false;
}

import type { ReverseGeocode } from '@tailboard/contract/geocode.ts';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { sixDecimals, type Position } from '../map/position.ts';
import { loadChecks } from './load-checks.ts';

/** Longer nobody waits for an address; the coordinates are there. */
const PATIENCE_MS = 10_000;

/** The address at `position`; null when there is none to be had now, or when only the coordinates came back. */
export async function addressAt(position: Position, signal: AbortSignal): Promise<ReverseGeocode | null> {
  const query = new URLSearchParams({
    lat: sixDecimals(position.latitude),
    lng: sixDecimals(position.longitude),
  });
  try {
    const reply = await call(`${calls.reverseGeocode}?${query.toString()}`, { signal, timeout: PATIENCE_MS });
    const found = (await loadChecks()).readAddress(reply);
    return found.source === 'geocoder' ? found : null;
  } catch {
    return null;
  }
}

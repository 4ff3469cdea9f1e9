import type { Position } from './position.ts';

/** Spec section 9. */
const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

/** Why the device did not say where it is. `refused`: its person, or the browser for them, said no. */
export type NoPosition = 'refused' | 'unavailable' | 'unsupported';

/** Asks the device where it is, for at most 10 s. Never rejects. */
export async function devicePosition(): Promise<Position | NoPosition> {
  if (!('geolocation' in navigator)) return 'unsupported';
  return await new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      GEOLOCATION,
    );
  });
}

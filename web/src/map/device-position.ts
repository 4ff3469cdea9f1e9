import type { Position } from './position.ts';

/** Spec section 9. */
const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

/** As the device measured it: within `accuracy` meters, 95 times in a hundred. */
export interface DevicePosition extends Position {
  accuracy: number;
}

/** Why the device did not say where it is. `refused`: its person, or the browser for them, said no. */
export type NoPosition = 'refused' | 'unavailable' | 'unsupported';

/** Asks the device where it is, for at most 10 s. Never rejects. */
export async function devicePosition(): Promise<DevicePosition | NoPosition> {
  if (!('geolocation' in navigator)) return 'unsupported';
  return await new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      GEOLOCATION,
    );
  });
}

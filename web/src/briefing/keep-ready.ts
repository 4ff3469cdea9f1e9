import type { Briefing } from '@tailboard/contract/briefing.ts';
import { call } from '../api/call.ts';
import { devicePosition } from '../map/device-position.ts';
import type { Position } from '../map/position.ts';
import { device } from '../offline/public.ts';
import { keepPlace, readPlaces } from './kept-places.ts';
import { defaultPlace, openingPlace } from './opening-place.ts';
import { pathOf } from './stored-path.ts';

/** Ms: the server itself has 10 s for the weather services. */
const PATIENCE_MS = 15_000;

/** Has the briefing of the day on the device, for the place that its screen opens with. Throws when the server does not answer. */
export async function keepBriefingReady(userId: number): Promise<void> {
  const opening = openingPlace(readPlaces(userId), new Date()).place;
  const found = opening === null ? await ownPosition() : null;
  const path = pathOf(opening ?? found ?? defaultPlace);
  const known = await device.answers.read(userId, path);
  if (known !== null && new Date(known.at).toDateString() === new Date().toDateString()) return;
  const body = await call<Pick<Briefing, 'location'>>(`${path}&tasks=general`, { timeout: PATIENCE_MS });
  const at = await device.answers.write({ userId, path, body });
  // The screen finds it again where the device is a little elsewhere then.
  if (found !== null) keepPlace(userId, { ...found, name: body.location.name, by: 'device', at });
}

/** Where the device is, if its person has allowed that before: nobody is asked for a page that they have not opened. */
async function ownPosition(): Promise<Position | null> {
  const allowed = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  if (allowed?.state !== 'granted') return null;
  const found = await devicePosition();
  return typeof found === 'string' ? null : { latitude: found.latitude, longitude: found.longitude };
}

/** When the briefing of the place that the screen opens with was last given; null where there is none. */
export async function briefingKeptAt(userId: number): Promise<string | null> {
  const path = pathOf(openingPlace(readPlaces(userId), new Date()).place ?? defaultPlace);
  const known = await device.answers.read(userId, path);
  return known?.body == null ? null : known.at;
}

import { call } from '../api/call.ts';
import { device } from '../offline/public.ts';
import { readPlaces } from './kept-places.ts';
import { defaultPlace, openingPlace } from './opening-place.ts';
import { pathOf } from './stored-path.ts';

/** Ms: the server itself has 10 s for the weather services. */
const PATIENCE_MS = 15_000;

/** Has the briefing of the day on the device, for the place that its screen opens with. Throws when the server does not answer. */
export async function keepBriefingReady(userId: number): Promise<void> {
  const path = pathOf(openingPlace(readPlaces(userId), new Date()).place ?? defaultPlace);
  const known = await device.answers.read(userId, path);
  if (known !== null && new Date(known.at).toDateString() === new Date().toDateString()) return;
  const body = await call(`${path}&tasks=general`, { timeout: PATIENCE_MS });
  await device.answers.write({ userId, path, body });
}

/** When the briefing of the place that the screen opens with was last given; null where there is none. */
export async function briefingKeptAt(userId: number): Promise<string | null> {
  const path = pathOf(openingPlace(readPlaces(userId), new Date()).place ?? defaultPlace);
  const known = await device.answers.read(userId, path);
  return known?.body == null ? null : known.at;
}

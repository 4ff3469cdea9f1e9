import { browserParts } from './browser-parts.ts';
import { openCrewDb } from './databases/crew-db.ts';
import { currentUser } from './current-user.ts';

/** Who used the app last on this device; null when nobody did or the device does not say. */
export async function whoIsSignedIn(parts = browserParts): Promise<number | null> {
  const user = await currentUser({ crew: openCrewDb(parts) }).catch(() => null);
  return user?.id ?? null;
}

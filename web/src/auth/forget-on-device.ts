import { MEDIA_CACHE_PREFIX, TILE_CACHE } from '../offline/worker-messages.ts';

/** What local storage keeps of people: pictures of their screens, where they were, what they did there. */
const OF_PEOPLE = /^(?:lastPicture|briefingPlaces|briefingTasks):/;

/** Takes away what the browser keeps of people beside the device's databases. Never rejects. */
export async function forgetInBrowser(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (OF_PEOPLE.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Switched off: nothing is kept.
  }
  try {
    const names = await caches.keys();
    const theirs = names.filter((name) => name.startsWith(MEDIA_CACHE_PREFIX) || name === TILE_CACHE);
    await Promise.all(theirs.map((name) => caches.delete(name)));
  } catch {
    // A browser without caches (plain http).
  }
}

import type { DocumentContent } from '@tailboard/contract/documents.ts';
import { device } from '../offline/public.ts';
import type { OfflineLibrary } from './offline-search.ts';

/** The library of the texts it was made from. Kept while the app is open: making it takes longer than searching it. */
let made: { of: string; library: Promise<OfflineLibrary> } | null = null;

/** Null when nothing is kept on this phone. */
export async function openOfflineLibrary(userId: number): Promise<OfflineLibrary | null> {
  const store = await device.documents();
  const kept = await store.list(userId);
  if (kept.length === 0) return null;
  const of = `${userId} ${kept.map(({ key, version, keptAt }) => `${key} ${version} ${keptAt}`).join(' ')}`;
  if (made?.of !== of) {
    made = { of, library: makeLibrary(store.readAll(userId)) };
    made.library.catch(() => {
      made = null;
    });
  }
  return await made.library;
}

/** The code is fetched while the texts are read. */
async function makeLibrary(reading: Promise<readonly DocumentContent[]>): Promise<OfflineLibrary> {
  const [documents, { indexDocuments }] = await Promise.all([reading, import('./offline-search.ts')]);
  return await indexDocuments(documents);
}

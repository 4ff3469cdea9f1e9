import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { StoredFile } from '../databases/stored-records.ts';

/** A file that waits: its key, the incident, claim or draft under which it lies, whose it is, how large, and what for. */
export type FilePlace = Readonly<{
  id: number;
  liesUnder: number;
  userId: number;
  /** Bytes. */
  size: number;
  /** For a file of a claim. */
  documentKey: ClaimDocumentKey | null;
}>;

/** The store of files within somebody's transaction. */
type Uploads = { getAllKeys: () => Promise<number[]>; get: (id: number) => Promise<StoredFile | undefined> };

/** By connection: what a key meant in a database that is gone means nothing in the next. */
const known = new WeakMap<object, Map<number, FilePlace>>();

/**
 * Where all waiting files lie, in the order they were chosen. None of this is ever rewritten, so each file is looked at once
 * in the life of `db`: afterwards this is one request, where a cursor would make one for each file while a save waits.
 */
export async function readFilePlaces(db: object, uploads: Uploads): Promise<FilePlace[]> {
  const places = known.get(db) ?? new Map<number, FilePlace>();
  known.set(db, places);
  const ids = await uploads.getAllKeys();
  const there = new Set(ids);
  for (const id of places.keys()) if (!there.has(id)) places.delete(id);
  const files = await Promise.all(ids.filter((id) => !places.has(id)).map((id) => uploads.get(id)));
  for (const file of files) {
    if (file?.id === undefined) continue;
    const { id, incidentId: liesUnder, userId, size, documentKey = null } = file;
    places.set(id, { id, liesUnder, userId, size, documentKey });
  }
  return ids.flatMap((id) => places.get(id) ?? []);
}

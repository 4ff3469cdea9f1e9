import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { device } from '../offline/public.ts';
import { openOfflineLibrary } from './offline-library.ts';

export interface ShownAnswer extends DocumentAnswer {
  /** Set when this phone answered by itself: how many of the chosen documents it has. */
  offline?: { searched: number; of: number };
  /** Set when nobody could be asked, and only what comes first beside somebody who is hurt is said. */
  unsearched?: true;
}

/** Ms that the server gets: it gives its own answer within some 6 s where a model has none, the rest is for the line. */
const PATIENCE_MS = 30_000;
/** And where this phone can answer by itself. */
const PATIENCE_WITH_COPIES_MS = 8_000;

/** Asks the server; without it, what is kept on this phone. Throws where neither can answer. */
export async function ask(
  userId: number,
  query: string,
  documentKeys: readonly string[],
): Promise<ShownAnswer> {
  // Said by the browser this is so; that there is a line is not.
  const atOnce = navigator.onLine ? null : await askHere(userId, query, documentKeys);
  if (atOnce !== null) return atOnce;
  try {
    return await call<DocumentAnswer>(calls.askDocuments, {
      method: 'POST',
      body: { query, documentKeys },
      timeout: (await hasAnyOf(userId, documentKeys)) ? PATIENCE_WITH_COPIES_MS : PATIENCE_MS,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    const answer = await askHere(userId, query, documentKeys);
    if (answer === null) throw error;
    return answer;
  }
}

/** Answers from the documents that are kept on this phone. Null where none of those asked is, or they cannot be read. */
async function askHere(
  userId: number,
  query: string,
  documentKeys: readonly string[],
): Promise<ShownAnswer | null> {
  const library = await openOfflineLibrary(userId).catch(() => null);
  const here = documentKeys.filter((key) => library?.keys.has(key));
  if (!library || here.length === 0) return null;
  return { ...library.ask(query, here), offline: { searched: here.length, of: documentKeys.length } };
}

export async function hasAnyOf(userId: number, documentKeys: readonly string[]): Promise<boolean> {
  const wanted = new Set(documentKeys);
  return await device
    .documents()
    .then((store) => store.list(userId))
    .then((kept) => kept.some(({ key }) => wanted.has(key)))
    // A phone that cannot read what it keeps cannot answer from it.
    .catch(() => false);
}

import { isBlank } from '@tailboard/contract/blank.ts';
import { documentKeySchema, MAX_DOCUMENT_KEYS } from '@tailboard/contract/documents.ts';
import { and, sql } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { inARow, say, type Said } from '../sentences/say.ts';
import { readableBy, usable } from './store.ts';
import { safetyDocuments } from './tables.ts';

/** Documents that a sentence names; of the others it says how many they are. */
const MOST_NAMED = 10;
const LONGEST_NAME = 120;

/**
 * The ids of the documents that `keys` name. Throws `unknown-documents` for those that do not exist, are not indexed or are
 * retired, and `invalid-input` for more than may be asked at once. Where both is wrong both is said: who only takes out the
 * unknown ones may still name too many. `field`: where the keys stand in the request.
 */
export async function selectDocuments(
  db: Database,
  { viewer, keys, field }: { viewer: Viewer; keys: readonly string[]; field: string },
): Promise<number[]> {
  const places = new Map<string, number>();
  for (const [place, key] of keys.entries()) if (!places.has(key)) places.set(key, place);
  const ids = await usableIds(db, viewer, [...places.keys()]);
  const unknown = [...places].filter(([key]) => !ids.has(key)).map(([key, place]) => ({ key, place }));
  const tooMany =
    keys.length > MAX_DOCUMENT_KEYS
      ? say('problem.invalid-input.documents', { most: MAX_DOCUMENT_KEYS, named: keys.length })
      : null;
  const missing = notOffered(unknown.map(({ key }) => shown(key)));
  const [first, ...more] = [tooMany, missing].filter((one) => one !== null);
  if (first === undefined) return [...ids.values()];
  throw new ProblemError(tooMany === null ? 'unknown-documents' : 'invalid-input', {
    detail: inARow([first, ...more]),
    errors: [
      ...(tooMany === null ? [] : [{ field, message: tooMany }]),
      // As many as may be right: a body has room for tens of thousands of keys.
      ...unknown.slice(0, MAX_DOCUMENT_KEYS).map(({ key, place }) => ({
        field: `${field}.${place}`,
        message: say('field.no-such-document', { key: shown(key) }),
      })),
    ],
  });
}

async function usableIds(
  db: Database,
  viewer: Viewer,
  keys: readonly string[],
): Promise<Map<string, number>> {
  // NUL and half characters cannot be asked for, and no key has them.
  const possible = keys.filter((key) => documentKeySchema.safeParse(key).success);
  if (possible.length === 0) return new Map();
  // One parameter however many keys there are: PostgreSQL takes 65,535.
  const isNamed = sql`${safetyDocuments.key} in (select jsonb_array_elements_text(${JSON.stringify(possible)}::jsonb))`;
  const rows = await db
    .select({ key: safetyDocuments.key, id: safetyDocuments.id })
    .from(safetyDocuments)
    .where(and(usable, readableBy(viewer), isNamed));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

function notOffered(names: readonly string[]): Said | null {
  const different = [...new Set(names)];
  if (different.length === 0) return null;
  const more = different.length - MOST_NAMED;
  const listed = different.slice(0, MOST_NAMED);
  return more > 0
    ? say('problem.unknown-documents.more', { names: listed, more })
    : say('problem.unknown-documents.named', { names: listed });
}

/** A key that may be anything, in a sentence: what cannot be seen, or turns the writing around, is shown as '�'. */
function shown(key: string): string {
  if (isBlank(key)) return '(an empty name)';
  const cut = key.length > LONGEST_NAME ? `${key.slice(0, LONGEST_NAME)}…` : key;
  return cut.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

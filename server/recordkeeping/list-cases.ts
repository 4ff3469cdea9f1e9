import type { ListCasesQuery, RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hidden, notFound } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { isKeeper, readBy } from './access.ts';
import { findCase, findCases, toCase } from './case-store.ts';
import { toKeeper } from './names-around.ts';
import { recordedCases } from './tables.ts';

/** The cases that `viewer` reads, by date of injury. */
export async function listCases(
  db: Database,
  options: { viewer: Viewer; query: ListCasesQuery; now?: number },
): Promise<RecordedCase[]> {
  const { viewer, query, now = Date.now() } = options;
  const { year, establishmentId, incidentId, state } = query;
  const condition = and(
    readBy(viewer),
    year === undefined ? undefined : eq(recordedCases.year, year),
    establishmentId === undefined ? undefined : eq(recordedCases.establishmentId, establishmentId),
    incidentId === undefined ? undefined : eq(recordedCases.incidentId, incidentId),
    state === undefined ? undefined : eq(recordedCases.state, state),
  );
  const found = await findCases(db, condition, now);
  return found.map((stored) => toCase(stored, { isKeeper: isKeeper(viewer) }));
}

/** A case that `viewer` reads; otherwise as if it did not exist. */
export async function readCase(
  db: Database,
  options: { viewer: Viewer; id: number | null; now?: number },
): Promise<RecordedCase> {
  const { viewer, id, now = Date.now() } = options;
  const isRead = readBy(viewer);
  if (id === null) throw notFound();
  const [stored] = await findCases(db, and(eq(recordedCases.id, id), isRead), now);
  if (stored !== undefined) {
    return isKeeper(viewer) ? toKeeper(db, stored) : toCase(stored, { isKeeper: false });
  }
  throw (await findCase(db, id, now)) === null ? notFound() : hidden();
}

import type { ListObservations, Observation } from '@tailboard/contract/observations.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { scopeOf } from '../identity/public.ts';
import { say } from '../sentences/say.ts';
import { messagesOf, observationColumns, toObservation, type ObservationRow } from './store.ts';
import { observations } from './tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The crew whose reports without a name `viewer` sees; null: every crew's. Throws `not-allowed` to whom sees none. */
export function crewSeen(viewer: Viewer): string | null {
  const scope = scopeOf(viewer, 'observation.read');
  if (scope === 'any') return null;
  if (viewer.role === 'field-crew') throw new ProblemError('not-allowed');
  // A supervisor without a crew: no crew has this name.
  return viewer.crewId ?? '';
}

/** As SQL on `observations`; undefined: every crew's. */
function seenBy(viewer: Viewer): SQL | undefined {
  const crewId = crewSeen(viewer);
  return crewId === null ? undefined : eq(observations.crewId, crewId);
}

/** A page of the reports without a name that `viewer` sees, newest hour first, within an hour by their random ids. */
export async function listObservations(
  db: Database,
  { viewer, query }: { viewer: Viewer; query: ListObservations },
): Promise<{ page: Observation[]; nextCursor: string | null }> {
  const { state, limit, cursor } = query;
  const rows = await db
    .select(observationColumns)
    .from(observations)
    .where(
      and(
        seenBy(viewer),
        eq(observations.quarantined, query.quarantined === 'true'),
        state === undefined ? undefined : eq(observations.state, state),
        cursor === undefined ? undefined : afterCursor(cursor),
      ),
    )
    .orderBy(desc(observations.hour), desc(observations.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const messages = await messagesOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    page: page.map((row) => toObservation(row, messages.get(row.id) ?? [])),
    nextCursor: rows.length > limit && last !== undefined ? `${last.hour.toISOString()}_${last.id}` : null,
  };
}

function afterCursor(cursor: string): SQL {
  const [hour = '', id = ''] = cursor.split('_');
  const at = new Date(hour);
  if (!/^\d{4}-/.test(hour) || Number.isNaN(at.getTime()) || !UUID.test(id)) {
    throw new ProblemError('invalid-input', { errors: [{ field: 'cursor', message: say('field.cursor') }] });
  }
  return sql`(${observations.hour}, ${observations.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/**
 * The report without a name, when `viewer` answers for its crew; otherwise as if it did not exist. `lock`: until the end of
 * the transaction.
 */
export async function findObservation(
  db: Database,
  { viewer, id, lock = false }: { viewer: Viewer; id: string; lock?: boolean },
): Promise<ObservationRow> {
  const crewId = crewSeen(viewer);
  if (!UUID.test(id)) throw notFound();
  const query = db.select(observationColumns).from(observations).where(eq(observations.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw notFound();
  if (crewId !== null && row.crewId !== crewId) throw hidden();
  return row;
}

export async function readObservation(
  db: Database,
  options: { viewer: Viewer; id: string },
): Promise<Observation> {
  const row = await findObservation(db, options);
  return toObservation(row, (await messagesOf(db, [row.id])).get(row.id) ?? []);
}

/** The bytes of its photo. */
export async function readPhoto(db: Database, options: { viewer: Viewer; id: string }): Promise<Uint8Array> {
  const { id } = await findObservation(db, options);
  const [row] = await db
    .select({ photo: observations.photo })
    .from(observations)
    .where(eq(observations.id, id));
  if (row?.photo == null) throw notFound();
  return row.photo;
}

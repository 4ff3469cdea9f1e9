import type { Observation } from '@tailboard/contract/observations.ts';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import { observationMessages, observations } from './tables.ts';

const { photo, receiptHash: _receiptHash, ...light } = getTableColumns(observations);
/** Without the bytes of the photo. */
export const observationColumns = { ...light, hasPhoto: sql<boolean>`${photo} is not null` };

export type ObservationRow = Omit<typeof observations.$inferSelect, 'photo' | 'receiptHash'> & {
  hasPhoto: boolean;
};
export type Message = Observation['messages'][number];

/** The one place where a row becomes an answer; names every field that leaves. */
export function toObservation(row: ObservationRow, messages: readonly Message[]): Observation {
  return {
    id: row.id,
    crewId: row.crewId,
    category: row.category,
    description: row.description,
    location: row.location,
    state: row.state,
    photo: row.hasPhoto ? `/api/observations/${row.id}/photo` : null,
    hour: row.hour.toISOString(),
    quarantined: row.quarantined,
    messages: [...messages],
  };
}

/** What was written on each of `ids`, in its order. */
export async function messagesOf(db: Database, ids: readonly string[]): Promise<Map<string, Message[]>> {
  const found = new Map<string, Message[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select({ message: observationMessages, by: users.name })
    .from(observationMessages)
    .leftJoin(users, eq(users.id, observationMessages.userId))
    .where(inArray(observationMessages.observationId, [...ids]))
    .orderBy(asc(observationMessages.observationId), asc(observationMessages.place));
  for (const { message, by } of rows) {
    const { observationId, userId, text, hour } = message;
    const from = userId === null ? 'reporter' : 'supervisor';
    found.get(observationId)?.push({ from, text, hour: hour.toISOString(), by });
  }
  return found;
}

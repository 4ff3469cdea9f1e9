import type { HistorySubject } from '@tailboard/contract/history.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { history, type Changes } from './tables.ts';

export type HistoryEntry = {
  /** Null: the product itself. */
  actorId: number | null;
  subject: HistorySubject;
  subjectId: number;
  /** Whose record it is. Left out, the database looks it up (a trigger of the baseline migration). */
  ownerId?: number;
  /** When it happened; left out, now. */
  at?: Date;
  action: string;
  changes: Changes;
};

/** Writes what happened, in the transaction in which it happened; as one parameter, because a batch brings hundreds. */
export async function recordHistory(db: Database, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.execute(sql`
    insert into ${history} (at, actor_id, subject, subject_id, owner_id, action, changes)
    select coalesce(at, now()), "actorId", subject, "subjectId", "ownerId", action, changes
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb)
      as entry(at timestamptz, "actorId" integer, subject text, "subjectId" integer, "ownerId" integer,
      action text, changes jsonb)`);
}

/** The fields of `after` that differ from `before`, from what to what. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const [field, to] of Object.entries(after)) {
    const from = before[field];
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to };
  }
  return changes;
}

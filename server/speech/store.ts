import { asc, eq, lt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/app-types.ts';
import { spokenAudio } from './tables.ts';

/** Days that a reading is kept after it was last asked for. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** Rows that a sweep takes away in one transaction: files go one by one, and others wait meanwhile. */
const SWEEP_BATCH = 20;

export type Audio = typeof spokenAudio.$inferSelect;
export const keyOf = (name: string) => `audio/${name}`;

export async function findAudio(db: Database, name: string): Promise<Audio | null> {
  const [row] = await db.select().from(spokenAudio).where(eq(spokenAudio.name, name));
  return row ?? null;
}

/** Whether it is kept; if so it stays for another 30 days. Waits for a sweep that is taking it away. */
export async function useAudio(db: Database, name: string): Promise<boolean> {
  const used = await db
    .update(spokenAudio)
    .set({ usedAt: new Date() })
    .where(eq(spokenAudio.name, name))
    .returning({ name: spokenAudio.name });
  return used.length > 0;
}

/** Keeps the bytes first, then the row that says that they are there. */
export async function keepAudio(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { name, type, bytes }: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  await storage.put({ key: keyOf(name), bytes: Readable.from([bytes]), maxBytes: bytes.length });
  const row = { name, type, size: bytes.length, usedAt: new Date() };
  await db.insert(spokenAudio).values(row).onConflictDoUpdate({ target: spokenAudio.name, set: row });
}

/** Takes away what nobody has asked for in 30 days before `now`, file first; gives how many. Any number of servers may sweep. */
export async function sweepAudio(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  now = new Date(),
): Promise<number> {
  const old = lt(spokenAudio.usedAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  let swept = 0;
  for (;;) {
    const names = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ name: spokenAudio.name })
        .from(spokenAudio)
        .where(old)
        .orderBy(asc(spokenAudio.usedAt))
        .limit(SWEEP_BATCH)
        .for('update', { skipLocked: true });
      for (const { name } of rows) {
        await storage.delete(keyOf(name));
        await tx.delete(spokenAudio).where(eq(spokenAudio.name, name));
      }
      return rows;
    });
    swept += names.length;
    if (names.length < SWEEP_BATCH) return swept;
  }
}

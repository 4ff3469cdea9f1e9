import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from './tables.ts';

/** Servers that start together on one empty database take turns to fill it. Any constant will do. */
const FILL_LOCK = 7_113_505;

export async function nobodyExists(db: Database): Promise<boolean> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  return anybody === undefined;
}

/** Runs `fill` in one transaction where nobody exists yet, all or nothing, on one server at a time. Returns whether it ran. */
export async function seedDatabase(
  db: Database,
  fill: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`);
    if (!(await nobodyExists(tx))) return false;
    await fill(tx);
    return true;
  });
}

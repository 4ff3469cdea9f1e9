import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Names the lock between those who estimate by the policy and who sets it. Any constant will do. */
const POLICY_LOCK = 7_113_504;

/** What is read of the policy after this stays true until the transaction ends. Who sets it meanwhile waits. */
export async function holdPolicy(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${POLICY_LOCK})`);
}

/** Waits for everybody who is estimating, and makes others wait until the transaction ends. */
export async function lockPolicy(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POLICY_LOCK})`);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * Key of the advisory lock between estimates (shared) and changes of the policy (exclusive). Any constant
 * works.
 */
const POLICY_LOCK = 7_113_504;

/** Locks the policy for reading until the transaction ends; changes of it wait. */
export async function holdPolicy(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${POLICY_LOCK})`);
}

/** Locks the policy for a change until the transaction ends; waits for running estimates. */
export async function lockPolicy(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POLICY_LOCK})`);
}

import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { policyTermsSchema, type PolicySettings } from '@tailboard/contract/policy-settings.ts';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shownUsername, users } from '../../identity/public.ts';
import { policySettings } from '../tables.ts';
import { holdPolicy } from './lock-policy.ts';

/**
 * The terms in force on a day (ISO date) for a type of incident: those with the latest start, of these the
 * last written. Within a transaction they stay in force until it ends, so that no estimate uses outdated
 * terms.
 */
export async function policyInForce(
  db: Database,
  { claimType, on }: { claimType: IncidentType; on: string },
): Promise<PolicySettings | null> {
  await holdPolicy(db);
  const [row] = await selectSettings(db)
    .where(and(eq(policySettings.claimType, claimType), lte(policySettings.holdsFrom, on)))
    .orderBy(desc(policySettings.holdsFrom), desc(policySettings.id))
    .limit(1);
  return row === undefined ? null : toPolicySettings(row);
}

/** All terms ever set (for a type of incident), newest start first, of one day the last written first. */
export async function listPolicySettings(db: Database, claimType?: IncidentType): Promise<PolicySettings[]> {
  const rows = await selectSettings(db)
    .where(claimType === undefined ? undefined : eq(policySettings.claimType, claimType))
    .orderBy(desc(policySettings.holdsFrom), desc(policySettings.id));
  return rows.map(toPolicySettings);
}

export async function findPolicySettings(db: Database, id: number): Promise<PolicySettings> {
  const [row] = await selectSettings(db).where(eq(policySettings.id, id));
  if (row === undefined) throw new Error('Policy settings that were just written are gone');
  return toPolicySettings(row);
}

const selectSettings = (db: Database) =>
  db
    .select({ settings: policySettings, setBy: users.name, setByUsername: shownUsername })
    .from(policySettings)
    .innerJoin(users, eq(users.id, policySettings.setBy));

/** Maps a row of policy settings to the answer. */
function toPolicySettings({
  settings,
  setBy,
  setByUsername,
}: {
  settings: typeof policySettings.$inferSelect;
  setBy: string;
  setByUsername: string;
}): PolicySettings {
  const { id, claimType, holdsFrom, terms, createdAt } = settings;
  // Parsing restores the order of keys, which jsonb does not keep.
  const ordered = policyTermsSchema.parse(terms);
  return { ...ordered, id, claimType, holdsFrom, setBy, setByUsername, createdAt: createdAt.toISOString() };
}

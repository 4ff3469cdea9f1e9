import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../users/public.ts';
import { policySettings } from '../tables.ts';

/** The terms that held on a day (ISO date) for a type of incident: of the latest day set, the last one written. */
export async function policyInForce(
  db: Database,
  { claimType, on }: { claimType: IncidentType; on: string },
): Promise<PolicySettings | null> {
  const [row] = await db
    .select({ settings: policySettings, setBy: users.name })
    .from(policySettings)
    .innerJoin(users, eq(users.id, policySettings.setBy))
    .where(and(eq(policySettings.claimType, claimType), lte(policySettings.holdsFrom, on)))
    .orderBy(desc(policySettings.holdsFrom), desc(policySettings.id))
    .limit(1);
  return row === undefined ? null : toPolicySettings(row);
}

/** The one place where a row of policy settings becomes an answer. */
export function toPolicySettings({
  settings,
  setBy,
}: {
  settings: typeof policySettings.$inferSelect;
  setBy: string;
}): PolicySettings {
  const { id, claimType, holdsFrom, terms, createdAt } = settings;
  return { ...terms, id, claimType, holdsFrom, setBy, createdAt: createdAt.toISOString() };
}

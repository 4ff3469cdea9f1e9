import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { isoDay } from '../../days.ts';
import type { Database } from '../../database/database.ts';
import { changesBetween, recordHistory } from '../../history/public.ts';
import { incidents } from '../../incidents/public.ts';
import { chooseEstimate } from '../estimate/choose-estimate.ts';
import { claims } from '../tables.ts';
import { listPolicySettings } from './policy-in-force.ts';

type Covered = Readonly<{ claimType: IncidentType; from: string }>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Batch size of claims that are read, estimated and written together. */
const BATCH = 500;

/**
 * Open claims of a type whose incident was on that day or later, and on the day before because of time zones.
 * Claims under other terms get the same estimate again.
 */
const covered = ({ claimType, from }: Covered) =>
  and(
    eq(claims.claimType, claimType),
    inArray(claims.status, ['pending', 'under_review']),
    gte(incidents.date, new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS)),
  );

/** Locks the claims that new terms may cover until the transaction ends. */
export async function lockOpenClaims(tx: Database, which: Covered): Promise<void> {
  await tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(incidents, eq(incidents.id, claims.incidentId))
    .where(covered(which))
    .orderBy(asc(claims.id))
    .for('update', { of: claims });
}

/**
 * Estimates open claims again by the current policy. Decided claims keep their estimate. `updatedAt` stays,
 * so that nobody who is editing such a claim gets a conflict; the history records each change of the figures.
 */
export async function estimateAgain(tx: Database, which: Covered): Promise<void> {
  const settings = await listPolicySettings(tx, which.claimType);
  for (let after = 0; ;) {
    const batch = await tx
      .select({ claim: claims, incidentDate: incidents.date })
      .from(claims)
      .innerJoin(incidents, eq(incidents.id, claims.incidentId))
      .where(and(covered(which), gt(claims.id, after)))
      .orderBy(asc(claims.id))
      .limit(BATCH)
      // A claim filed after lockOpenClaims and locked by its own change is estimated there, by the new terms.
      .for('update', { of: claims, skipLocked: true });
    const last = batch.at(-1);
    if (last === undefined) return;
    after = last.claim.id;
    await estimateBatch(tx, { batch, settings });
  }
}

async function estimateBatch(
  tx: Database,
  {
    batch,
    settings,
  }: {
    batch: readonly { claim: typeof claims.$inferSelect; incidentDate: Date }[];
    /** Newest first: the first valid one is in force. */
    settings: readonly PolicySettings[];
  },
): Promise<void> {
  const entries: Parameters<typeof recordHistory>[1][number][] = [];
  const rows: object[] = [];
  for (const { claim, incidentDate } of batch) {
    const day = isoDay(incidentDate);
    const policy = settings.find(({ holdsFrom }) => holdsFrom <= day) ?? null;
    const estimate = chooseEstimate()({ ...claim, policy });
    const figures = {
      aiCoveragePercentage: estimate.coveragePercentage,
      aiReimbursementMin: estimate.reimbursementMin,
      aiReimbursementMax: estimate.reimbursementMax,
    };
    rows.push({ id: claim.id, estimate, ...figures });
    const changes = changesBetween(claim, figures);
    if (Object.keys(changes).length === 0) continue;
    entries.push({
      actorId: null,
      subject: 'claim',
      subjectId: claim.id,
      ownerId: claim.userId,
      action: 'estimated',
      changes,
    });
  }
  await tx.execute(sql`
    update claims c set estimate = n.estimate, ai_coverage_percentage = n."aiCoveragePercentage",
      ai_reimbursement_min = n."aiReimbursementMin", ai_reimbursement_max = n."aiReimbursementMax"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id integer, estimate jsonb,
      "aiCoveragePercentage" integer, "aiReimbursementMin" integer, "aiReimbursementMax" integer)
    where c.id = n.id`);
  await recordHistory(tx, entries);
}

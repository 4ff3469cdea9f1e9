import type { ClaimContent } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { isoDay } from '../days.ts';
import type { Database } from '../database/database.ts';
import { estimateClaim } from './estimate/estimate-claim.ts';
import { policyInForce } from './policy/policy-in-force.ts';
import type { claims } from './tables.ts';

type Columns = typeof claims.$inferInsert;
type Estimated = Pick<
  Columns,
  'estimate' | 'aiCoveragePercentage' | 'aiReimbursementMin' | 'aiReimbursementMax'
>;
type Expected = Required<Pick<Columns, 'expected' | 'estimatedCompletionDate'>>;

/** Spec: 'Standard processing time (2-4 weeks)'; the longer end, so that the date is rather kept than broken. */
const STANDARD_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The estimate of a claim under the policy of the day of its incident, by the server's own clock, as the columns that keep it. It never decides anything. */
export async function estimated(
  tx: Database,
  claim: Pick<ClaimContent, 'requestedReimbursement' | 'facts'> & {
    claimType: IncidentType;
    incidentDate: Date;
  },
): Promise<Estimated> {
  const { claimType, incidentDate, requestedReimbursement, facts } = claim;
  const policy = await policyInForce(tx, { claimType, on: isoDay(incidentDate) });
  const estimate = estimateClaim({ claimType, requestedReimbursement, facts, policy });
  return {
    estimate,
    aiCoveragePercentage: estimate.coveragePercentage,
    aiReimbursementMin: estimate.reimbursementMin,
    aiReimbursementMax: estimate.reimbursementMax,
  };
}

/** When a claim that is filed (or contested) at `from` may be decided, and how that was reached. */
export async function expectedFrom(
  tx: Database,
  { claimType, from }: { claimType: IncidentType; from: Date },
): Promise<Expected> {
  const days = (await policyInForce(tx, { claimType, on: isoDay(from) }))?.handlingDays ?? null;
  const expected = {
    from: from.toISOString(),
    days: days ?? STANDARD_DAYS,
    by: days === null ? ('standard' as const) : ('setting' as const),
  };
  return { expected, estimatedCompletionDate: new Date(from.getTime() + expected.days * DAY_MS) };
}

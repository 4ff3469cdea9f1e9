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

/** Spec: 'Standard processing time (2-4 weeks)'. The longer end, because a promised date should hold. */
const STANDARD_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The columns of a claim's estimate, by the policy of the day of the incident in the server's time zone. */
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

/** The expected decision date of a claim filed or contested at `from`, and its basis. */
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

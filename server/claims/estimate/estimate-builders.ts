import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { claimFactsSchema, type ClaimFacts } from '@tailboard/contract/claims.ts';
import {
  policyTermsSchema,
  type PolicySettings,
  type PolicyTerms,
} from '@tailboard/contract/policy-settings.ts';
import type { ClaimToEstimate } from './claim-to-estimate.ts';

/** Terms that say nothing but what the test says. */
export function aPolicy(claimType: IncidentType, terms: Partial<PolicyTerms> = {}): PolicySettings {
  return {
    ...policyTermsSchema.parse({ clause: 'Inland marine 2026, section C', ...terms }),
    claimType,
    holdsFrom: '2026-01-01',
    id: 7,
    setBy: 'Dana Lead',
    createdAt: '2026-01-01T08:00:00.000Z',
  };
}

/** A claim on which nothing is known but what the test says. `terms` null: no policy was set. */
export function aClaimToEstimate(
  claimType: IncidentType,
  known: {
    requested?: number | null;
    facts?: Partial<ClaimFacts>;
    terms?: Partial<PolicyTerms> | null;
  } = {},
): ClaimToEstimate {
  const { requested = 10_000, facts = {}, terms = {} } = known;
  return {
    claimType,
    requestedReimbursement: requested,
    facts: claimFactsSchema.parse(facts),
    policy: terms === null ? null : aPolicy(claimType, terms),
  };
}

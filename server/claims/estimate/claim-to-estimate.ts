import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import type { Said } from '../../sentences/say.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { Figure, Working } from './working.ts';

export type ClaimToEstimate = Readonly<{
  claimType: IncidentType;
  /** Whole US dollars. */
  requestedReimbursement: number | null;
  facts: ClaimFacts;
  /** The policy in force on the day of the incident; null if none was set. */
  policy: PolicySettings | null;
}>;

/** A claim with what the rules of its type have recorded so far. */
export type Assessment = Readonly<{
  claim: ClaimToEstimate;
  working: Working;
  missing: MissingFacts;
  /** Sentences, each a factor with its effect. */
  reasons: Said[];
}>;

/** Payable amounts in dollars and cents: expected, lowest and highest. */
export type Payable = Readonly<{ expected: Figure; low: Figure; high: Figure }>;

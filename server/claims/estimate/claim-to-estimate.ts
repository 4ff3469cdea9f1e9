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
  /** What the employer's policy said on the day of the incident; null: nothing was set. */
  policy: PolicySettings | null;
}>;

/** A claim on the way through the rules of its type, with what they write down. */
export type Assessment = Readonly<{
  claim: ClaimToEstimate;
  working: Working;
  missing: MissingFacts;
  /** Sentences, each a factor with its effect. */
  reasons: Said[];
}>;

/** What is payable, in dollars and cents: probably, at least and at most. */
export type Payable = Readonly<{ expected: Figure; low: Figure; high: Figure }>;

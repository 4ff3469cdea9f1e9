import type { ClaimEstimate, SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { dollars } from './dollars.ts';
import { lowerFirst } from './working.ts';

/** Spec, section 8: what is said where nobody knows more. */
const STANDARD_TIMELINE = 'Standard processing time (2-4 weeks)';

const documentWords: Readonly<Record<ClaimDocumentKey, string>> = {
  photos: 'Photos of the damage',
  'repair-estimate': 'Repair or replacement estimate',
  receipts: 'Receipts and invoices',
  'proof-of-ownership': 'Proof of ownership',
  'witness-statement': 'Witness statement',
  inventory: 'Inventory with age and value of each item',
  'police-report': 'Police report, for theft or vandalism',
  'serial-plate': 'Photo of the serial number plate',
  'maintenance-record': 'Maintenance record',
  'crash-report': 'Crash report with its number',
  'other-party-insurance': 'Insurance of the other party',
  'drivers-license': "Driver's license",
  'scene-photos': 'Photos of all sides and of the scene',
  'towing-bill': 'Towing bill',
  'work-status-note': 'Work status note of the doctor',
  'wage-statement': 'Wage statement',
  'medical-bill': 'Medical bills',
  'supervisor-report': "Supervisor's report",
};

/** What can be said of a claim in words, around an estimate that decides nothing; `prose`: the justification in a model's words. */
export function specializedAnswer(
  claim: Pick<
    Claim,
    | 'status'
    | 'documents'
    | 'question'
    | 'approvedReimbursement'
    | 'estimatedCompletionDate'
    | 'completionDate'
  >,
  estimate: ClaimEstimate,
  prose: string | null = null,
): SpecializedClaim {
  return {
    recommendation: estimate.recommendation,
    justification: prose ?? estimate.justification.join(' '),
    suggestedAmount: estimate.suggestedAmount ?? 0,
    suggestedDocumentation: claim.documents.flatMap(({ key, status, note }) => {
      if (status === 'needed') return [documentWords[key]];
      if (status !== 'unreadable') return [];
      return [`${documentWords[key]}, again: it could not be read${note === null ? '' : ` (${note})`}`];
    }),
    requiredNext: [...missingFacts(claim, estimate), nextStep(claim)],
    expectedTimeline: timeline(claim),
    source: prose === null ? estimate.source : 'model',
    estimate,
  };
}

/** A decided claim is not asked for anything more. */
function missingFacts({ status }: Pick<Claim, 'status'>, { missing }: ClaimEstimate): string[] {
  if (status === 'approved') return [];
  const whom = { crew: 'From the crew', employer: 'From the employer' };
  return missing.map(({ from, label, effect }) => `${whom[from]}: ${lowerFirst(label)}. ${effect}`);
}

function nextStep(claim: Pick<Claim, 'status' | 'question' | 'approvedReimbursement'>): string {
  switch (claim.status) {
    case 'pending':
      return 'Next, a supervisor takes the claim under review.';
    case 'under_review':
      return claim.question === null
        ? 'Next, a supervisor decides.'
        : `Next, answer the question of ${claim.question.by}: ${claim.question.text}`;
    case 'approved':
      return claim.approvedReimbursement === null
        ? 'The claim is decided.'
        : `The claim is decided: ${dollars(claim.approvedReimbursement)}.`;
    case 'rejected':
      return 'The claim is decided. Whoever filed it may contest the decision or add facts.';
  }
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function timeline(claim: Pick<Claim, 'status' | 'estimatedCompletionDate' | 'completionDate'>): string {
  if (claim.completionDate !== null) return `Decided on ${day.format(new Date(claim.completionDate))}`;
  if (claim.estimatedCompletionDate === null) return STANDARD_TIMELINE;
  return `Expected by ${day.format(new Date(claim.estimatedCompletionDate))}`;
}

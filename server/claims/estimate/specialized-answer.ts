import type { ClaimEstimate, SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { longDay } from '../../days.ts';
import { dollars } from './dollars.ts';
import { lowerFirst } from './working.ts';

/** Who reads it. */
type Reader = Pick<Viewer, 'role' | 'timeZone'>;

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
  'other-party-insurance': 'Other party’s insurance',
  'drivers-license': "Driver's license",
  'scene-photos': 'Photos of all sides and of the scene',
  'towing-bill': 'Towing bill',
  'work-status-note': 'Work-status note from the doctor',
  'wage-statement': 'Wage statement',
  'medical-bill': 'Medical bills',
  'supervisor-report': "Supervisor's report",
};

/**
 * What can be said of a claim in words, around an estimate that decides nothing; `prose`: the justification in a model's
 * words; `reader`: whose day it is, and who is not asked for what others write.
 */
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
  { prose = null, reader = {} }: { prose?: string | null; reader?: Partial<Reader> } = {},
): SpecializedClaim {
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  return {
    recommendation: recommendationOf(claim, estimate),
    justification: prose ?? justificationOf(estimate),
    suggestedAmount: estimate.suggestedAmount ?? 0,
    suggestedDocumentation: isDecided ? [] : claim.documents.flatMap((document) => asked(document, reader)),
    requiredNext: [...missingFacts(claim, estimate), nextStep(claim)],
    expectedTimeline: timeline(claim, reader.timeZone),
    source: prose === null ? estimate.source : 'model',
    estimate,
  };
}

/** What is missing stands among what is needed next, and is not said twice. */
const justificationOf = ({ justification, missing }: ClaimEstimate) =>
  justification.filter((sentence) => missing.every(({ effect }) => effect !== sentence)).join(' ');

function recommendationOf({ status }: Pick<Claim, 'status'>, estimate: ClaimEstimate): string {
  if (status === 'approved') return 'Approved by a person';
  return status === 'rejected' ? 'Decided by a person' : estimate.recommendation;
}

/** What a line of the checklist still asks of the reader; a supervisor writes the supervisor's report. */
function asked({ key, status, note }: Claim['documents'][number], { role }: Partial<Reader>): string[] {
  if (key === 'supervisor-report' && role === 'field-crew') return [];
  if (status === 'needed') return [documentWords[key]];
  if (status !== 'unreadable') return [];
  return [`${documentWords[key]}, again: it could not be read${note === null ? '' : ` (${note})`}`];
}

/** A decided claim is not asked for anything more. */
function missingFacts({ status }: Pick<Claim, 'status'>, { missing }: ClaimEstimate): string[] {
  if (status === 'approved' || status === 'rejected') return [];
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
        : `Next, answer the question of ${nameWithUsername(claim.question.by, claim.question.byUsername)}: ${claim.question.text}`;
    case 'approved':
      return claim.approvedReimbursement === null
        ? 'The claim is decided.'
        : `The claim is decided: ${dollars(claim.approvedReimbursement)}.`;
    case 'rejected':
      return 'The claim is decided. Whoever filed it may contest the decision or add facts.';
  }
}

function timeline(
  claim: Pick<Claim, 'status' | 'estimatedCompletionDate' | 'completionDate'>,
  timeZone: string | undefined,
): string {
  const day = (moment: string) => longDay(new Date(moment), 'en-US', timeZone);
  if (claim.completionDate !== null) return `Decided on ${day(claim.completionDate)}`;
  if (claim.estimatedCompletionDate === null) return STANDARD_TIMELINE;
  return `Expected by ${day(claim.estimatedCompletionDate)}`;
}

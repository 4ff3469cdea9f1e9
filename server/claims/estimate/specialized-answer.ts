import type { ClaimEstimate, SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { isoDay } from '../../days.ts';
import { inARow, inEnglish, Said, saidIn, say } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';

/** The caller. */
type Reader = Pick<Viewer, 'role' | 'timeZone'>;

/**
 * The enhanced analysis of a claim: its estimate in words, documents to send, next steps and dates. `prose`:
 * a model's justification. `reader`: for the time zone of dates, and to leave out documents that others
 * write.
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
  return inEnglish<Omit<SpecializedClaim, 'sentences'>>({
    recommendation: recommendationOf(claim, estimate),
    justification: prose ?? justificationOf(estimate),
    suggestedAmount: estimate.suggestedAmount ?? 0,
    suggestedDocumentation: isDecided ? [] : claim.documents.flatMap((document) => asked(document, reader)),
    requiredNext: [...missingFacts(claim, estimate), nextStep(claim)],
    expectedTimeline: timeline(claim, reader.timeZone),
    source: prose === null ? estimate.source : 'model',
    estimate,
  });
}

/** Missing facts are listed among the next steps, so they are left out here. */
function justificationOf(estimate: ClaimEstimate): string | Said {
  const reasons = estimate.justification.filter((text) =>
    estimate.missing.every(({ effect }) => effect !== text),
  );
  const [first, ...others] = reasons.map(saidIn(estimate));
  // Either all sentences have codes, or the text stays in English.
  if (!(first instanceof Said) || !others.every((one) => one instanceof Said)) return reasons.join(' ');
  return inARow([first, ...others]);
}

function recommendationOf({ status }: Pick<Claim, 'status'>, estimate: ClaimEstimate): string | Said {
  if (status === 'approved') return say('claim.approved-by-person');
  if (status === 'rejected') return say('claim.decided-by-person');
  return saidIn(estimate)(estimate.recommendation);
}

/** The documents that the reader must still send; a supervisor writes the supervisor's report. */
function asked({ key, status, note }: Claim['documents'][number], { role }: Partial<Reader>): Said[] {
  if (key === 'supervisor-report' && role === 'field-crew') return [];
  const document = say(`claim.document.${key}`);
  if (status === 'needed') return [document];
  if (status !== 'unreadable') return [];
  return [
    note === null
      ? say('claim.document-again', { document })
      : say('claim.document-again-because', { document, note }),
  ];
}

/** Missing facts as next steps; none for a decided claim. */
function missingFacts({ status }: Pick<Claim, 'status'>, estimate: ClaimEstimate): (string | Said)[] {
  if (status === 'approved' || status === 'rejected') return [];
  const said = saidIn(estimate);
  return estimate.missing.map(({ from, label, effect }) => {
    const asked = say(`claim.next.from-${from}`, { what: said(label), effect: said(effect) });
    return said(effect) instanceof Said ? asked : asked.text;
  });
}

function nextStep(claim: Pick<Claim, 'status' | 'question' | 'approvedReimbursement'>): Said {
  const { question, approvedReimbursement } = claim;
  switch (claim.status) {
    case 'pending':
      return say('claim.next.take');
    case 'under_review':
      return question === null
        ? say('claim.next.decide')
        : say('claim.next.answer', {
            person: nameWithUsername(question.by, question.byUsername),
            question: question.text,
          });
    case 'approved':
      return approvedReimbursement === null
        ? say('claim.next.decided')
        : say('claim.next.approved', { amount: dollars(approvedReimbursement) });
    case 'rejected':
      return say('claim.next.rejected');
  }
}

function timeline(
  claim: Pick<Claim, 'status' | 'estimatedCompletionDate' | 'completionDate'>,
  timeZone: string | undefined,
): Said {
  // Without a zone of its own, noon is on that day wherever it is written.
  const day = (moment: string) => `${isoDay(new Date(moment), timeZone)}T12:00`;
  if (claim.completionDate !== null) return say('claim.decided-on', { day: day(claim.completionDate) });
  if (claim.estimatedCompletionDate === null) return say('claim.standard-timeline');
  return say('claim.expected-by', { day: day(claim.estimatedCompletionDate) });
}

import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import { z } from 'zod';
import type { Models } from '../../ai/public.ts';

const BUDGET_MS = 12_000;

const answerSchema = z.object({ sentences: z.array(z.string().min(1).max(400)).min(1).max(8) });

const INSTRUCTIONS = [
  'You explain to a crew member, in plain English, how the estimate of an insurance claim was reached. The estimate is made',
  'already, by rules, and `reasons` says how. Write it anew in two to six short sentences that are easy to understand. Use only',
  'figures that stand in `reasons`, in digits, unchanged; add none and work nothing out. Do not say that the claim is or will',
  'be approved, denied or paid: a person decides.',
].join(' ');

/** Numbers in words, which cannot be compared. */
const NUMBER_WORDS =
  /\b(hundreds?|thousands?|millions?|dozens?|half|halves|thirds?|quarters?|twice|double[ds]?|triple[ds]?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|\w+teen|two|three|four|five|six|seven|eight|nine)\b/i;
const DECIDES =
  /\b(approv\w*|den(y|ied|ies|ial)|reject\w*|guarante\w*|entitled|will (be paid|pay|receive))\b/i;
const LEADS_AWAY = /https?:|www\.|\S@\S/i;

/**
 * A model's justification of an estimate; null if it contains a figure that is not the estimator's, or
 * decides anything. Recommendation and figures always come from the rules. Throws ModelUnavailable.
 */
export async function justifyByModel(
  models: Models,
  options: {
    estimate: ClaimEstimate;
    claim: { claimType: string; description: string };
    user: { id: number };
  },
): Promise<string | null> {
  const { estimate, claim, user } = options;
  const { sentences } = await models.writeObject({
    schema: answerSchema,
    instructions: INSTRUCTIONS,
    data: {
      reasons: estimate.justification,
      recommendation: estimate.recommendation,
      claimType: claim.claimType,
      description: claim.description,
    },
    budgetMs: BUDGET_MS,
    user,
  });
  const prose = sentences.join(' ').replaceAll(/\s+/g, ' ').trim();
  return isFaithful(prose, estimate) ? prose : null;
}

/** Whether `prose` has only figures of the estimator, no decision and no link. */
function isFaithful(prose: string, estimate: ClaimEstimate): boolean {
  if (DECIDES.test(prose) || LEADS_AWAY.test(prose)) return false;
  const said = [...estimate.justification, estimate.recommendation].join(' ');
  const word = NUMBER_WORDS.exec(prose)?.[0];
  if (word !== undefined && !new RegExp(`\\b${word}\\b`, 'i').test(said)) return false;
  const given = new Set([
    ...figuresIn(said),
    ...[estimate.reimbursementMin, estimate.reimbursementMax, estimate.suggestedAmount].map(String),
  ]);
  return figuresIn(prose).every((figure) => given.has(figure));
}

/** `$1,200.50` and `1200.5` are one figure. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => String(Number(figure.replaceAll(',', ''))));

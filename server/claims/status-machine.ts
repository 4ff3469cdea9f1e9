import { claimTransitions, type ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import { ProblemError } from '../http/problem.ts';
import { eitherOf, inARow, say, type Said } from '../sentences/say.ts';

/** Events of a claim. `take`, `ask`, `approve` and `reject` are a supervisor's, `contest` is the owner's. */
export type ClaimEvent = 'take' | 'ask' | 'approve' | 'reject' | 'contest';

export const claimEvents: Readonly<Record<ClaimEvent, { from: readonly ClaimStatus[]; to: ClaimStatus }>> = {
  take: { from: ['pending'], to: 'under_review' },
  ask: { from: ['pending', 'under_review'], to: 'under_review' },
  approve: { from: ['pending', 'under_review'], to: 'approved' },
  reject: { from: ['pending', 'under_review'], to: 'rejected' },
  contest: { from: ['rejected'], to: 'under_review' },
};

/**
 * The statuses that a claim in `from` passes through on `event`, in order; none if it stays. A pending claim
 * passes through under review on its way to a decision, as the contract's transitions require. Throws
 * `forbidden-status-change`.
 */
export function stepsOf(event: ClaimEvent, from: ClaimStatus): ClaimStatus[] {
  const { from: possible, to } = claimEvents[event];
  if (!possible.includes(from)) {
    throw forbiddenChange(from, say(`problem.claim.${event}`, { status: named(from) }));
  }
  if (from === to) return [];
  return claimTransitions[from].includes(to) ? [to] : ['under_review', to];
}

/** Says what is possible instead of a change of status that is not. */
export function forbiddenChange(from: ClaimStatus, why: Said): ProblemError {
  const possible = claimTransitions[from];
  const statuses = eitherOf(possible.map(named));
  const isFinal = possible.length === 0;
  return new ProblemError('forbidden-status-change', {
    detail: inARow([
      why,
      isFinal ? say('problem.claim.is-final') : say('problem.claim.can-become', { statuses }),
    ]),
    errors: [
      {
        field: 'status',
        message: isFinal ? say('field.claim-is-final') : say('field.claim-can-become', { statuses }),
      },
    ],
  });
}

export const isDecided = (status: ClaimStatus): boolean => status === 'approved' || status === 'rejected';

const named = (status: ClaimStatus): Said => say(`claim-status.${status}`);

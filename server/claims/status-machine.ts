import { claimTransitions, type ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import { ProblemError } from '../http/problem.ts';

/** What moves a claim. `take`, `ask`, `approve` and `reject` are a supervisor's, `contest` is its owner's. */
export type ClaimEvent = 'take' | 'ask' | 'approve' | 'reject' | 'contest';

export const claimEvents: Readonly<
  Record<ClaimEvent, { from: readonly ClaimStatus[]; to: ClaimStatus; refusal: string }>
> = {
  take: { from: ['pending'], to: 'under_review', refusal: 'be taken under review' },
  ask: { from: ['pending', 'under_review'], to: 'under_review', refusal: 'be asked about' },
  approve: { from: ['pending', 'under_review'], to: 'approved', refusal: 'be approved' },
  reject: { from: ['pending', 'under_review'], to: 'rejected', refusal: 'be rejected' },
  contest: { from: ['rejected'], to: 'under_review', refusal: 'be contested' },
};

/**
 * The statuses a claim in `from` passes through when `event` happens, in order; none when it stays. A pending claim is
 * taken under review on its way to a decision, so that no step of the contract's transitions is left out. Throws
 * `forbidden-status-change`.
 */
export function stepsOf(event: ClaimEvent, from: ClaimStatus): ClaimStatus[] {
  const { from: possible, to, refusal } = claimEvents[event];
  if (!possible.includes(from)) {
    throw forbiddenChange(from, `A claim that is ${inWords(from)} cannot ${refusal}.`);
  }
  if (from === to) return [];
  return claimTransitions[from].includes(to) ? [to] : ['under_review', to];
}

/** Says what is possible instead of a change of status that is not. */
export function forbiddenChange(from: ClaimStatus, why: string): ProblemError {
  const possible = claimTransitions[from].map(inWords).join(' or ');
  const instead = possible === '' ? 'Its status is final' : `It can become ${possible}`;
  return new ProblemError('forbidden-status-change', {
    detail: `${why} ${instead}.`,
    errors: [{ field: 'status', message: instead }],
  });
}

export const isDecided = (status: ClaimStatus): boolean => status === 'approved' || status === 'rejected';

const inWords = (status: ClaimStatus): string => status.replaceAll('_', ' ');

import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { toClaim, updatedAtOf, type StoredClaim } from './store.ts';

/** The next `updatedAt`: always later than the last one, whatever the clock shows. `now` in ms. */
export const changedAt = (stored: StoredClaim, now: number): Date =>
  new Date(Math.max(now, updatedAtOf(stored) + 1));

/**
 * Whether the content or the status is newer than `updatedAt`. Newer documents and judgements do not count: a
 * device sends documents beside its changes.
 */
export function isStale(stored: StoredClaim, updatedAt: string): boolean {
  const at = Date.parse(updatedAt);
  return at < stored.claim.updatedAt.getTime() || at > updatedAtOf(stored);
}

/** Throws `changed-meanwhile` if the claim is newer than `updatedAt`. */
export function refuseStale(stored: StoredClaim, updatedAt: string): void {
  if (isStale(stored, updatedAt)) throw new ProblemError('changed-meanwhile', { current: toClaim(stored) });
}

/** The same, documents and judgements included: whoever decides must have seen them all. */
export function refuseUnseen(stored: StoredClaim, updatedAt: string): void {
  if (Date.parse(updatedAt) === updatedAtOf(stored)) return;
  refuseStale(stored, updatedAt);
  throw new ProblemError('changed-meanwhile', {
    detail: say('problem.changed-meanwhile.claim-documents'),
    current: toClaim(stored),
  });
}

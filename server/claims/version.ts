import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { toClaim, updatedAtOf, type StoredClaim } from './store.ts';

/** When a claim that is changed now was changed: later than before, whatever the clock says. `now` in ms. */
export const changedAt = (stored: StoredClaim, now: number): Date =>
  new Date(Math.max(now, updatedAtOf(stored) + 1));

/**
 * Whether what the claim says, or where it stands, is no longer as `updatedAt` names it. Documents that came or were judged
 * since make no change to it stale: a device sends them beside its changes.
 */
export function isStale(stored: StoredClaim, updatedAt: string): boolean {
  const at = Date.parse(updatedAt);
  return at < stored.claim.updatedAt.getTime() || at > updatedAtOf(stored);
}

/** Throws `changed-meanwhile` where the claim is no longer what `updatedAt` names. */
export function refuseStale(stored: StoredClaim, updatedAt: string): void {
  if (isStale(stored, updatedAt)) throw new ProblemError('changed-meanwhile', { current: toClaim(stored) });
}

/** As above, and where a document came or was judged since: whoever decides has seen all of them. */
export function refuseUnseen(stored: StoredClaim, updatedAt: string): void {
  if (Date.parse(updatedAt) === updatedAtOf(stored)) return;
  refuseStale(stored, updatedAt);
  throw new ProblemError('changed-meanwhile', {
    detail: say('problem.changed-meanwhile.claim-documents'),
    current: toClaim(stored),
  });
}

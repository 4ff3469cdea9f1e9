import { ProblemError } from '../http/problem.ts';
import { toClaim, type StoredClaim } from './store.ts';

/** When a claim that is changed now was changed: later than before, whatever the clock says. `now` in ms. */
export const changedAt = (claim: StoredClaim['claim'], now: number): Date =>
  new Date(Math.max(now, claim.updatedAt.getTime() + 1));

/** Throws `changed-meanwhile` where the claim is no longer what `updatedAt` names. */
export function refuseStale(stored: StoredClaim, updatedAt: string): void {
  if (stored.claim.updatedAt.getTime() === Date.parse(updatedAt)) return;
  throw new ProblemError('changed-meanwhile', { current: toClaim(stored) });
}

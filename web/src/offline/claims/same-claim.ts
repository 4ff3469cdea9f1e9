import type { Claim, ClaimContent, ClaimFacts } from '@tailboard/contract/claims.ts';
import type { ClaimVersion, StoredClaim } from '../databases/stored-records.ts';

/** The part of a claim that a person wrote. */
function claimVersionOf(record: ClaimVersion): ClaimVersion {
  const { description, requestedReimbursement, facts, status, movesStatus, answer, contestReason } = record;
  return { description, requestedReimbursement, facts, status, movesStatus, answer, contestReason };
}

/**
 * Whether what `version` says is in the server's claim, which has refused it as older than that. A status that its
 * person only found there counts for nothing: a supervisor may have taken the claim since. An answer and a contest
 * leave no words in the claim; the server knows a repeat of them, so one that it refuses has not arrived.
 */
export function claimHasArrived(version: ClaimVersion, current: Claim): boolean {
  const speaks = version.answer !== null || version.contestReason !== null;
  return !speaks && claimHadArrived(version, current);
}

/** Whether an earlier version, sent perhaps with its reply lost, is what made the server's claim what it is. */
export function claimHadArrived(version: ClaimVersion, current: Claim): boolean {
  return (
    sameClaimContent(version, current) &&
    (version.answer === null || current.question === null) &&
    (!version.movesStatus || version.status === current.status)
  );
}

/** Versions of `record` that may have reached the server, its newest one added. */
export function withEarlierClaim(record: StoredClaim): ClaimVersion[] {
  const now = claimVersionOf(record);
  return record.earlier.some((version) => sameClaimVersion(version, now))
    ? record.earlier
    : [...record.earlier, now];
}

/** Whether both are the same words of a person. */
function sameClaimVersion(a: ClaimVersion, b: ClaimVersion): boolean {
  return (
    sameClaimContent(a, b) &&
    a.status === b.status &&
    a.movesStatus === b.movesStatus &&
    a.answer === b.answer &&
    a.contestReason === b.contestReason
  );
}

/** Whether both say the same of the loss. */
export function sameClaimContent(a: ClaimContent, b: ClaimContent): boolean {
  return (
    a.description === b.description &&
    (a.requestedReimbursement ?? null) === (b.requestedReimbursement ?? null) &&
    sameFacts(a.facts, b.facts)
  );
}

/** What was not said may be null or, from an older version of the app, missing. */
function sameFacts(a: ClaimFacts, b: ClaimFacts): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof ClaimFacts)[];
  return names.every((name) => (a[name] ?? null) === (b[name] ?? null));
}

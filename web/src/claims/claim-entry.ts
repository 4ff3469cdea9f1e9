import type { Claim } from '@tailboard/contract/claims.ts';
import type { ClaimEntry } from '../offline/public.ts';

/** A claim of the server as screens show it. */
export function entryOf(answer: Claim): ClaimEntry {
  const { userId, syncStatus: _, ...claim } = answer;
  return {
    ...claim,
    authorId: userId,
    incidentClientRef: null,
    answer: null,
    contestReason: null,
    waitingFiles: {},
    unsentRevision: null,
    state: { kind: 'on-server' },
  };
}

/** What to show of a claim: this device's unsent version, else the newer one. */
export function newerOf(here: ClaimEntry | null, there: ClaimEntry | null): ClaimEntry | null {
  if (here === null || there === null) return here ?? there;
  if (here.unsentRevision !== null || Date.parse(here.updatedAt) > Date.parse(there.updatedAt)) return here;
  // What waits here stays said: the server knows nothing of it.
  const { waitingFiles, state, incidentClientRef } = here;
  return { ...there, waitingFiles, state, incidentClientRef };
}

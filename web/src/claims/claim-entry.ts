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

/** The version to show: the unsent one of this device, else the newer one. */
export function newerOf(here: ClaimEntry | null, there: ClaimEntry | null): ClaimEntry | null {
  if (here === null || there === null) return here ?? there;
  if (here.unsentRevision !== null || Date.parse(here.updatedAt) > Date.parse(there.updatedAt)) return here;
  // Unsent changes of this device win: the server does not know them.
  const { waitingFiles, state, incidentClientRef } = here;
  return { ...there, waitingFiles, state, incidentClientRef };
}

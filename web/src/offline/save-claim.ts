import type { ClaimContent } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { FinishedDraft } from './saving.ts';
import type { Shared } from './shared-parts.ts';

export type NewClaim = {
  userId: number;
  /** As the form's schema has parsed it. */
  content: ClaimContent;
  /** The type of its incident. */
  claimType: IncidentType;
  /** As the device shows it: a negative id while it has not been sent. */
  incident: { id: number; clientRef: string | null };
  /** The person knows that there is a claim on this incident and files another one. */
  confirmSecond?: boolean;
  /** The draft it was written in: names the claim, holds its files, and is gone after the save. */
  draft?: FinishedDraft;
  /** Name of the person, shown until the server has said it. */
  reportedBy?: string;
};

/** Save first, then send: a resolved promise means that the claim is durable here. Throws a DeviceSaveError. */
export async function saveClaim(
  _shared: Shared,
  _claim: NewClaim,
): Promise<{ id: number; clientRef: string }> {
  throw new Error('Follows');
}

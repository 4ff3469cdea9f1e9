import type { ClaimEntry } from './overlay-claims.ts';
import type { ReadParts } from './read-incidents.ts';

/** Last known list of the server with what this device holds laid over it, newest first. */
export async function listClaims(_parts: ReadParts, _userId: number): Promise<ClaimEntry[]> {
  return [];
}
/** One claim; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
export async function getClaim(_parts: ReadParts, _userId: number, _id: number): Promise<ClaimEntry | null> {
  return null;
}

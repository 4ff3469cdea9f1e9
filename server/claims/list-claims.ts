import { MAX_UNPAGED_CLAIMS, type Claim } from '@tailboard/contract/claims.ts';
import { eq } from 'drizzle-orm';
import { may, scopeOf } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { pageOf, readCursor } from '../http/cursor.ts';
import { hidden, notFound } from '../http/problem.ts';
import { findClaim, findClaims, listNewest, toClaim, type StoredClaim } from './store.ts';
import { claims } from './tables.ts';

export type ClaimPage = { claims: Claim[]; nextCursor: string | null };

/** One page of the claims that `viewer` may see, newest first, and the cursor of the next page. */
export async function listClaims(
  db: Database,
  options: { viewer: Viewer; limit?: number | undefined; cursor?: string | undefined },
): Promise<ClaimPage> {
  const { viewer, limit = MAX_UNPAGED_CLAIMS, cursor } = options;
  const scope = scopeOf(viewer, 'claim.read');
  return claimPage(
    await listNewest(db, { viewer, scope, after: readCursor(cursor), limit: limit + 1 }),
    limit,
  );
}

/** A page of rows as answers. */
export function claimPage(rows: readonly StoredClaim[], limit: number): ClaimPage {
  const { page, nextCursor } = pageOf(rows, {
    limit,
    positionOf: ({ claim }) => ({ date: claim.filedDate, id: claim.id }),
  });
  return { claims: page.map(toClaim), nextCursor };
}

/** The newest claims that `viewer` has filed. */
export async function listOwnClaims(
  db: Database,
  { viewer, limit }: { viewer: Viewer; limit: number },
): Promise<Claim[]> {
  return (await listNewest(db, { viewer, scope: 'own', after: null, limit })).map(toClaim);
}

/** The claim with this number, or null if `viewer` may not see it. */
export async function findClaimByNumber(
  db: Database,
  { viewer, claimNumber }: { viewer: Viewer; claimNumber: string },
): Promise<Claim | null> {
  const [stored] = await findClaims(db, eq(claims.claimNumber, claimNumber));
  return stored !== undefined && may(viewer, 'claim.read', ownerOf(stored)) ? toClaim(stored) : null;
}

/** The claim. Throws `not-found` if `viewer` may not see it. */
export async function readClaim(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<StoredClaim> {
  return visible(viewer, id === null ? null : await findClaim(db, id));
}

/** Returns `stored`. Throws `not-found` if `viewer` may not see it. */
export function visible(viewer: Viewer, stored: StoredClaim | null): StoredClaim {
  if (stored === null) throw notFound();
  if (!may(viewer, 'claim.read', ownerOf(stored))) throw hidden();
  return stored;
}

export const ownerOf = ({ claim, ownerCrewId }: Pick<StoredClaim, 'claim' | 'ownerCrewId'>) => ({
  userId: claim.userId,
  crewId: ownerCrewId,
});

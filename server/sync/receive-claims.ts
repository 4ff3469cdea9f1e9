import { fileClaimSchema, updateClaimSchema } from '@tailboard/contract/claims.ts';
import { idSchema } from '@tailboard/contract/primitives.ts';
import type { SyncItem, SyncResult } from '@tailboard/contract/sync.ts';
import type { Viewer } from '../http/signed-in.ts';
import { fileClaim, updateClaim } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';

export type ClaimItem = Extract<SyncItem, { kind: 'claim.file' | 'claim.update' }>;

/** Takes one claim, or a change of one, as the single call would; throws what it would. */
export async function receiveClaim(
  db: Database,
  { viewer, item }: { viewer: Viewer; item: ClaimItem },
): Promise<SyncResult> {
  if (item.kind === 'claim.file') {
    const { created, claim } = await fileClaim(db, {
      viewer,
      claim: parseInput(fileClaimSchema, item.record),
    });
    return { status: created ? 201 : 200, claim };
  }
  const id = idSchema.safeParse(item.id);
  if (!id.success) throw notFound();
  const update = parseInput(updateClaimSchema, item.record);
  return { status: 200, claim: await updateClaim(db, { viewer, id: id.data, update }) };
}

import type { Media, uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { AppContext } from '../http/app-types.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { viewerOf } from '../http/viewer.ts';
import { addFile, receiveFile, toMedia } from '../media/public.ts';
import { documentOf } from './checklist.ts';
import { ownerOf, readClaim } from './list-claims.ts';
import { lockClaim, type StoredClaim } from './store.ts';
import { claimDocuments } from './tables.ts';
import { changedAt } from './version.ts';

type Named = z.output<typeof uploadMediaQuerySchema>;

/**
 * Receives one document as the raw body of `request`, for a line of the checklist of the viewer's own claim
 * that is not approved. A repeat with the same `clientRef` and bytes returns the existing file (`created`
 * false).
 */
export async function sendDocument(
  context: AppContext,
  options: { request: FastifyRequest; claimId: number | null; key: string; named: Named },
): Promise<{ created: boolean; media: Media }> {
  const { request, claimId, named } = options;
  const viewer = viewerOf(request);
  const { created, row } = await receiveFile(context, {
    request,
    named,
    mayAdd: async () => {
      const stored = await readClaim(context.db, { viewer, id: claimId });
      refuseOthers(viewer, stored);
      const key = documentOf(stored.claim.claimType, options.key);
      if (key === null) throw notFound();
      return { claimId: stored.claim.id, incidentId: stored.claim.incidentId, key };
    },
    add: async (tx, file, { claimId: id, incidentId, key }) => {
      const stored = await lockClaim(tx, id);
      if (stored === null) throw notFound();
      const added = await addFile(tx, {
        viewer,
        at: changedAt(stored, Date.now()),
        incidentId,
        document: { claimId: id, key },
        file,
        mayBeNew: () => {
          if (stored.claim.status === 'approved') throw new ProblemError('claim-closed');
        },
      });
      // A judgement of earlier files does not apply to this one.
      if (added.created) {
        await tx
          .delete(claimDocuments)
          .where(and(eq(claimDocuments.claimId, id), eq(claimDocuments.key, key)));
      }
      return added;
    },
  });
  return { created, media: toMedia(row) };
}

function refuseOthers(viewer: Viewer, stored: StoredClaim): void {
  if (may(viewer, 'claim.edit', ownerOf(stored))) return;
  throw new ProblemError('not-allowed', {
    detail: say('problem.not-allowed.claim-documents'),
  });
}

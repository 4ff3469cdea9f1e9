import { specializedClaimSchema, type ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import { z } from 'zod';
import type { Viewer } from '../../http/signed-in.ts';
import type { Database } from '../../database/database.ts';
import { isoDay } from '../../days.ts';
import type { Models } from '../../ai/public.ts';
import type { App } from '../../http/app-types.ts';
import { notFound } from '../../http/problem.ts';
import { readId } from '../../http/validate.ts';
import { viewerOf } from '../../http/viewer.ts';
import { readIncident } from '../../incidents/public.ts';
import { readClaim } from '../list-claims.ts';
import { policyInForce } from '../policy/policy-in-force.ts';
import { toClaim, type StoredClaim } from '../store.ts';
import { chooseEstimate, chooseProse } from './choose-estimate.ts';
import { ESTIMATE_VERSION } from './estimate-claim.ts';
import { specializedAnswer } from './specialized-answer.ts';

const paramsSchema = z.object({ claimId: z.string().max(64), incidentId: z.string().max(64) });

/** The enhanced analysis, for whoever may see the claim. */
export async function specializedClaimRoutes(app: App, { models }: { models: Models }): Promise<void> {
  const { db } = app.context;
  app.get(
    '/api/ai/specialized-claim-processing/:claimId/:incidentId',
    {
      config: { access: 'signed-in', costly: true },
      schema: { tags: ['ai'], params: paramsSchema, response: { 200: specializedClaimSchema } },
    },
    async (request) => {
      const { claimId, incidentId } = request.params;
      const viewer = viewerOf(request);
      const stored = await readClaim(db, { viewer, id: readId(claimId) });
      if (stored.claim.incidentId !== readId(incidentId)) throw notFound();
      const claim = toClaim(stored);
      const estimate = await presentEstimate(db, { viewer, stored });
      const prose = await chooseProse(models, request.log)({ estimate, claim, user: viewer });
      return specializedAnswer(claim, estimate, { prose, reader: viewer });
    },
  );
}

/** The stored estimate. An open claim without one, or with one of an older version, is estimated again. */
async function presentEstimate(
  db: Database,
  { viewer, stored }: { viewer: Viewer; stored: StoredClaim },
): Promise<ClaimEstimate> {
  const { claim } = stored;
  const isOpen = claim.status === 'pending' || claim.status === 'under_review';
  if (!isOpen || claim.estimate?.version === ESTIMATE_VERSION) return toClaim(stored).estimate;
  const { incident } = await readIncident(db, { viewer, id: claim.incidentId });
  const on = isoDay(incident.date);
  return chooseEstimate()({ ...claim, policy: await policyInForce(db, { claimType: claim.claimType, on }) });
}

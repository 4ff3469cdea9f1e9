import {
  claimListSchema,
  claimSchema,
  decideClaimSchema,
  fileClaimSchema,
  listClaimsQuerySchema,
  reviewQuerySchema,
  updateClaimSchema,
} from '@tailboard/contract/claims.ts';
import { timelineSchema } from '@tailboard/contract/history.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { timelineOf } from '../history/public.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { decideClaim } from './decide-claim.ts';
import { fileClaim } from './file-claim.ts';
import { listClaims, readClaim } from './list-claims.ts';
import { reviewClaims } from './review-claims.ts';
import { toClaim } from './store.ts';
import { updateClaim } from './update-claim.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['claims'];

/**
 * Signed-in users file claims on their own incidents, and see and change those that permissions.ts allows.
 */
export async function claimRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/claims',
    {
      config: signedIn,
      schema: { tags, querystring: listClaimsQuerySchema, response: { 200: claimListSchema } },
    },
    async (request, reply) => {
      const { claims, nextCursor } = await listClaims(db, { viewer: viewerOf(request), ...request.query });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return claims;
    },
  );

  app.post(
    '/api/claims',
    {
      config: signedIn,
      schema: {
        tags,
        description: '201 for a new claim, 200 for the repeat of one that was received.',
        body: fileClaimSchema,
        response: { 200: claimSchema, 201: claimSchema },
      },
    },
    async (request, reply) => {
      const { created, claim } = await fileClaim(db, { viewer: viewerOf(request), claim: request.body });
      return reply.code(created ? 201 : 200).send(claim);
    },
  );

  app.get(
    '/api/claims/review',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'What waits for a supervisor or administrator, oldest first.',
        querystring: reviewQuerySchema,
        response: { 200: claimListSchema },
      },
    },
    async (request, reply) => {
      const { claims, nextCursor } = await reviewClaims(db, {
        viewer: viewerOf(request),
        wanted: request.query,
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return claims;
    },
  );

  app.get(
    '/api/claims/:id',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: claimSchema } } },
    async (request) =>
      toClaim(await readClaim(db, { viewer: viewerOf(request), id: readId(request.params.id) })),
  );

  app.put(
    '/api/claims/:id',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: updateClaimSchema, response: { 200: claimSchema } },
    },
    async (request) =>
      updateClaim(db, {
        viewer: viewerOf(request),
        id: possibleId(request.params.id),
        update: request.body,
      }),
  );

  app.post(
    '/api/claims/:id/decision',
    {
      config: signedIn,
      schema: {
        tags,
        description: 'A supervisor or administrator approves, rejects or asks for more.',
        params: idParamsSchema,
        body: decideClaimSchema,
        response: { 200: claimSchema },
      },
    },
    async (request) =>
      decideClaim(db, {
        viewer: viewerOf(request),
        id: possibleId(request.params.id),
        decision: request.body,
      }),
  );

  app.get(
    '/api/claims/:id/timeline',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: timelineSchema } } },
    async (request) => {
      const { claim } = await readClaim(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
      });
      return timelineOf(db, { subject: 'claim', subjectId: claim.id });
    },
  );
}

function possibleId(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}

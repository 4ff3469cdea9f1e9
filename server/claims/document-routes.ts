import { claimDocumentParamsSchema, claimSchema, judgeDocumentSchema } from '@tailboard/contract/claims.ts';
import { mediaSchema, uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { rawFileBody, takeRawBodies } from '../uploads/raw-body.ts';
import { judgeDocument } from './judge-document.ts';
import { sendDocument } from './send-document.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['claims'];

/** The checklist of a claim: the owner sends documents, a supervisor judges them. */
export async function claimDocumentRoutes(app: App): Promise<void> {
  app.put(
    '/api/claims/:id/documents/:key',
    {
      config: signedIn,
      schema: {
        tags,
        params: claimDocumentParamsSchema,
        body: judgeDocumentSchema,
        response: { 200: claimSchema },
      },
    },
    async (request) => {
      const { id: text, key } = request.params;
      const id = readId(text);
      if (id === null) throw notFound();
      return judgeDocument(app.context.db, { viewer: viewerOf(request), id, key, judgement: request.body });
    },
  );
  await app.register(uploadRoutes);
}

async function uploadRoutes(app: App): Promise<void> {
  takeRawBodies(app);
  app.post(
    '/api/claims/:id/documents/:key/files',
    {
      config: signedIn,
      decompress: false,
      schema: {
        tags,
        params: claimDocumentParamsSchema,
        querystring: uploadMediaQuerySchema,
        body: rawFileBody,
        response: { 200: mediaSchema, 201: mediaSchema },
      },
    },
    async (request, reply) => {
      const { id, key } = request.params;
      const { created, media } = await sendDocument(app.context, {
        request,
        claimId: readId(id),
        key,
        named: request.query,
      });
      return reply.code(created ? 201 : 200).send(media);
    },
  );
}

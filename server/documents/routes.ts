import {
  askDocumentsSchema,
  documentAnswerSchema,
  documentContentSchema,
  documentSearchSchema,
  documentUrlSchema,
  retireDocumentSchema,
  safetyDocumentSchema,
  safetySuggestionsRequestSchema,
  safetySuggestionsSchema,
  searchDocumentsQuerySchema,
} from '@tailboard/contract/documents.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { discardBody } from '../uploads/discard-body.ts';
import { takeDailyQuota } from '../uploads/daily-quota.ts';
import { addDocument, replaceFile, retireDocument } from './add-document.ts';
import { askDocuments, searchPassages } from './ask.ts';
import { receiveDocument } from './receive-file.ts';
import { serveOriginal } from './serve-original.ts';
import { startDocuments } from './start-documents.ts';
import { chunksOfDocument, crewOfNew, listDocuments, readDocument, toDocument } from './store.ts';
import { suggestAnyway } from './suggest-anyway.ts';
import { suggestByModel } from './suggest-by-model.ts';
import { suggestQuestions } from './suggestions.ts';

const config = { access: 'signed-in' } as const;
const tags = ['documents'];
/** Any text may stand in an address; what is no key is no document: 404. */
const params = z.object({ key: z.string().max(200) });

const keysOf = (text: string | undefined) => {
  const keys = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  return keys.length === 0 ? null : keys;
};

/**
 * Safety documents: everybody reads, searches and asks those of the company and of their crew; administrators manage
 * them, supervisors those of their crew.
 */
export async function documentRoutes(app: App, { models }: { models: Models }): Promise<void> {
  const { db, storage } = app.context;
  const { indexing, model } = await startDocuments(app, models);

  app.get(
    '/api/osha/documents',
    { config, schema: { tags, response: { 200: z.array(safetyDocumentSchema) } } },
    (request) => listDocuments(db, viewerOf(request)),
  );

  app.get(
    '/api/osha/documents/:key',
    { config, schema: { tags, params, response: { 200: documentContentSchema } } },
    async (request) => {
      const stored = await readDocument(db, { viewer: viewerOf(request), key: request.params.key });
      return { document: toDocument(stored), chunks: await chunksOfDocument(db, stored.document) };
    },
  );

  app.get(
    '/api/osha/documents/:key/url',
    { config, schema: { tags, params, response: { 200: documentUrlSchema } } },
    async (request) => {
      const { document } = await readDocument(db, { viewer: viewerOf(request), key: request.params.key });
      return { url: `/safety/${document.key}` };
    },
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/osha/documents/:key/file',
    config,
    compress: false,
    schema: { tags, params },
    handler: (request, reply) => serveOriginal(app.context, { request, reply, key: request.params.key }),
  });

  app.post(
    '/api/osha/documents',
    {
      config: { ...config, costly: true },
      onRequest: managersOnly,
      schema: {
        tags,
        description: 'multipart/form-data with one file: PDF, DOCX, Markdown or plain text.',
        consumes: ['multipart/form-data'],
        response: { 202: safetyDocumentSchema },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const document = await receiveDocument(app.context, {
        request,
        keep: (staged) =>
          db.transaction(async (tx) => {
            const added = await addDocument(tx, { actor: viewer, staged });
            await takeDailyQuota(tx, { config: app.context.config, viewer, sizes: [staged.size] });
            return added;
          }),
      });
      indexing.wake();
      return reply.code(202).send(document);
    },
  );

  app.post(
    '/api/osha/documents/:key/file',
    {
      config: { ...config, costly: true },
      onRequest: managersOnly,
      schema: { tags, params, consumes: ['multipart/form-data'], response: { 202: safetyDocumentSchema } },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const { key } = request.params;
      const { document, droppedKey } = await receiveDocument(app.context, {
        request,
        keep: (staged) =>
          db.transaction(async (tx) => {
            const replaced = await replaceFile(tx, { viewer, key, staged });
            await takeDailyQuota(tx, { config: app.context.config, viewer, sizes: [staged.size] });
            return replaced;
          }),
      });
      indexing.wake();
      if (droppedKey !== null) {
        await storage.delete(droppedKey).catch((error: unknown) => {
          request.log.error({ err: error }, 'a file that no row names is left');
        });
      }
      return reply.code(202).send(document);
    },
  );

  app.post(
    '/api/osha/documents/:key/retire',
    {
      config,
      onRequest: managersOnly,
      schema: { tags, params, body: retireDocumentSchema, response: { 200: safetyDocumentSchema } },
    },
    (request) =>
      retireDocument(db, {
        viewer: viewerOf(request),
        key: request.params.key,
        retired: request.body.retired,
      }),
  );

  app.get(
    '/api/osha/search',
    {
      config: { ...config, costly: true },
      schema: { tags, querystring: searchDocumentsQuerySchema, response: { 200: documentSearchSchema } },
    },
    async (request) => {
      const { q, keys } = request.query;
      return {
        passages: await searchPassages(db, { q, keys: keysOf(keys), viewer: viewerOf(request), model }),
      };
    },
  );

  app.post(
    '/api/osha/chat',
    {
      config: { ...config, costly: true },
      schema: { tags, body: askDocumentsSchema, response: { 200: documentAnswerSchema } },
    },
    (request, reply) =>
      askDocuments(db, {
        ...request.body,
        viewer: viewerOf(request),
        model,
        log: request.log,
        signal: untilGone(reply),
      }),
  );

  app.post(
    '/api/safety/suggestions',
    {
      config: { ...config, costly: true },
      errorHandler: suggestAnyway,
      schema: { tags, body: safetySuggestionsRequestSchema, response: { 200: safetySuggestionsSchema } },
    },
    async (request, reply) => {
      const { documentKeys, messages, language } = request.body;
      const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const first = await suggestByModel(db, {
        ...{ model, documentKeys, asked },
        user: viewerOf(request),
        signal: untilGone(reply),
      }).catch((error: unknown) => {
        request.log.warn({ err: error }, "the model's questions were not used, the built-in ones were given");
        return [];
      });
      return suggestQuestions(db, { viewer: viewerOf(request), documentKeys, asked, first, language });
    },
  );
}

/** Aborted when the asker goes away before there is an answer. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Before anything of the body is read: who may not is told so, and not first what is wrong with it. The body comes in and goes,
 * so that the answer is heard.
 */
async function managersOnly(request: FastifyRequest): Promise<void> {
  try {
    crewOfNew(viewerOf(request));
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}

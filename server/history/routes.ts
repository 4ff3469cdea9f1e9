import { historyListSchema, historyQuerySchema } from '@tailboard/contract/history.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { listHistory } from './list-history.ts';

/** Signed-in people read what happened to the records that permissions.ts lets them see. Nobody writes here. */
export async function historyRoutes(app: App): Promise<void> {
  app.get(
    '/api/history',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['history'], querystring: historyQuerySchema, response: { 200: historyListSchema } },
    },
    async (request, reply) => {
      const { limit, cursor, own } = request.query;
      const { entries, nextCursor } = await listHistory(app.context.db, {
        viewer: viewerOf(request),
        ...{ limit, cursor, own: own === 'true' },
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return entries;
    },
  );
}

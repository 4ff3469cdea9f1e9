import { insightsQuerySchema, insightsSchema } from '@tailboard/contract/insights.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { readInsights } from './read-insights.ts';

/** Supervisors see where it happens in their crew, safety and administrators in all. */
export async function insightRoutes(app: App): Promise<void> {
  app.get(
    '/api/insights',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['insights'],
        querystring: insightsQuerySchema,
        response: { 200: insightsSchema },
      },
    },
    (request) => readInsights(app.context.db, { viewer: viewerOf(request), query: request.query }),
  );
}

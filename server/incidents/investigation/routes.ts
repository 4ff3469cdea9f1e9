import { investigationSchema, putInvestigationSchema } from '@tailboard/contract/investigations.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { App } from '../../http/app-types.ts';
import { readId } from '../../http/validate.ts';
import { viewerOf } from '../../http/viewer.ts';
import { putInvestigation, readInvestigation } from './investigate.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['incidents'];

/** Those who answer for a crew find out why it happened. */
export async function investigationRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/incidents/:id/investigation',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: investigationSchema } } },
    (request) => readInvestigation(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
  );

  app.put(
    '/api/incidents/:id/investigation',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: putInvestigationSchema,
        response: { 200: investigationSchema },
      },
    },
    (request) =>
      putInvestigation(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
        sent: request.body,
      }),
  );
}

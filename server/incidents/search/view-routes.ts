import { incidentViewsSchema, putIncidentViewsSchema } from '@tailboard/contract/incident-views.ts';
import type { App } from '../../http/app-types.ts';
import { viewerOf } from '../../http/viewer.ts';
import { putViews, readViews } from './saved-views.ts';

const path = '/api/preferences/incident-views';
const tags = ['incidents'];

/** Signed-in people read and save their own views of the list. */
export async function incidentViewRoutes(app: App): Promise<void> {
  const { db } = app.context;
  app.get(
    path,
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: incidentViewsSchema } } },
    (request) => readViews(db, viewerOf(request).id),
  );

  app.put(
    path,
    {
      config: { access: 'signed-in' },
      schema: { tags, body: putIncidentViewsSchema, response: { 200: incidentViewsSchema } },
    },
    (request) => putViews(db, { userId: viewerOf(request).id, put: request.body, now: new Date() }),
  );
}

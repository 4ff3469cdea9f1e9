import {
  incidentFiltersSchema,
  incidentPlacesSchema,
  listIncidentsQuerySchema,
} from '@tailboard/contract/incident-filters.ts';
import { putFactsSchema } from '@tailboard/contract/incident-facts.ts';
import { putPeopleSchema } from '@tailboard/contract/incident-people.ts';
import {
  incidentDetailsSchema,
  incidentListSchema,
  incidentSchema,
  updateIncidentSchema,
} from '@tailboard/contract/incidents.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { readDetails } from './details/read-details.ts';
import { putFacts } from './facts/put-facts.ts';
import { modelJudges } from './judging/judge-by-model.ts';
import { startJudging } from './judging/judge-unjudged.ts';
import { listIncidents } from './list-incidents.ts';
import { findPlaces } from './search/find-places.ts';
import { putPeople } from './people/put-people.ts';
import { updateIncident } from './update-incident.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['incidents'];

/** Signed-in people report; they see and change what permissions.ts gives them. POST as multipart is in media/routes.ts. */
export async function incidentRoutes(app: App): Promise<void> {
  const { db } = app.context;
  const isJudgedByModel = modelJudges(app.context.config);
  startJudging(app);

  app.get(
    '/api/incidents',
    {
      config: signedIn,
      schema: { tags, querystring: listIncidentsQuerySchema, response: { 200: incidentListSchema } },
    },
    async (request, reply) => {
      const { incidents, nextCursor } = await listIncidents(db, {
        viewer: viewerOf(request),
        query: request.query,
      });
      if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor);
      return incidents;
    },
  );

  app.get(
    '/api/incidents/places',
    {
      config: signedIn,
      schema: {
        tags,
        description:
          'For a map: where the newest of the incidents were that the list has with the same filters.',
        querystring: incidentFiltersSchema,
        response: { 200: incidentPlacesSchema },
      },
    },
    (request) => findPlaces(db, { viewer: viewerOf(request), filters: request.query }),
  );

  app.get(
    '/api/incidents/:id',
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: incidentDetailsSchema } } },
    (request) => readDetails(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
  );

  app.put(
    '/api/incidents/:id',
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: updateIncidentSchema, response: { 200: incidentSchema } },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      return updateIncident(db, {
        ...{ viewer: viewerOf(request), id, update: request.body },
        modelJudges: isJudgedByModel,
      });
    },
  );

  app.put(
    '/api/incidents/:id/facts',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: putFactsSchema,
        response: { 200: incidentDetailsSchema },
      },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      const viewer = viewerOf(request);
      await putFacts(db, { viewer, id, sent: request.body, modelJudges: isJudgedByModel });
      return readDetails(db, { viewer, id });
    },
  );

  app.put(
    '/api/incidents/:id/people',
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: putPeopleSchema,
        response: { 200: incidentDetailsSchema },
      },
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      const viewer = viewerOf(request);
      await putPeople(db, { viewer, id, sent: request.body, modelJudges: isJudgedByModel });
      return readDetails(db, { viewer, id });
    },
  );
}

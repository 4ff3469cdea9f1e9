import {
  dutyListSchema,
  endDutySchema,
  listDutiesQuerySchema,
  oshaCallSchema,
} from '@tailboard/contract/duties.ts';
import { incidentDetailsSchema } from '@tailboard/contract/incidents.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { readDetails } from './details/read-details.ts';
import { finishDuty } from './duties/end-duty.ts';
import { listDuties } from './duties/list-duties.ts';
import { keepOshaCall } from './duties/osha-call.ts';
import { markSeen } from './mark-seen.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['incidents'];
const params = idParamsSchema;

function idOf(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}

/** Signed-in people see what the law wants of the incidents that are theirs; who answers for the crew does it. */
export async function dutyRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/duties',
    {
      config: signedIn,
      schema: { tags, querystring: listDutiesQuerySchema, response: { 200: dutyListSchema } },
    },
    (request) => listDuties(db, { viewer: viewerOf(request), ...request.query }),
  );

  app.post(
    '/api/duties/:id/done',
    {
      config: signedIn,
      schema: {
        tags,
        description:
          'The case is recorded, or the state has let go of the scene. A call to OSHA is written down instead.',
        params,
        body: endDutySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await finishDuty(db, {
        viewer: viewerOf(request),
        id: idOf(request.params.id),
        note: request.body.note,
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/incidents/:id/osha-call',
    {
      config: signedIn,
      schema: {
        tags,
        description: '201 for a call that is written down, 200 for the repeat of one.',
        params,
        body: oshaCallSchema,
        response: { 200: incidentDetailsSchema, 201: incidentDetailsSchema },
      },
    },
    async (request, reply) => {
      const [viewer, id] = [viewerOf(request), idOf(request.params.id)];
      const isNew = await keepOshaCall(db, { viewer, id, call: request.body });
      return reply.code(isNew ? 201 : 200).send(await readDetails(db, { viewer, id }));
    },
  );

  app.post(
    '/api/incidents/:id/seen',
    { config: signedIn, schema: { tags, params, response: { 200: incidentDetailsSchema } } },
    async (request) => {
      const [viewer, id] = [viewerOf(request), idOf(request.params.id)];
      await markSeen(db, { viewer, id });
      return readDetails(db, { viewer, id });
    },
  );
}

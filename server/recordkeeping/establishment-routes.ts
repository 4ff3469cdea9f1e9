import {
  establishmentListSchema,
  establishmentSchema,
  establishmentYearParamsSchema,
  establishmentYearSchema,
  putEstablishmentSchema,
  putYearSchema,
} from '@tailboard/contract/establishments.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import type { App } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { checkKeeper } from './access.ts';
import { listEstablishments } from './establishment-store.ts';
import { putEstablishment, putYear } from './put-establishment.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['recordkeeping'];
const path = '/api/recordkeeping/establishments';

/** Safety managers and administrators say which places have a log, and how many people worked how long there. */
export async function establishmentRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    path,
    { config: signedIn, schema: { tags, response: { 200: establishmentListSchema } } },
    async (request) => {
      checkKeeper(viewerOf(request));
      return listEstablishments(db);
    },
  );

  app.post(
    path,
    {
      config: signedIn,
      schema: { tags, body: putEstablishmentSchema, response: { 201: establishmentSchema } },
      preValidation: async (request) => checkKeeper(viewerOf(request)),
    },
    async (request, reply) =>
      reply.code(201).send(await putEstablishment(db, { id: null, establishment: request.body })),
  );

  app.put(
    `${path}/:id`,
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: putEstablishmentSchema,
        response: { 200: establishmentSchema },
      },
      preValidation: async (request) => checkKeeper(viewerOf(request)),
    },
    async (request) => {
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      return putEstablishment(db, { id, establishment: request.body });
    },
  );

  app.put(
    `${path}/:id/years/:year`,
    {
      config: signedIn,
      schema: {
        tags,
        params: establishmentYearParamsSchema,
        body: putYearSchema,
        response: { 200: establishmentYearSchema },
      },
      preValidation: async (request) => checkKeeper(viewerOf(request)),
    },
    async (request) => {
      const { id, year } = request.params;
      return putYear(db, { id: readId(id), year, said: request.body });
    },
  );
}

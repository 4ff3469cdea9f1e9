import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import {
  caseListSchema,
  caseSchema,
  dayCountsSchema,
  decideCaseSchema,
  decidedCaseSchema,
  listCasesQuerySchema,
  makeCaseSchema,
  putDaysSchema,
  updateCaseSchema,
} from '@tailboard/contract/recordkeeping.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { checkKeeper } from './access.ts';
import { makeDecision, putDays, updateCase } from './change-case.ts';
import { recordDutyRoutes } from './duty-routes.ts';
import { establishmentRoutes } from './establishment-routes.ts';
import { formRoutes } from './form-routes.ts';
import { importRoutes } from './import/routes.ts';
import { listCases, readCase } from './list-cases.ts';
import { makeCase } from './make-case.ts';
import { summaryRoutes } from './summary-routes.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['recordkeeping'];
const path = '/api/recordkeeping/cases';

/** Safety managers and administrators decide and record cases; supervisors read those of their crew. */
export async function recordkeepingRoutes(app: App): Promise<void> {
  const { db } = app.context;
  await app.register(establishmentRoutes);
  await app.register(formRoutes);
  await app.register(summaryRoutes);
  await app.register(recordDutyRoutes);
  await app.register(importRoutes);
  /** Before the body is looked at: what is wrong with it is for those who may send it. */
  const preValidation = async (request: FastifyRequest) => checkKeeper(viewerOf(request));

  app.get(
    path,
    {
      config: signedIn,
      schema: { tags, querystring: listCasesQuerySchema, response: { 200: caseListSchema } },
    },
    async (request) => listCases(db, { viewer: viewerOf(request), query: request.query }),
  );

  app.post(
    path,
    {
      config: signedIn,
      schema: {
        tags,
        description: '201 for a new case, 200 where it was made by itself and is completed.',
        body: makeCaseSchema,
        response: { 200: caseSchema, 201: caseSchema },
      },
      preValidation,
    },
    async (request, reply) => {
      const { created, made } = await makeCase(db, { viewer: viewerOf(request), made: request.body });
      return reply.code(created ? 201 : 200).send(made);
    },
  );

  app.get(
    `${path}/:id`,
    { config: signedIn, schema: { tags, params: idParamsSchema, response: { 200: caseSchema } } },
    async (request) => readCase(db, { viewer: viewerOf(request), id: readId(request.params.id) }),
  );

  app.put(
    `${path}/:id`,
    {
      config: signedIn,
      schema: { tags, params: idParamsSchema, body: updateCaseSchema, response: { 200: caseSchema } },
      preValidation,
    },
    async (request) =>
      updateCase(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
        update: request.body,
      }),
  );

  app.post(
    `${path}/:id/decision`,
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: decideCaseSchema,
        response: { 200: decidedCaseSchema },
      },
      preValidation,
    },
    async (request) =>
      makeDecision(db, {
        viewer: viewerOf(request),
        id: readId(request.params.id),
        decision: request.body,
      }),
  );

  app.put(
    `${path}/:id/days`,
    {
      config: signedIn,
      schema: {
        tags,
        params: idParamsSchema,
        body: putDaysSchema,
        response: { 200: dayCountsSchema.extend({ case: caseSchema }) },
      },
      preValidation,
    },
    async (request) =>
      putDays(db, { viewer: viewerOf(request), id: readId(request.params.id), days: request.body }),
  );
}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { App } from './app-types.ts';
import { describedBody } from './form-body.ts';

type Transform = typeof jsonSchemaTransform;
type BodyByType = { content: Record<string, { schema: z.ZodType }> };

/**
 * The type provider's transform supports one schema for a body; a route with several content types has one
 * for each.
 */
const transform: Transform = (document) => {
  const body = document.schema?.body as BodyByType | z.ZodType | undefined;
  if (body === undefined || !('content' in body)) return jsonSchemaTransform(document);
  const withBody = (schema: z.ZodType | undefined) =>
    jsonSchemaTransform({ ...document, schema: { ...document.schema, body: schema } });
  const content = Object.fromEntries(
    Object.entries(body.content).map(([type, { schema }]) => [
      type,
      { schema: withBody(describedBody(schema)).schema.body },
    ]),
  );
  const { schema, url } = withBody(undefined);
  return { schema: { ...schema, body: { content } }, url };
};

/**
 * The OpenAPI description of the contract, at /api/docs (page) and /api/docs/json. Public: it contains no
 * data.
 */
export async function addApiDocs(app: App, sessionCookie: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tailboard',
        version: '0.1.0',
        description: 'Errors are application/problem+json with a stable code.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        },
      },
    },
    transform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './app-types.ts';

/** The OpenAPI description made from the contract, at /api/docs (page) and /api/docs/json. Public: it describes, it shows no data. */
export async function addApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tailboard', version: '0.1.0', description: 'Errors are application/problem+json with a stable code.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tailboard.session_token' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

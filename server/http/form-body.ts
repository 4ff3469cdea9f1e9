import { z } from 'zod';

/** Bodies that routes parse themselves as streams, and their OpenAPI description. */
const described = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of a multipart body: Fastify validates nothing, `schema` is for the description only. */
export function formBody(schema: z.ZodType): z.ZodType {
  const anything = z.unknown();
  described.set(anything, schema);
  return anything;
}

/** The description of a body. */
export const describedBody = (schema: z.ZodType): z.ZodType => described.get(schema) ?? schema;

import { z } from 'zod';

/** Bodies that routes read by themselves while they come in, and what the description says of them. */
const described = new WeakMap<z.ZodType, z.ZodType>();

/** Stands for a multipart body in a route's schema: nothing is validated ahead, `schema` is what the description shows. */
export function formBody(schema: z.ZodType): z.ZodType {
  const anything = z.unknown();
  described.set(anything, schema);
  return anything;
}

/** What the description shows of a body. */
export const describedBody = (schema: z.ZodType): z.ZodType => described.get(schema) ?? schema;

import { z } from 'zod';

const part = z.enum(['ok', 'failing']);
/** GET /api/health (public): 200 when both are ok, else 503. */
export const healthSchema = z.object({
  status: part,
  database: z.object({ status: part, engine: z.enum(['pglite', 'postgresql']) }),
  storage: z.object({ status: part, kind: z.enum(['disk', 's3']) }),
});

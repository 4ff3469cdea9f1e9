import { z } from 'zod';

const count = z.int().min(0);

/** How many background jobs of a kind are in each state. `waiting`: due or to be tried again later. */
const jobCountsSchema = z.object({
  kind: z.string(),
  waiting: count,
  running: count,
  done: count,
  failed: count,
});

/** One that was given up. `code` says why and holds nothing that a person has written. */
const failedJobSchema = z.object({
  id: z.int().positive(),
  kind: z.string(),
  code: z.string(),
  attempts: count,
  failedAt: z.iso.datetime(),
});

/** GET /api/admin/jobs (admin): all kinds that there are, and the failed jobs, newest first, 100 at most. */
export const jobsSchema = z.object({ kinds: z.array(jobCountsSchema), failed: z.array(failedJobSchema) });
export type Jobs = z.infer<typeof jobsSchema>;

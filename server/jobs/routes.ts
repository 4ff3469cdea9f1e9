import { jobsSchema } from '@tailboard/contract/jobs.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { readId } from '../http/validate.ts';
import { listJobs, retryJob } from './list-jobs.ts';
import { runEvery } from './run-jobs.ts';
import { pruneJobs } from './store.ts';

const config = { access: 'admin' } as const;
const tags = ['jobs'];
const PRUNE_EVERY_MS = 3_600_000;

/** Administrators see the state of the background jobs, and restart failed ones. */
export async function jobRoutes(app: App): Promise<void> {
  const { db } = app.context;
  const pruning = runEvery({
    ...{ db, log: app.log, kind: 'prune-jobs', everyMs: PRUNE_EVERY_MS },
    work: () => pruneJobs(db),
  });
  app.addHook('onListen', async () => pruning.wake());
  app.addHook('onClose', pruning.stop);

  app.get('/api/admin/jobs', { config, schema: { tags, response: { 200: jobsSchema } } }, () => listJobs(db));

  app.post(
    '/api/admin/jobs/:id/retry',
    {
      config,
      schema: { tags, params: z.object({ id: z.string().max(20) }), response: { 200: jobsSchema } },
    },
    async (request) => {
      await retryJob(db, readId(request.params.id));
      return listJobs(db);
    },
  );
}

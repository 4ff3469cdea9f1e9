import { syncReplySchema, syncRequestSchema } from '@tailboard/contract/sync.ts';
import type { App } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { logRefusal } from '../http/security-log.ts';
import { viewerOf } from '../http/viewer.ts';
import { modelJudges } from '../incidents/public.ts';
import { receiveRecords } from './receive-records.ts';

/** Bytes of one batch after it is unpacked: 500 reports with the longest descriptions, in UTF-8. */
const MAX_BATCH_BYTES = 32 * 1024 * 1024;

/** Signed-in people send what waited on their device, in batches, for themselves only. */
export async function syncRoutes(app: App): Promise<void> {
  app.post(
    '/api/sync',
    {
      config: { access: 'signed-in' },
      bodyLimit: MAX_BATCH_BYTES,
      schema: { tags: ['sync'], body: syncRequestSchema, response: { 200: syncReplySchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      if (request.body.userId !== viewer.id) throw new ProblemError('other-user-signed-in');
      const results = await receiveRecords(app.context.db, {
        viewer,
        modelJudges: modelJudges(app.context.config),
        items: request.body.items,
        log: request.log,
        refused: (problem) => logRefusal(request, problem),
      });
      return { results };
    },
  );
}

import { MAX_FILE_BYTES, type Media } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { House } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { readIncident } from '../incidents/public.ts';
import { addFile, type NamedFile } from './add-files.ts';
import { discardBody } from './discard-body.ts';
import { keepFiles } from './keep-files.ts';
import { stageFile } from './stage-file.ts';
import { toMedia } from './store.ts';

/**
 * Takes the body of `request`, the raw bytes of one file, for an incident that the signed-in person may edit. A repeat
 * with the same `clientRef` and bytes gives the file that exists (`created` false).
 */
export async function uploadFile(
  { db, storage }: House,
  options: { request: FastifyRequest; incidentId: number | null; clientRef: string; fileName: string },
): Promise<{ created: boolean; media: Media }> {
  const { request, clientRef, fileName } = options;
  const viewer = viewerOf(request);
  try {
    const { incident } = await readIncident(db, { viewer, id: options.incidentId, action: 'incident.edit' });
    if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES)
      throw new ProblemError('file-too-large');
    const bytes = request.body instanceof Readable ? request.body : Readable.from([]);
    return await keepFiles({
      storage,
      log: request.log,
      stage: async (staged): Promise<NamedFile & { clientRef: string }> => {
        const file = await stageFile({ storage, bytes });
        staged.push(file);
        return { ...file, fileName, clientRef };
      },
      write: async (file) => {
        const { created, row } = await db.transaction((tx) =>
          addFile(tx, { viewer, incidentId: incident.id, file }),
        );
        return { result: { created, media: toMedia(row) }, keptKeys: [row.storageKey] };
      },
    });
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}

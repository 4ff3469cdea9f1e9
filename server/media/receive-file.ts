import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { SaidOfFile } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import type { NamedFile } from './add-files.ts';
import { discardBody } from '../uploads/discard-body.ts';
import { mediaName } from '../uploads/file-name.ts';
import { keepFiles } from '../uploads/keep-files.ts';
import { takeDailyQuota } from '../uploads/daily-quota.ts';
import { stageFile } from '../uploads/stage-file.ts';
import { readCapture } from './read-capture.ts';

export type OneFile = NamedFile & { clientRef: string };

/**
 * Receives one file as the raw body of `request`. `mayAdd` throws before a byte is read if the file may not
 * be added; `add` writes its row in a transaction, or finds the existing one of a repeat (`created` false).
 */
export async function receiveFile<Place, Row extends { storageKey: string }>(
  { config, db, storage }: AppContext,
  options: {
    request: FastifyRequest;
    named: SaidOfFile;
    mayAdd: () => Promise<Place>;
    add: (tx: Database, file: OneFile, place: Place) => Promise<{ created: boolean; row: Row }>;
  },
): Promise<{ created: boolean; row: Row }> {
  const { request, named, mayAdd, add } = options;
  try {
    const place = await mayAdd();
    if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES)
      throw new ProblemError('file-too-large');
    const bytes = request.body instanceof Readable ? request.body : Readable.from([]);
    return await keepFiles({
      storage,
      log: request.log,
      stage: async (staged): Promise<OneFile> => {
        const file = await stageFile({ storage, bytes });
        staged.push(file);
        const { clientRef, fileName, addedAt } = named;
        return {
          ...{ ...file, clientRef, addedAt },
          fileName: mediaName(fileName, file.fileType),
          capture: readCapture(named, file),
        };
      },
      write: async (file) => {
        const result = await db.transaction(async (tx) => {
          const added = await add(tx, file, place);
          if (added.created)
            await takeDailyQuota(tx, { config, viewer: viewerOf(request), sizes: [file.size] });
          return added;
        });
        return { result, keptKeys: [result.row.storageKey] };
      },
    });
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}

import {
  importQuerySchema,
  importReplySchema,
  MOST_IMPORTED_BYTES,
} from '@tailboard/contract/recordkeeping-import.ts';
import type { App } from '../../http/app-types.ts';
import { viewerOf } from '../../http/viewer.ts';
import { checkKeeper } from '../access.ts';
import { importLog } from './import-log.ts';
import { receiveSheet } from './receive-sheet.ts';

const types = [
  ...['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** A log from a spreadsheet, so that a company can begin in the middle of a year. */
export async function importRoutes(app: App): Promise<void> {
  const { db } = app.context;
  app.addContentTypeParser(types, { bodyLimit: MOST_IMPORTED_BYTES * 2 }, (_request, payload, done) =>
    done(null, payload),
  );

  app.post(
    '/api/recordkeeping/import',
    {
      config: { access: 'signed-in', costly: true },
      bodyLimit: MOST_IMPORTED_BYTES * 2,
      schema: {
        tags: ['recordkeeping'],
        description: 'A CSV or XLSX in the columns of OSHA’s case file or of the 300: all of it or nothing.',
        querystring: importQuerySchema,
        response: { 200: importReplySchema, 201: importReplySchema },
      },
      preValidation: async (request) => checkKeeper(viewerOf(request)),
    },
    async (request, reply) => {
      const { establishmentId, year } = request.query;
      const preview = request.query.preview === 'true';
      const bytes = await receiveSheet(request);
      const viewer = viewerOf(request);
      const answer = await importLog(db, { viewer, establishmentId, year, preview, bytes });
      return reply.code(preview ? 200 : 201).send(answer);
    },
  );
}

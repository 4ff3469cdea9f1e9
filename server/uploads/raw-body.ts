import { MAX_SYNC_FILES, MAX_SYNC_FILES_BYTES } from '@tailboard/contract/sync.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';

/** The OpenAPI description of a body that its route reads itself. */
const rawBody = (description: string) => ({
  content: {
    'application/octet-stream': {
      schema: z.any().meta({ type: 'string', format: 'binary', description }),
    },
  },
});

export const rawFileBody = rawBody('The bytes of one file');

/** See contract/sync.ts. */
export const describedFilesBody = rawBody(
  'One line of JSON, {"userId": 1, "files": [{"incidentId": 7, "clientRef": "a UUID", "fileName": "site.jpg", ' +
    '"addedAt": "when it was added, ISO 8601; may be left out", "size": 300000}]}, and a line feed; then the bytes of ' +
    `these files one after the other, size bytes each. At most ${MAX_SYNC_FILES} files and ${MAX_SYNC_FILES_BYTES} bytes.`,
);

/** In this plugin's scope a body is a file, whatever its content type, JSON too. Only the upload reads it. */
export function takeRawBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

import { z } from 'zod';
import type { App } from '../http/app-types.ts';

/** The description of a body that is the bytes of one file. */
export const rawFileBody = {
  content: {
    'application/octet-stream': {
      schema: z.any().meta({ type: 'string', format: 'binary', description: 'The bytes of one file' }),
    },
  },
};

/** In this room (one plugin's routes) a body is a file whatever its header says, JSON too; nothing reads it but the upload. */
export function takeRawBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

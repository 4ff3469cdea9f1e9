import { eq } from 'drizzle-orm';
import { history } from '../history/public.ts';
import { incidents } from '../incidents/public.ts';
import { mediaUploads } from '../media/public.ts';
import { talks } from '../talks/public.ts';
import { storedFiles } from './stored-files.ts';
import type { TestServer } from './test-server.ts';

/** How many incidents, talks, files' rows and entries about incidents there are, and every file in storage: what a refused request must leave as it was. */
export async function everythingKept(server: TestServer) {
  const { db } = server.app.context;
  return {
    incidents: await db.$count(incidents),
    media: await db.$count(mediaUploads),
    talks: await db.$count(talks),
    history: await db.$count(history, eq(history.subject, 'incident')),
    files: await storedFiles(server),
  };
}

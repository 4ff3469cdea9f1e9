import type { App } from '../http/app-types.ts';
import { documentModelOf, type DocumentModel } from './document-model.ts';
import { fillLibrary } from './fill-library.ts';
import { startIndexing, type Indexing } from './index-documents.ts';
import { readFileApart } from './read-file-apart.ts';

/**
 * Begins what goes on behind the requests as long as the server runs: the safety library is brought up to date and files
 * that wait are indexed. Neither holds up the start.
 */
export async function startDocuments(app: App): Promise<{ indexing: Indexing; model: DocumentModel }> {
  const { db, database, storage, models } = app.house;
  const model = documentModelOf(models);
  const indexing = await startIndexing(
    { db, storage, model, log: app.log },
    { exclusive: database.engine === 'pglite' },
  );
  const stopping = new AbortController();
  const filling = fillLibrary(db, { read: (file) => readFileApart(file, { signal: stopping.signal }) })
    // Their embeddings, where a model makes them.
    .then((written) => (written > 0 ? indexing.wake() : undefined))
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) app.log.error({ err: error }, 'the safety library could not be loaded');
    });
  app.addHook('onClose', async () => {
    stopping.abort(new Error('The server stops'));
    await Promise.all([filling, indexing.stop()]);
  });
  return { indexing, model };
}

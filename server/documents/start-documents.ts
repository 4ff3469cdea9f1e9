import type { Models } from '../ai/public.ts';
import type { App } from '../http/app-types.ts';
import { documentModelOf, type DocumentModel } from './document-model.ts';
import { fillLibrary } from './fill-library.ts';
import { startIndexing, type Indexing } from './index-documents.ts';

/**
 * Brings the safety library up to date, so that whoever signs in first finds it (about a second at the first start, one
 * query later), and begins the indexing of files that wait, which goes on behind the requests.
 */
export async function startDocuments(
  app: App,
  models: Models,
): Promise<{ indexing: Indexing; model: DocumentModel }> {
  const { db, storage } = app.context;
  const model = documentModelOf(models);
  const indexing = startIndexing({ db, storage, model, log: app.log });
  await fillLibrary(db)
    // Their embeddings, where a model makes them.
    .then((written) => (written > 0 ? indexing.wake() : undefined))
    .catch((error: unknown) => app.log.error({ err: error }, 'the safety library could not be loaded'));
  app.addHook('onClose', () => indexing.stop());
  return { indexing, model };
}

import { buildIndex, passagesOf } from '@tailboard/answers/library/build-index.ts';
import { answerPassages, searchPassages } from '@tailboard/answers/search.ts';
import type { DocumentContent } from '@tailboard/contract/documents.ts';
import { nextTask } from '../ui/next-task.ts';
import type { OfflineLibrary } from './offline-library.ts';

/** Reads documents for searching and asking without a server, by the same code as on the server. */
export async function indexDocuments(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const index = await buildIndex(documents.flatMap(passagesOf), nextTask);
  return {
    keys: new Set(documents.map(({ document }) => document.key)),
    search: (q, keys) => searchPassages(index, q, keys ? new Set(keys) : null),
    ask: (question, keys) => answerPassages(index, question, new Set(keys)),
  };
}

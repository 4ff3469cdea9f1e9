import { buildIndex, passagesOf } from '@tailboard/answers/library/build-index.ts';
import { answerPassages, searchPassages } from '@tailboard/answers/search.ts';
import type { Citation, DocumentAnswer, DocumentContent } from '@tailboard/contract/documents.ts';
import { nextTask } from '../ui/next-task.ts';

/** Searches and answers from the documents that one person keeps on this phone. */
export interface OfflineLibrary {
  /** Keys of the documents in it. */
  keys: ReadonlySet<string>;
  /** Passages, best first. */
  search: (q: string, keys?: readonly string[]) => Citation[];
  ask: (question: string, keys: readonly string[]) => DocumentAnswer;
}

/** Reads documents for searching and asking without a server, by the same code as on the server. */
export async function indexDocuments(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const index = await buildIndex(documents.flatMap(passagesOf), nextTask);
  return {
    keys: new Set(documents.map(({ document }) => document.key)),
    search: (q, keys) => searchPassages(index, q, keys ? new Set(keys) : null),
    ask: (question, keys) => answerPassages(index, question, new Set(keys)),
  };
}

import { answerFromPassages, shownPassage } from '@tailboard/answers/quoting/answer.ts';
import type { Citation, DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { searchDocuments } from './search.ts';
import { searchedBy } from './store.ts';

/** The built-in answer out of all documents that are offered, with its citations and the passages that are best for it. */
export async function answerFromLibrary(
  db: Database,
  { question, viewer }: { question: string; viewer: Viewer },
): Promise<{ answer: DocumentAnswer; passages: Citation[] }> {
  const documentIds = await searchedBy(db, viewer);
  const { query, passages } = await searchDocuments(db, { text: question, documentIds });
  return {
    answer: answerFromPassages(query, passages),
    passages: passages.slice(0, 5).map((one) => shownPassage(one)),
  };
}

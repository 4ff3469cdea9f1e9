import type { DocumentContent } from '@tailboard/contract/documents.ts';
import { vocabularyOf, type Vocabulary } from '../reading/spelling.ts';
import { countWords, readPassage, type Passage, type ReadPassage } from './passages.ts';

/** Passages that are all at hand, such as those kept on a phone, ready for search. */
export type PassageIndex = Readonly<{ passages: readonly ReadPassage[]; vocabulary: Vocabulary }>;

/** Passages read between two pauses: some milliseconds on a slow phone. */
const AT_ONCE = 25;

/** The passages of a document as the search wants them. */
export const passagesOf = ({ document, chunks }: DocumentContent): Passage[] =>
  chunks.map((chunk) => ({ ...chunk, document: document.name, topics: document.topics }));

/** Reads passages for search; some 50 µs each, once. `pause` lets a page do other things in between. */
export async function buildIndex(
  passages: readonly Passage[],
  pause?: () => Promise<void>,
): Promise<PassageIndex> {
  const read: ReadPassage[] = [];
  for (const passage of passages) {
    read.push(readPassage(passage));
    if (pause && read.length % AT_ONCE === 0) await pause();
  }
  return { passages: read, vocabulary: vocabularyOf([countWords(passages)]) };
}

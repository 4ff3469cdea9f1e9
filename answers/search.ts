import { answerFromPassages, shownPassage } from './quoting/answer.ts';
import { countWords, readPassage, type Passage, type ReadPassage } from './library/passages.ts';
import { prepareQuery } from './reading/query.ts';
import { rankPassages } from './ranking/rank.ts';
import { vocabularyOf, type Vocabulary } from './reading/spelling.ts';
import {
  MAX_PASSAGES,
  type Citation,
  type DocumentAnswer,
  type DocumentContent,
} from '@tailboard/contract/documents.ts';

/** Passages that are all at hand, such as those kept on a phone, ready for search. */
export type PassageIndex = Readonly<{ passages: readonly ReadPassage[]; vocabulary: Vocabulary }>;

/** The passages of a document as the search wants them. */
export function passagesOf({ document, chunks }: DocumentContent): Passage[] {
  return chunks.map((chunk) => ({ ...chunk, document: document.name, topics: document.topics }));
}

/** Reads documents for search; some 50 µs a passage, once. */
export function indexPassages(contents: readonly DocumentContent[]): PassageIndex {
  const passages = contents.flatMap(passagesOf);
  return { passages: passages.map(readPassage), vocabulary: vocabularyOf([countWords(passages)]) };
}

type Selected = ReadonlySet<string> | null;

const ranked = ({ passages, vocabulary }: PassageIndex, text: string, keys: Selected) => {
  const query = prepareQuery(text, vocabulary);
  const selected = keys === null ? passages : passages.filter(({ passage }) => keys.has(passage.documentKey));
  return { query, passages: rankPassages(selected, query, vocabulary) };
};

/** What GET /api/osha/search gives, without a server: passages best first. `keys` null: of all documents. */
export function searchPassages(
  index: PassageIndex,
  text: string,
  keys: Selected = null,
  limit = MAX_PASSAGES,
): Citation[] {
  return ranked(index, text, keys)
    .passages.slice(0, limit)
    .map((one) => shownPassage(one));
}

/** What POST /api/osha/chat gives without a model, without a server. */
export function answerPassages(index: PassageIndex, text: string, keys: Selected = null): DocumentAnswer {
  const { query, passages } = ranked(index, text, keys);
  return answerFromPassages(query, passages);
}

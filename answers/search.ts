import { answerFromPassages, shownPassage } from './quoting/answer.ts';
import type { PassageIndex } from './library/build-index.ts';
import { findPassages } from './deciding/find-passages.ts';
import { prepareQuery } from './deciding/query.ts';
import { MAX_PASSAGES, type Citation, type DocumentAnswer } from '@tailboard/contract/documents.ts';

export type { PassageIndex };

type Selected = ReadonlySet<string> | null;

const ranked = ({ passages, vocabulary }: PassageIndex, text: string, keys: Selected) => {
  const query = prepareQuery(text, vocabulary);
  const selected = keys === null ? passages : passages.filter(({ passage }) => keys.has(passage.documentKey));
  return { query, passages: findPassages(selected, query, vocabulary) };
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

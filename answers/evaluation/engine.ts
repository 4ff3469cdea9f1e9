import type { Citation, DocumentAnswer } from '@tailboard/contract/documents.ts';
import { readEmergency } from '../emergency/read-emergency.ts';
import type { PassageIndex } from '../library/build-index.ts';
import { answerFromPassages } from '../quoting/answer.ts';
import { findPassages } from '../deciding/find-passages.ts';
import { prepareQuery, type PreparedQuery } from '../deciding/query.ts';

/** Where a passage or a citation stands. */
export type Placed = Pick<Citation, 'documentKey' | 'section'>;

/** What is evaluated: the built-in answers, or the same with a part of them left out. */
export type Engine = Readonly<{
  /** Passages best first, and the answer; from documents of these `keys` alone, undefined: from all. */
  ask: (
    question: string,
    keys?: readonly string[],
  ) => Readonly<{ found: readonly Placed[]; answer: DocumentAnswer }>;
  /** Whether a text is written beside somebody who is hurt. */
  hears: (text: string) => 'yes' | 'perhaps' | 'no';
}>;

/** The built-in answers over an index, as a phone gives them. `change`: what is left out of a question that was read. */
export const engineOf = (
  { passages, vocabulary }: PassageIndex,
  change: (query: PreparedQuery) => PreparedQuery = (query) => query,
): Engine => ({
  ask: (question, keys) => {
    const query = change(prepareQuery(question, vocabulary));
    const selected =
      keys === undefined ? passages : passages.filter(({ passage }) => keys.includes(passage.documentKey));
    const ranked = findPassages(selected, query, vocabulary);
    return { found: ranked.map(({ read }) => read.passage), answer: answerFromPassages(query, ranked) };
  },
  hears: (text) => readEmergency(text).now,
});

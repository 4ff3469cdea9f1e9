import { answerFromPassages, shownPassage } from '@tailboard/answers/quoting/answer.ts';
import { readEmergency } from '@tailboard/answers/emergency/read-emergency.ts';
import { countWords, readPassage, type ReadPassage } from '@tailboard/answers/library/passages.ts';
import { prepareQuery } from '@tailboard/answers/reading/query.ts';
import { rankPassages } from '@tailboard/answers/ranking/rank.ts';
import { passagesOf } from '@tailboard/answers/search.ts';
import { vocabularyOf, type Vocabulary } from '@tailboard/answers/reading/spelling.ts';
import { MAX_PASSAGES, type DocumentContent } from '@tailboard/contract/documents.ts';
import { nextTask } from '../ui/next-task.ts';
import type { OfflineLibrary } from './offline-library.ts';

/** Passages read before the page gets a breath: some milliseconds on a slow phone. */
const AT_ONCE = 25;
const REHEARSED_AT_ONCE = 100;

/**
 * Reads documents for searching and asking without a server. Queries are prepared, passages ranked and answers made by the
 * same code as on the server.
 */
export async function indexDocuments(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const reads: ReadPassage[] = [];
  const counts = [];
  for (const content of documents) {
    const passages = passagesOf(content);
    counts.push(countWords(passages));
    for (const passage of passages) {
      reads.push(readPassage(passage));
      if (reads.length % AT_ONCE === 0) await nextTask();
    }
  }
  const vocabulary = vocabularyOf(counts);
  // Not waited for: who asks meanwhile is answered first.
  void rehearse(reads, vocabulary);

  const find = (text: string, keys: readonly string[] | undefined) => {
    const query = prepareQuery(text, vocabulary);
    const wanted = keys && new Set(keys);
    const selected = wanted ? reads.filter(({ passage }) => wanted.has(passage.documentKey)) : reads;
    return { query, passages: rankPassages(selected, query, vocabulary) };
  };
  return {
    keys: new Set(documents.map(({ document }) => document.key)),
    search: (q, keys) =>
      find(q, keys)
        .passages.slice(0, MAX_PASSAGES)
        .map((one) => shownPassage(one)),
    ask: (question, keys) => {
      const { query, passages } = find(question, keys);
      return answerFromPassages(query, passages);
    },
  };
}

/** A cry for help: what tells the harm is compiled when it is first asked, some milliseconds on a slow phone. */
const CRY = 'he is not breathing';
/** Ask for an amount from which on a rule stands, in both languages, and more, so that everything that ranks is run often enough to be made fast. */
const REHEARSED = [
  'how deep must a trench be before it needs a box at 6 feet',
  'a que altura tengo que usar arnes en el andamio',
  'how far must the foot of a ladder stand from the wall and who checks it',
];

/**
 * Ranks every passage, some at a time, for questions that nobody asked: what reads numbers and amounts remembers what
 * it has read, and the browser has the code ready that the first question needs.
 */
async function rehearse(reads: readonly ReadPassage[], vocabulary: Vocabulary): Promise<void> {
  for (const question of REHEARSED) {
    const query = prepareQuery(question, vocabulary);
    for (let at = 0; at < reads.length; at += REHEARSED_AT_ONCE) {
      await nextTask();
      rankPassages(reads.slice(at, at + REHEARSED_AT_ONCE), query, vocabulary);
    }
  }
  await nextTask();
  readEmergency(CRY);
}

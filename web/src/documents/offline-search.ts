import { answerFromPassages, shownPassage } from '@tailboard/contract/document-answer.ts';
import { countWords, readPassage, type ReadPassage } from '@tailboard/contract/document-passages.ts';
import { prepareQuery, type PreparedQuery } from '@tailboard/contract/document-query.ts';
import { rankPassages } from '@tailboard/contract/document-rank.ts';
import { passagesOf } from '@tailboard/contract/document-search.ts';
import { vocabularyOf } from '@tailboard/contract/document-spelling.ts';
import type { DocumentContent } from '@tailboard/contract/documents.ts';
import MiniSearch from 'minisearch';
import type { OfflineLibrary } from './offline-library.ts';

/** Passages that are ranked exactly, as many as the server ranks; the index picks them. */
const MOST_CANDIDATES = 120;
const MOST_FOUND = 20;
/** More than any sum of words: who asks for a section number gets it. */
const CITE_WEIGHT = 1_000;
/** Passages read before the page gets a breath: some milliseconds on a slow phone. */
const AT_ONCE = 25;

interface Indexed {
  id: number;
  terms: string;
  cites: string;
}

/**
 * Reads documents for searching and asking without a server. Queries are prepared, passages ranked and answers made by the
 * same code as on the server; MiniSearch stands in for the database, which picks the passages that are ranked.
 */
export async function indexDocuments(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const index = new MiniSearch<Indexed>({
    fields: ['terms', 'cites'],
    // Both are words already.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const reads: ReadPassage[] = [];
  const counts = [];
  for (const content of documents) {
    const passages = passagesOf(content);
    counts.push(countWords(passages));
    for (const passage of passages) {
      const read = readPassage(passage);
      const asked = read.asked.flatMap(({ stems }) => [...stems]);
      const terms = [
        ...new Set([...read.stems, ...read.headings, ...read.title, ...read.topics, ...asked]),
      ].join(' ');
      const cites = passage.cites.flatMap((cite) => [cite, withoutPart(cite)]).join(' ');
      index.add({ id: reads.length, terms, cites });
      reads.push(read);
      if (reads.length % AT_ONCE === 0) await breath();
    }
  }
  const vocabulary = vocabularyOf(counts);

  const find = (text: string, keys: readonly string[] | undefined) => {
    const query = prepareQuery(text, vocabulary);
    const wanted = keys && new Set(keys);
    const isWanted = (id: number) => !wanted || wanted.has(reads[id]?.passage.documentKey ?? '');
    const candidates = candidatesOf(index, query)
      .filter(isWanted)
      .slice(0, MOST_CANDIDATES)
      .flatMap((id) => reads[id] ?? []);
    return { query, passages: rankPassages(candidates, query, vocabulary) };
  };
  return {
    keys: new Set(documents.map(({ document }) => document.key)),
    search: (q, keys) => find(q, keys).passages.slice(0, MOST_FOUND).map(shownPassage),
    ask: (question, keys) => {
      const { query, passages } = find(question, keys);
      return answerFromPassages(query, passages);
    },
  };
}

/** Ids of the passages that have something of what is asked for, those first that have the most of it by weight. */
function candidatesOf(index: MiniSearch<Indexed>, { cites, concepts }: PreparedQuery): number[] {
  const scores = new Map<number, number>();
  const count = (ids: ReadonlySet<number>, weight: number) => {
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  };
  for (const { cite } of cites) {
    const found = index.search(cite, { fields: ['cites'], prefix: true });
    count(new Set(found.map(({ id }) => Number(id))), CITE_WEIGHT);
  }
  for (const { alternatives, weight } of concepts) {
    const having = new Set<number>();
    for (const { stems } of alternatives) {
      const found = index.search({ combineWith: 'AND', queries: [...stems] }, { fields: ['terms'] });
      for (const { id } of found) having.add(Number(id));
    }
    count(having, weight);
  }
  return [...scores].sort(([a, most], [b, more]) => more - most || a - b).map(([id]) => id);
}

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);
const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

import { answerFromPassages, shownPassage } from '@tailboard/contract/document-answer.ts';
import { emergencyPatterns } from '@tailboard/contract/document-emergency.ts';
import { countWords, readPassage, type ReadPassage } from '@tailboard/contract/document-passages.ts';
import { prepareQuery, type PreparedQuery } from '@tailboard/contract/document-query.ts';
import { rankPassages } from '@tailboard/contract/document-rank.ts';
import { passagesOf } from '@tailboard/contract/document-search.ts';
import { vocabularyOf, type Vocabulary } from '@tailboard/contract/document-spelling.ts';
import type { DocumentContent } from '@tailboard/contract/documents.ts';
import { nextTask } from '../ui/next-task.ts';
import type { OfflineLibrary } from './offline-library.ts';

/** Passages that are ranked: all that have a word asked for, as on a server with no more than these. */
const MOST_CANDIDATES = 2_000;
const MOST_FOUND = 20;
/** More than any sum of words: who asks for a section number gets it. */
const CITE_WEIGHT = 1_000;
/** Passages read before the page gets a breath: some milliseconds on a slow phone. */
const AT_ONCE = 25;
const REHEARSED_AT_ONCE = 100;

/** Which passages have a term: their numbers in rising order, each once. */
type Places = Map<string, number[]>;

/**
 * Reads documents for searching and asking without a server. Queries are prepared, passages ranked and answers made by the
 * same code as on the server; the places of each term stand in for the database, which picks the passages that are ranked.
 */
export async function indexDocuments(documents: readonly DocumentContent[]): Promise<OfflineLibrary> {
  const terms: Places = new Map();
  const sections: Places = new Map();
  const reads: ReadPassage[] = [];
  const counts = [];
  for (const content of documents) {
    const passages = passagesOf(content);
    counts.push(countWords(passages));
    for (const passage of passages) {
      const read = readPassage(passage);
      for (const found of [read.stems, read.headings, read.title, read.topics, read.askedWith.keys()])
        add(terms, found, reads.length);
      for (const cite of passage.cites) add(sections, [cite, withoutPart(cite)], reads.length);
      reads.push(read);
      if (reads.length % AT_ONCE === 0) await nextTask();
    }
  }
  const vocabulary = vocabularyOf(counts);
  // Not waited for: who asks meanwhile is answered first.
  void rehearse(reads, vocabulary);

  const find = (text: string, keys: readonly string[] | undefined) => {
    const query = prepareQuery(text, vocabulary);
    const wanted = keys && new Set(keys);
    const isWanted = (id: number) => !wanted || wanted.has(reads[id]?.passage.documentKey ?? '');
    const candidates = candidatesOf({ terms, sections }, query)
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

function add(places: Places, found: Iterable<string>, id: number): void {
  for (const term of found) {
    const known = places.get(term);
    if (known === undefined) places.set(term, [id]);
    else if (known.at(-1) !== id) known.push(id);
  }
}

/** Numbers of the passages that have something of what is asked for, those first that have the most of it by weight. */
function candidatesOf(
  { terms, sections }: { terms: Places; sections: Places },
  { cites, concepts }: PreparedQuery,
): number[] {
  const scores = new Map<number, number>();
  const count = (ids: ReadonlySet<number>, weight: number) => {
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  };
  for (const { cite } of cites) {
    const having = new Set<number>();
    for (const [section, ids] of sections) if (section.startsWith(cite)) for (const id of ids) having.add(id);
    count(having, CITE_WEIGHT);
  }
  for (const { alternatives, weight } of concepts) {
    const having = new Set<number>();
    for (const { stems } of alternatives) for (const id of havingAll(terms, stems)) having.add(id);
    count(having, weight);
  }
  return [...scores].sort(([a, most], [b, more]) => more - most || a - b).map(([id]) => id);
}

function havingAll(terms: Places, [first, ...others]: readonly string[]): number[] {
  const ids = first === undefined ? [] : (terms.get(first) ?? []);
  return others.reduce((left, stem) => {
    const having = new Set(terms.get(stem));
    return left.filter((id) => having.has(id));
  }, ids);
}

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);
/** Nothing that harms anybody, so that all is looked for. */
const HARMLESS = 'he walks to the box over there';
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
  for (const pattern of [...emergencyPatterns, ...emergencyPatterns]) {
    await nextTask();
    HARMLESS.search(pattern);
  }
}

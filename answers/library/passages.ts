import type { DocumentChunk } from '@tailboard/contract/documents.ts';
import type { WordCounts } from '../reading/spelling.ts';
import { spanishFillers } from '../words/spanish-fillers.ts';
import { SPANISH, spanishStem } from '../reading/spanish-stems.ts';
import { isTableText, plainText } from './markdown.ts';
import { unitTexts, type UnitText } from './units.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';

/** A passage with what its document is about. */
export type Passage = DocumentChunk & Readonly<{ document: string; topics: readonly string[] }>;

/** A sentence, a sentence of an item or a row, with its words. */
export type Unit = UnitText & Readonly<{ stems: readonly string[] }>;

/** A question that a passage is said to answer: all its stems, and those that are no filler, each once. Lists, since there are many. */
export type AskedQuestion = Readonly<{ stems: readonly string[]; content: readonly string[] }>;

/** A passage taken apart for ranking. */
export type ReadPassage = Readonly<{
  passage: Passage;
  /** Stems of the headings below the title, and phrases of them: 'edg', 'lead edg'. So with title and topics. */
  headings: ReadonlySet<string>;
  title: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  /** Each question that it is said to answer. */
  asked: readonly AskedQuestion[];
  /** Which of them have a stem, by their place in `asked`, in rising order. */
  askedWith: ReadonlyMap<string, readonly number[]>;
  stems: readonly string[];
  /** The same, to look whether it has one at all. */
  stemSet: ReadonlySet<string>;
  units: readonly Unit[];
  isTable: boolean;
}>;

const readAbove = new Map<string, ReadonlySet<string>>();
const MOST_READ_ABOVE = 2_000;

/** Between topics and between headings. */
const PARTS = /;| › /;
/** In words: 'self-retracting lifeline'. */
const LONGEST_PHRASE = 4;

/** Stems of what stands above a passage, and those side by side: the same title, topics and headings stand above many. */
function stemsAbove(text: string): ReadonlySet<string> {
  const known = readAbove.get(text);
  if (known !== undefined) return known;
  if (readAbove.size >= MOST_READ_ABOVE) readAbove.clear();
  const stems = new Set<string>();
  for (const part of text.split(PARTS)) {
    const all = wordsOf(part).map(stemOf);
    for (let length = 1; length <= LONGEST_PHRASE; length += 1)
      for (let at = 0; at + length <= all.length; at += 1) stems.add(all.slice(at, at + length).join(' '));
  }
  readAbove.set(text, stems);
  return stems;
}

/** Takes a passage apart. Costs about 50 µs for 1,000 characters. */
export function readPassage(passage: Passage): ReadPassage {
  const [, ...below] = passage.section.split(' › ');
  const units = unitTexts(passage.text).map((unit) =>
    Object.assign(unit, { stems: wordsOf(unit.text).map(stemOf) }),
  );
  const stems = units.flatMap((unit) => unit.stems);
  return {
    passage,
    headings: stemsAbove(below.join(' › ')),
    title: stemsAbove(passage.document),
    topics: stemsAbove(passage.topics.join(';')),
    ...readAsked(passage.asked ?? []),
    stems,
    stemSet: new Set(stems),
    units,
    isTable: isTableText(passage.text),
  };
}

function readAsked(questions: readonly string[]): Pick<ReadPassage, 'asked' | 'askedWith'> {
  const askedWith = new Map<string, number[]>();
  const asked = askedWords(questions).map(({ isSpanish, words }, at) => {
    const stems: string[] = [];
    const content: string[] = [];
    for (const word of words) {
      const stem = isSpanish ? spanishStem(word) : stemOf(word);
      if (stems.includes(stem)) continue;
      if (!(isSpanish ? spanishFillers.has(word) : isFiller(word))) content.push(stem);
      stems.push(stem);
      const known = askedWith.get(stem);
      if (known === undefined) askedWith.set(stem, [at]);
      else known.push(at);
    }
    return { stems, content };
  });
  return { asked, askedWith };
}

type AskedWords = Readonly<{ isSpanish: boolean; words: readonly string[] }>;
const wordsOfLists = new WeakMap<readonly string[], readonly AskedWords[]>();

/** The words of the questions that a section names, read once for each list: 'es:' stands before one in Spanish. */
function askedWords(questions: readonly string[]): readonly AskedWords[] {
  const known = wordsOfLists.get(questions);
  if (known !== undefined) return known;
  const read = questions.map((question) => {
    const isSpanish = question.startsWith(SPANISH);
    return { isSpanish, words: wordsOf(isSpanish ? question.slice(SPANISH.length) : question) };
  });
  wordsOfLists.set(questions, read);
  return read;
}

/** Stems of a passage for the index, those of headings, title and topics among them. */
export function searchedStems({
  document,
  topics,
  section,
  text,
  asked = [],
}: Pick<Passage, 'document' | 'topics' | 'section' | 'text' | 'asked'>): string[] {
  return [
    ...wordsOf([document, topics.join(' '), section, plainText(text.replaceAll('|', ' '))].join(' ')).map(
      stemOf,
    ),
    ...askedWords(asked).flatMap(({ isSpanish, words }) => words.map(isSpanish ? spanishStem : stemOf)),
  ];
}

type Counted = Pick<Passage, 'section' | 'text' | 'asked'>;

/** What passages add to a vocabulary: each word with the number of passages that have it in their own words or questions. */
export function countWords(passages: readonly Counted[]): WordCounts {
  const counter = wordCounter();
  counter.add(passages);
  return counter.counts();
}

/** The same for passages that come some at a time. */
export function wordCounter(): { add: (passages: readonly Counted[]) => void; counts: () => WordCounts } {
  const words = counts();
  const inQuestions = counts();
  let count = 0;
  let length = 0;
  let questions = 0;
  const add = ({ section, text, asked = [] }: Counted) => {
    const all = wordsOf(`${section} ${plainText(text.replaceAll('|', ' '))}`);
    count += 1;
    length += all.length;
    const found = new Set(all);
    for (const { isSpanish, words: said } of askedWords(asked)) {
      questions += 1;
      for (const word of new Set(isSpanish ? said.map(spanishStem) : said)) {
        inQuestions[word] = (inQuestions[word] ?? 0) + 1;
        // Words of another language are none of the documents', and no English word is mistyped for them.
        if (!isSpanish) found.add(word);
      }
    }
    for (const word of found) words[word] = (words[word] ?? 0) + 1;
  };
  return {
    add: (passages) => passages.forEach(add),
    counts: () => ({ passages: count, length, words, questions, asked: inQuestions }),
  };
}

/** Without what every object has: 'constructor' is a word like others. */
const counts = () => Object.create(null) as Record<string, number>;

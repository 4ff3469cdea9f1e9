import type { DocumentChunk } from '@tailboard/contract/documents.ts';
import type { WordCounts } from '../reading/spelling.ts';
import { askedOfPassage, smallStems } from '../models/asked-model.ts';
import { beliefWays } from '../models/belief-model.ts';
import { isTableText, plainText } from './markdown.ts';
import { unitTexts, type UnitText } from './units.ts';
import { stemOf, wordsOf } from '../reading/words.ts';

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

/** Takes a passage apart, with what was learned of its questions. Costs about 50 µs for 1,000 characters. */
export function readPassage(
  passage: Passage,
  asked: readonly AskedQuestion[] = askedOf(passage),
): ReadPassage {
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
    asked,
    askedWith: stemsInside(asked),
    stems,
    stemSet: new Set(stems),
    units,
    isTable: isTableText(passage.text),
  };
}

/** What was learned of the questions that a passage of the library answers; of any other, nothing. */
function askedOf(passage: Pick<Passage, 'documentKey' | 'section' | 'text'>): readonly AskedQuestion[] {
  const ways = beliefWays(passage);
  if (ways.length > 0) return ways;
  return askedOfPassage(passage).map((stems) => ({
    stems,
    content: stems.filter((stem) => !smallStems.has(stem)),
  }));
}

function stemsInside(asked: readonly AskedQuestion[]): ReadonlyMap<string, readonly number[]> {
  const askedWith = new Map<string, number[]>();
  for (const [at, { stems }] of asked.entries())
    for (const stem of stems) {
      const known = askedWith.get(stem);
      if (known === undefined) askedWith.set(stem, [at]);
      else known.push(at);
    }
  return askedWith;
}

/** Stems of a passage for the index: those of its words, headings, title and topics, and those that crews ask with. */
export const searchedStems = (
  passage: Pick<Passage, 'documentKey' | 'document' | 'topics' | 'section' | 'text'>,
): string[] => {
  const { document, topics, section, text } = passage;
  const own = [document, topics.join(' '), section, plainText(text.replaceAll('|', ' '))].join(' ');
  return [...wordsOf(own).map(stemOf), ...stemsInside(askedOf(passage)).keys()];
};

type Counted = Pick<Passage, 'section' | 'text'>;

/** What passages add to a vocabulary: each word with the number of passages that have it. */
export function countWords(passages: readonly (Counted & Pick<Passage, 'documentKey'>)[]): WordCounts {
  const counter = wordCounter();
  for (const passage of passages) counter.add(passage.documentKey, [passage]);
  return counter.counts();
}

type WordCounter = {
  add: (documentKey: string, passages: readonly Counted[]) => void;
  counts: () => WordCounts;
};

/** The same for passages that come some at a time. */
export function wordCounter(): WordCounter {
  // Without what every object has: 'constructor' is a word like others.
  const words = Object.create(null) as Record<string, number>;
  let count = 0;
  let length = 0;
  let ofLibrary = 0;
  const add = (documentKey: string, { section, text }: Counted) => {
    const all = wordsInside({ section, text });
    count += 1;
    length += all.length;
    if (askedOf({ documentKey, section, text }).length > 0) ofLibrary += 1;
    for (const word of new Set(all)) words[word] = (words[word] ?? 0) + 1;
  };
  return {
    add: (documentKey, passages) => {
      for (const passage of passages) add(documentKey, passage);
    },
    counts: () => ({ passages: count, length, words, ofLibrary }),
  };
}

/** The words of a passage and of its headings. */
export const wordsInside = ({ section, text }: Counted): string[] =>
  wordsOf(`${section} ${plainText(text.replaceAll('|', ' '))}`);

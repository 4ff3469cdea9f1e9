import type { DocumentChunk } from '@tailboard/contract/documents.ts';
import type { WordCounts } from '../reading/spelling.ts';
import { isTableText, plainText } from './markdown.ts';
import { unitTexts, type UnitText } from './units.ts';
import { beliefLines } from '../models/belief-model.ts';
import { sectionModel, sectionName } from '../models/section-model.ts';
import { stemOf, wordsOf } from '../reading/words.ts';

/** A passage with what its document is about. */
export type Passage = DocumentChunk & Readonly<{ document: string; topics: readonly string[] }>;

/** A sentence, a sentence of an item or a row, with its words. */
export type Unit = UnitText & Readonly<{ stems: readonly string[] }>;

/** A passage taken apart for ranking. */
export type ReadPassage = Readonly<{
  passage: Passage;
  /** Stems of the headings below the title, and phrases of them: 'edg', 'lead edg'. So with title and topics. */
  headings: ReadonlySet<string>;
  title: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  stems: readonly string[];
  /** The same, to look whether it has one at all. */
  stemSet: ReadonlySet<string>;
  units: readonly Unit[];
  isTable: boolean;
  /** Whether it corrects what is often believed. */
  isCorrection: boolean;
  /** Whether it is of a document that supervisors added. */
  isOwn: boolean;
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
  const isCorrection = beliefLines(passage) !== undefined;
  return {
    passage,
    headings: stemsAbove(below.join(' › ')),
    title: stemsAbove(passage.document),
    topics: stemsAbove(passage.topics.join(';')),
    stems,
    stemSet: new Set(stems),
    units,
    isTable: isTableText(passage.text),
    isCorrection,
    isOwn: !isCorrection && !sectionModel().sections.has(sectionName(passage)),
  };
}

/** Stems of a passage for the index, those of headings, title and topics among them. */
export const searchedStems = ({
  document,
  topics,
  section,
  text,
}: Pick<Passage, 'document' | 'topics' | 'section' | 'text'>): string[] =>
  wordsOf([document, topics.join(' '), section, plainText(text.replaceAll('|', ' '))].join(' ')).map(stemOf);

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
  const { sections } = sectionModel();
  let count = 0;
  let length = 0;
  let ofLibrary = 0;
  const add = (documentKey: string, { section, text }: Counted) => {
    const all = wordsOf(`${section} ${plainText(text.replaceAll('|', ' '))}`);
    count += 1;
    length += all.length;
    if (sections.has(sectionName({ documentKey, section }))) ofLibrary += 1;
    for (const word of new Set(all)) words[word] = (words[word] ?? 0) + 1;
  };
  return {
    add: (documentKey, passages) => {
      for (const passage of passages) add(documentKey, passage);
    },
    counts: () => ({ passages: count, length, words, ofLibrary }),
  };
}

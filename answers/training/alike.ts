import { readPassage, type AskedQuestion, type ReadPassage } from '../library/passages.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';
import { isCorrection } from '../deciding/beliefs.ts';
import { smallStems } from '../models/asked-model.ts';
import { stemsOf } from './asked-stems.ts';
import { libraryIndex } from './library.ts';
import { namedFor, type NamedQuestion } from './named-questions.ts';

/** From this share of common words on two questions are the same one in other words. */
const ALIKE = 0.7;

/** The passages of the library, read from its files without a database. */
export const { passages: reads, vocabulary } = await libraryIndex();

const contents = new Map<string, ReadonlySet<string>>();
export function contentOf(question: string): ReadonlySet<string> {
  const known = contents.get(question);
  if (known !== undefined) return known;
  const words = wordsOf(question);
  const telling = words.filter((word) => !isFiller(word));
  const content = new Set((telling.length > 0 ? telling : words).map(stemOf));
  contents.set(question, content);
  return content;
}

export function areAlike(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both >= ALIKE * (a.size + b.size - both);
}

/** A named question as the models have it. */
export function askedQuestion(named: NamedQuestion): AskedQuestion {
  const stems = stemsOf(named);
  return { stems, content: stems.filter((stem) => !smallStems.has(stem)) };
}

/** The library without what is nearly this question. */
export function without(question: string, from: readonly ReadPassage[] = reads): ReadPassage[] {
  const content = [...contentOf(question)];
  return from.map((read) => {
    if (isCorrection(read) || !content.some((stem) => read.askedWith.has(stem))) return read;
    const named = namedFor(read);
    const left = named.filter((other) => !areAlike(question, other.question));
    return left.length === named.length ? read : readPassage(read.passage, left.map(askedQuestion));
  });
}

import { isAt, rightPlaces } from '../evaluation/judge.ts';
import { countWords, readPassage, type ReadPassage } from '../library/passages.ts';
import { sectionName } from '../models/section-model.ts';
import { readQuestion } from '../reading/question.ts';
import { vocabularyOf } from '../reading/spelling.ts';
import { libraryPassages } from './library.ts';
import { namedQuestions, stemsOf, type Named } from './named-questions.ts';
import { learningSets } from './questions.ts';
import type { SectionExample } from './section-model.ts';

export type QuestionExample = SectionExample & Readonly<{ question: string }>;

/** What models are learned from: nothing here depends on a model that was learned before. */
export type SectionExamples = Readonly<{
  /** Questions with all sections that answer them. */
  questions: readonly QuestionExample[];
  /** Sections in their own words: a sentence or row each, and what stands above it. */
  texts: readonly SectionExample[];
}>;

const isOfSection = ({ belief }: Named) => belief === undefined;

const headed = ({ headings, title }: ReadPassage) =>
  [...headings, ...title].filter((stem) => !stem.includes(' '));

/** All examples, of 46,000 questions that pages name, and 9,000 labelled ones. Some 15 s. */
export function sectionExamples(): SectionExamples {
  const passages = libraryPassages();
  const named = namedQuestions();
  const vocabulary = vocabularyOf([{ ...countWords(passages), ofLibrary: passages.length }], stemsOf(named));
  const corrections = new Set(
    named.filter(({ belief }) => belief !== undefined).flatMap(({ names }) => names),
  );
  const reads = passages.filter((passage) => !corrections.has(sectionName(passage))).map(readPassage);
  const exampleOf = (question: string, right: readonly string[]): QuestionExample => ({
    question,
    said: [...readQuestion(question, vocabulary).stems],
    right,
  });
  const asked = new Map(
    named
      .filter(isOfSection)
      .map(({ names, question }) => [`${names.join()} ${question}`, { names, question }]),
  );
  const labelled = Object.values(learningSets)
    .flat()
    .flatMap((one) => {
      const places = rightPlaces(one);
      const right = reads
        .filter(({ passage }) => places.some((place) => isAt(passage, place)))
        .map(({ passage }) => sectionName(passage));
      return one.expect === null || right.length === 0 ? [] : [exampleOf(one.question, [...new Set(right)])];
    });
  return {
    questions: [...[...asked.values()].map(({ names, question }) => exampleOf(question, names)), ...labelled],
    texts: reads.flatMap((read) =>
      [...read.units.map(({ stems }) => stems), headed(read)].map((stems) => ({
        said: [...new Set(stems)],
        right: [sectionName(read.passage)],
      })),
    ),
  };
}

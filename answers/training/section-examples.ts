import { nameOf } from '../ranking/section-model.ts';
import type { ReadPassage } from '../library/passages.ts';
import { prepareQuery } from '../deciding/query.ts';
import { isCorrection } from '../deciding/beliefs.ts';
import { areAlike, contentOf, reads as all, vocabulary } from './alike.ts';
import { isAt, rightPlaces } from '../evaluation/judge.ts';
import { checkNamed, namedFor } from './named-questions.ts';
import { learningSets } from './questions.ts';
import type { SectionCase } from './section-model.ts';

/** What corrects a belief is found by what is said, not learned. */
checkNamed(all);
const reads = all.filter((read) => !isCorrection(read));

type QuestionCase = SectionCase & Readonly<{ question: string }>;

const saidIn = (question: string) => [...prepareQuery(question, vocabulary).said];

/** What sections name as asked, and the labelled questions with all sections that answer them. Some minutes for 45,000. */
export function questionCases(): QuestionCase[] {
  const named = new Map<string, QuestionCase>();
  for (const read of reads) {
    const name = nameOf(read);
    for (const { question } of namedFor(read)) {
      named.set(`${name} ${question}`, { question, said: saidIn(question), right: [name] });
    }
  }
  const labelled = Object.values(learningSets)
    .flat()
    .flatMap((one) => {
      const places = rightPlaces(one);
      const right = reads
        .filter(({ passage }) => places.some((place) => isAt(passage, place)))
        .map((read) => nameOf(read));
      return one.expect === null || right.length === 0
        ? []
        : [{ question: one.question, said: saidIn(one.question), right: [...new Set(right)] }];
    });
  return [...named.values(), ...labelled];
}

const headed = ({ headings, title }: ReadPassage) =>
  [...headings, ...title].filter((stem) => !stem.includes(' '));

/** Sections in their own words: a sentence or row each, and what stands above it. */
export const textCases: readonly SectionCase[] = reads.flatMap((read) =>
  [...read.units.map(({ stems }) => stems), headed(read)].map((stems) => ({
    said: [...new Set(stems)],
    right: [nameOf(read)],
  })),
);

/** Those that are none of these questions, nor nearly one of them. */
export function casesWithout(
  cases: readonly QuestionCase[],
  questions: readonly string[],
): readonly QuestionCase[] {
  const byStem = new Map<string, string[]>();
  for (const question of questions)
    for (const stem of contentOf(question)) {
      const others = byStem.get(stem);
      if (others === undefined) byStem.set(stem, [question]);
      else others.push(question);
    }
  return cases.filter(({ question }) => {
    const near = new Set([...contentOf(question)].flatMap((stem) => byStem.get(stem) ?? []));
    return ![...near].some((other) => areAlike(question, other));
  });
}

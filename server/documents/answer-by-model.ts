import { citationOf, shownPassage } from '@tailboard/answers/quoting/answer.ts';
import { quotedUnits } from '@tailboard/answers/library/units.ts';
import { meeting } from '@tailboard/answers/deciding/required-content.ts';
import { emergencyFirst } from '@tailboard/answers/emergency/answer-emergency.ts';
import type { RankedPassage } from '@tailboard/answers/ranking/rank.ts';
import { NO_ANSWER, type DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { DocumentModel } from './document-model.ts';
import { unknownNumber } from './known-numbers.ts';
import type { Found } from './search.ts';

/** Passages that the model is given. */
const MOST_PASSAGES = 8;
const LONGEST_ANSWER = 4_000;

/** Thrown where a model's answer cannot be used. */
class UnusableAnswerError extends Error {}

/**
 * The answer of a model, out of passages that we found and nothing else. We attach the citations: marks that name none of the
 * passages are dropped, and an answer without any, or with a number that stands in no passage it cites, is not used. Rejects
 * then, and when the model server does.
 */
export async function answerByModel(
  model: DocumentModel,
  {
    question,
    found,
    ...asking
  }: { question: string; found: Found; user: Readonly<{ id: number }>; signal: AbortSignal; askedAt: number },
): Promise<DocumentAnswer> {
  const { demand } = found.query;
  const passages = (demand === null ? found.passages : meeting(found.passages, demand)).slice(
    0,
    MOST_PASSAGES,
  );
  if (model.writeAnswer === null || passages.length === 0)
    throw new UnusableAnswerError('There is nothing to answer from');
  const written = await model.writeAnswer(
    question,
    passages.map(({ read }) => read.passage),
    asking,
  );
  const { emergency, language } = found.query;
  const first = emergency.now === 'no' ? null : emergencyFirst(emergency, language);
  const before = first?.citations ?? [];
  const text = written.trim();
  if (text === '' || text.length > LONGEST_ANSWER)
    throw new UnusableAnswerError('No answer, or far too long a one');
  if (saysNothing(text)) {
    return {
      answer: first === null ? NO_ANSWER : `${first.answer}\n\n${NO_ANSWER}`,
      sourcesUsed: [],
      citations: [...before],
      nearest: passages.slice(0, 3).map((one) => shownPassage(one)),
      answered: false,
      emergency: first !== null,
      source: 'model',
    };
  }
  const { answer, cited } = withOurMarks(text, passages.length, before.length);
  if (cited.length === 0) throw new UnusableAnswerError('The answer cites no passage');
  const quoted = cited.flatMap((number) => passages[number - 1] ?? []);
  const standing = quoted.map(({ read }) => `${read.passage.section} ${read.passage.text}`);
  if (unknownNumber(answer, standing) !== null)
    throw new UnusableAnswerError('The answer has a number that no cited passage has');
  const citations = [...before, ...quoted.map((ranked) => citationOf(ranked, wholeQuote(ranked)))];
  return {
    answer: first === null ? answer : `${first.answer}\n\n${answer}`,
    sourcesUsed: [...new Set(citations.map(({ document }) => document))],
    citations,
    nearest: [],
    answered: true,
    emergency: first !== null,
    source: 'model',
  };
}

const wholeQuote = ({ read }: RankedPassage) =>
  quotedUnits(read.units.map((unit, index) => ({ unit, index })));

const saysNothing = (text: string) => text.includes(NO_ANSWER) && text.length < NO_ANSWER.length + 40;

/** The marks renumbered in the order in which they come, after `before` others; those of passages that do not exist are dropped. */
function withOurMarks(text: string, count: number, before: number): { answer: string; cited: number[] } {
  const cited: number[] = [];
  const answer = text
    .replaceAll(/\s?\[(\d+(?:\s*,\s*\d+)*)\]/g, (mark, list: string) => {
      const known = list
        .split(',')
        .map(Number)
        .filter((number) => number >= 1 && number <= count);
      if (known.length === 0) return '';
      const ours = known.map((number) => {
        if (!cited.includes(number)) cited.push(number);
        return `[${before + cited.indexOf(number) + 1}]`;
      });
      return `${mark.startsWith('[') ? '' : ' '}${ours.join('')}`;
    })
    .trim();
  return { answer, cited };
}

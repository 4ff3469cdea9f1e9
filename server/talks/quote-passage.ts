import { unitTexts } from '@tailboard/answers/library/units.ts';
import { isFiller, stemOf, wordsOf } from '@tailboard/answers/reading/words.ts';
import type { TalkTopic } from '@tailboard/contract/talks.ts';

type Question = Pick<TalkTopic['questions'][number], 'question' | 'choices' | 'correct' | 'section'>;

/** What a word of the right answer counts against one of the question; a number most of all. */
const WEIGHTS = { number: 4, answer: 2, question: 1 } as const;
/** Characters that cost as much as a word of the question: of two passages that say the same the shorter is quoted. */
const COST = 120;
/** Sentences that are quoted at most of a section with more characters than SHORT; a shorter one is quoted whole. */
const LONGEST = 3;
const SHORT = 260;

/**
 * The words of a safety document (its Markdown) that answer a check question: a few sentences of the section that the question
 * names. Empty where there is no such section.
 */
export function quotePassage(markdown: string, question: Question): string {
  const blocks = sectionOf(markdown, question.section)
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const units = unitTexts(block);
      // A row of a table stands for itself.
      return units.some(({ isRow }) => isRow)
        ? units.map(({ text }) => [text])
        : [units.map(({ text }) => text)];
    });
  const whole = blocks.flat().join(' ');
  if (whole.length <= SHORT) return whole;
  const passages = blocks.flatMap((sentences) =>
    sentences.flatMap((_, from) =>
      Array.from({ length: LONGEST }, (_each, more) => sentences.slice(from, from + more + 1).join(' ')),
    ),
  );
  const wanted = wantedWords(question);
  const worth = (passage: string) => {
    const said = new Set(stemsOf(passage));
    const found = [...wanted].filter(([stem]) => said.has(stem)).map(([, weight]) => weight);
    return found.reduce((sum, weight) => sum + weight, 0) - passage.length / COST;
  };
  return passages.reduce((best, each) => (best === '' || worth(each) > worth(best) ? each : best), '');
}

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

function wantedWords({ question, choices, correct }: Question): Map<string, number> {
  const weigh = (words: readonly string[], weight: number) =>
    words.map((word) => [stemOf(word), /^\d/.test(word) ? WEIGHTS.number : weight] as const);
  return new Map([
    ...weigh(
      wordsOf(question).filter((word) => !isFiller(word)),
      WEIGHTS.question,
    ),
    // Of an answer every word counts, also one such as 'two' or 'not'.
    ...weigh(wordsOf(choices[correct] ?? ''), WEIGHTS.answer),
  ]);
}

/** What is read under a heading, up to the next one: without the comments that only the search reads. */
function sectionOf(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const isHeading = (line: string) => /^#+ /.test(line);
  const at = lines.findIndex((line) => isHeading(line) && line.replace(/^#+ /, '').trim() === heading);
  if (at === -1) return '';
  const end = lines.findIndex((line, index) => index > at && isHeading(line));
  return lines
    .slice(at + 1, end === -1 ? undefined : end)
    .join('\n')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim();
}

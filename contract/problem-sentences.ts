import type { Problem } from './problems.ts';
import type { WrittenSentence } from './sentence.ts';

/** What a problem that was just received says, by codes. Without schemas: every page begins with it. */
export const sentencesOfProblem = ({
  code,
  detail,
  sentences,
}: Pick<Problem, 'detail' | 'sentences'> & { code: string }): readonly WrittenSentence[] =>
  sentences ?? [{ text: detail, code: `problem.${code}` }];

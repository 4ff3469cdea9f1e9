import type { ReadPassage } from '../library/passages.ts';
import type { RankedQuestion } from './section-model.ts';
import { askedCounts } from '../models/asked-model.ts';

/** Questions that everyone has in mind, so that a passage with few of them is not judged by those alone. */
const IN_MIND = 12;
/** A word that none of its questions has speaks no more than this against a passage. */
const LEAST = -1;
/** Any two words stand side by side in one of so many questions. */
const PAIRS = 2_000;

/** How much oftener `count` of `questions` is than a share of all of them, as a logarithm. */
const oftener = (count: number, questions: number, share: number) =>
  Math.log((count + IN_MIND * share) / (questions + IN_MIND) / share);

/**
 * How much the words of a question speak for a passage: each by how much oftener the questions that the passage is said to answer
 * have it than all questions, small words like 'who' and 'when' too. A sum of logarithms, as in a naive Bayes classifier; 0: as often.
 */
export function wordsFit({ asked, askedWith }: ReadPassage, { said }: RankedQuestion): number {
  if (asked.length === 0) return 0;
  const { all, questions } = askedCounts();
  let fit = 0;
  for (const stem of said) {
    const share = ((questions.get(stem) ?? 0) + 0.3) / all;
    fit += Math.max(LEAST, oftener(askedWith.get(stem)?.length ?? 0, asked.length, share));
  }
  return fit;
}

/** The same of two words side by side: 'tie off' is neither 'tie' nor 'off'. Only those count that its questions have. */
export function pairsFit({ asked }: ReadPassage, { followedBy }: RankedQuestion): number {
  const counts = new Map<string, number>();
  for (const { stems } of asked) {
    for (let at = 1; at < stems.length; at += 1) {
      const [first = '', second = ''] = [stems[at - 1], stems[at]];
      if (followedBy.get(first) !== second) continue;
      const pair = `${first} ${second}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  let fit = 0;
  for (const count of counts.values()) fit += oftener(count, asked.length, 1 / PAIRS);
  return fit;
}

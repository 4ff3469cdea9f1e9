import type { ReadPassage } from '../library/passages.ts';
import { rankPassage, rankPassages, type RankedPassage } from '../ranking/rank.ts';
import type { Vocabulary } from '../reading/spelling.ts';
import { correctionOf, isCorrection } from './beliefs.ts';
import type { PreparedQuery } from './query.ts';

/** The passages that meet a question, best first. What corrects the question comes before all others, else not at all. */
export function findPassages(
  passages: Iterable<ReadPassage>,
  query: PreparedQuery,
  vocabulary: Vocabulary,
): RankedPassage[] {
  const all = [...passages];
  const correction = correctionOf(all, query);
  const ranked = rankPassages(
    all.filter((read) => !isCorrection(read)),
    query,
    vocabulary,
  );
  return correction === null ? ranked : [rankPassage(correction, query, vocabulary), ...ranked];
}

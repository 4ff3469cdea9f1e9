import type { ReadPassage } from '@tailboard/answers/library/passages.ts';
import type { PreparedQuery } from '@tailboard/answers/deciding/query.ts';
import { rankPassage, type RankedPassage } from '@tailboard/answers/ranking/rank.ts';
import type { Vocabulary } from '@tailboard/answers/reading/spelling.ts';

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const K = 60;

/** One order out of two: by words and by meaning. Who asks for a section number gets those that cite it first all the same. */
export function fuseRanks(
  byWords: readonly RankedPassage[],
  byMeaning: readonly ReadPassage[],
  { query, vocabulary }: { query: PreparedQuery; vocabulary: Vocabulary },
): RankedPassage[] {
  const fused = new Map<ReadPassage, { ranked: RankedPassage; score: number }>();
  for (const [rank, ranked] of byWords.entries())
    fused.set(ranked.read, { ranked, score: 1 / (K + rank + 1) });
  for (const [rank, read] of byMeaning.entries()) {
    const known = fused.get(read);
    const score = (known?.score ?? 0) + 1 / (K + rank + 1);
    fused.set(read, { ranked: known?.ranked ?? rankPassage(read, query, vocabulary), score });
  }
  return [...fused.values()]
    .toSorted(
      (a, b) => b.ranked.cited - a.ranked.cited || b.score - a.score || b.ranked.score - a.ranked.score,
    )
    .map(({ ranked }) => ranked);
}

import type { AskedStems } from '../models/asked-model.ts';
import { spanishStem } from '../reading/spanish-stems.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';
import { spanishFillers } from '../words/spanish-fillers.ts';
import type { NamedQuestion } from './named-questions.ts';

const stemmer = ({ language }: NamedQuestion) => (language === 'es' ? spanishStem : stemOf);

const isSmall = (word: string, { language }: NamedQuestion) =>
  language === 'es' ? spanishFillers.has(word) : isFiller(word);

const kept = new WeakMap<NamedQuestion, AskedStems>();

/** The stems of a question, each once. */
export function stemsOf(named: NamedQuestion): AskedStems {
  const known = kept.get(named);
  if (known !== undefined) return known;
  const stems = [...new Set(wordsOf(named.question).map(stemmer(named)))];
  kept.set(named, stems);
  return stems;
}

/** Stems that are those of small words more often than of others. */
export function smallStemsIn(questions: Iterable<NamedQuestion>): string[] {
  const balance = new Map<string, number>();
  for (const named of questions)
    for (const word of wordsOf(named.question)) {
      const stem = stemmer(named)(word);
      balance.set(stem, (balance.get(stem) ?? 0) + (isSmall(word, named) ? 1 : -1));
    }
  return [...balance]
    .filter(([, more]) => more > 0)
    .map(([stem]) => stem)
    .toSorted();
}

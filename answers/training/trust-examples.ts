import { parentPort, workerData } from 'node:worker_threads';
import { prepareQuery } from '../deciding/query.ts';
import { findPassages } from '../deciding/find-passages.ts';
import { trustFigures } from '../deciding/trust.ts';
import { isAt, rightPlaces } from '../evaluation/judge.ts';
import { questionSets, unseenSets, type Asked } from '../evaluation/sets.ts';
import { likelyBy } from '../models/section-model.ts';
import { alikeTo } from './alike.ts';
import { libraryIndex } from './library.ts';
import { learningSets, nearMisses } from './questions.ts';
import { sectionExamples } from './section-examples.ts';
import { learnSections } from './section-model.ts';

// A thread of learn-trust.ts: how every `folds`-th labelled question is answered by a section model that has seen neither it nor one
// nearly like it. Posts its examples.

/** What is known of the best passage for a question, and whether it is right. */
export type TrustExample = Readonly<{
  set: string;
  /** The best passage's document: parts are made by it, so that what is asked of a document is not learned from it. */
  key: string;
  label: 'right' | 'wrong' | 'none';
  figures: Readonly<Record<string, number>>;
  stems: readonly string[];
  isPrivate: boolean;
}>;

export type Fold = Readonly<{ fold: number; folds: number }>;

type Labelled = Readonly<{ set: string; asked: Asked }>;

const labelled: readonly Labelled[] = [
  ...Object.entries({ ...questionSets, ...learningSets })
    .filter(([set]) => !unseenSets.has(set))
    .flatMap(([set, questions]) => questions.map((asked) => ({ set, asked }))),
  ...nearMisses.map((question, id) => ({
    set: 'near misses',
    asked: { id, kind: 'unanswerable', question, expect: null },
  })),
];

async function examplesOf({ fold, folds }: Fold): Promise<TrustExample[]> {
  const held = labelled.filter((_, at) => at % folds === fold);
  const isHeld = alikeTo(held.map(({ asked }) => asked.question));
  const { questions, texts } = sectionExamples();
  const model = learnSections([...questions.filter(({ question }) => !isHeld(question)), ...texts]);
  const { passages: reads, vocabulary } = await libraryIndex();
  return held.flatMap(({ set, asked }): TrustExample[] => {
    const { question, expect, documentKeys, quoteOk } = asked;
    if (expect !== null && ('emergency' in expect || expect.refusalOk === true)) return [];
    if (quoteOk !== undefined) return [];
    const read = prepareQuery(question, vocabulary);
    // Those are decided otherwise.
    if (read.cites.length > 0 || read.emergency.now === 'yes') return [];
    const query = { ...read, likely: likelyBy(model, read.stems) };
    const selected =
      documentKeys === undefined
        ? reads
        : reads.filter(({ passage }) => documentKeys.includes(passage.documentKey));
    const passages = findPassages(selected, query, vocabulary);
    const [best] = passages;
    if (best === undefined || best.read.isCorrection) return [];
    const isRight = rightPlaces(asked).some((place) => isAt(best.read.passage, place));
    return [
      {
        set,
        key: best.read.passage.documentKey,
        label: expect === null ? 'none' : isRight ? 'right' : 'wrong',
        figures: trustFigures(best, passages, query),
        stems: [...query.stems],
        isPrivate: query.isPrivate,
      },
    ];
  });
}

if (parentPort !== null) parentPort.postMessage(await examplesOf(workerData as Fold));

import { Worker } from 'node:worker_threads';
import { writeWeights } from '../models/weight-lines.ts';
import { fitLogistic, type Case } from './logistic.ts';
import type { Fold, TrustExample } from './trust-examples.ts';
import { writeModel } from './write-model.ts';

// Learns from labelled questions when the best passage is trusted, and says how well it does on questions about other documents than
// those it learned from. A step of `npm run answers:learn`, after the sections: it judges by what they say.

/** Each thread learns a section model without its part of the questions. */
const FOLDS = 2;
/** Words in fewer questions than this are of one matter and tell nothing about others. */
const LEAST_QUESTIONS = 10;
const PARTS = 3;
/** Ridge penalties, in standard deviations: found by trying on questions left out. */
const PENALTY = { figure: 3, word: 6 };
/** Odds from which on a passage is quoted, as a logarithm. */
const THRESHOLD = 0.5;

/**
 * Near misses and what was written to be learned from are harder than what is asked on an ordinary day; those whose writers had not
 * read the documents, from the fifth on, are most like it.
 */
const HARD = /^(?:near misses|(?:first|second|third|fourth) writer)$/;
const countsFor = (set: string) => (HARD.test(set) ? 0.5 : set.endsWith(' writer') ? 3 : 1);

const threads = Array.from(
  { length: FOLDS },
  (_, fold) =>
    new Promise<TrustExample[]>((resolve, reject) => {
      const worker = new Worker(new URL('trust-examples.ts', import.meta.url), {
        workerData: { fold, folds: FOLDS } satisfies Fold,
      });
      worker.once('message', resolve);
      worker.once('error', reject);
    }),
);
const all = (await Promise.all(threads)).flat();

const figureNames = Object.keys(all[0]?.figures ?? {});
const counts = new Map<string, number>();
for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
const wordNames = [...counts]
  .filter(([, count]) => count >= LEAST_QUESTIONS)
  .map(([stem]) => stem)
  .toSorted();

function caseOf({ set, figures, stems, label }: TrustExample): Case {
  const has = new Set(stems);
  return {
    counts: countsFor(set),
    figures: figureNames.map((name) => figures[name] ?? 0),
    words: wordNames.map((stem) => Number(has.has(stem))),
    is: label === 'right',
  };
}
const learn = (from: readonly TrustExample[]) => fitLogistic(from.map(caseOf), PENALTY);

/** Trust of each question, learned from others than those about the same document. */
function crossValidated(): { one: TrustExample; trust: number }[] {
  const keys = [...new Set(all.map(({ key }) => key))].toSorted();
  const part = ({ key }: TrustExample) => keys.indexOf(key) % PARTS;
  return Array.from({ length: PARTS }, (_, at) => at).flatMap((at) => {
    const model = learn(all.filter((one) => part(one) !== at));
    return (
      all
        .filter((one) => part(one) === at)
        // What belongs to one person or company is refused whatever the trust.
        .map((one) => ({ one, trust: one.isPrivate ? Number.NEGATIVE_INFINITY : model.of(caseOf(one)) }))
    );
  });
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const judged = crossValidated();
const [none, answerable] = [
  judged.filter(({ one }) => one.label === 'none'),
  judged.filter(({ one }) => one.label !== 'none'),
];
console.log(
  `trust: ${answerable.length} answerable, ${none.length} not; learned from questions about other documents`,
);
console.table(
  [-1, -0.5, 0, 0.5, 1].map((least) => {
    const trusted = answerable.filter(({ trust }) => trust > least);
    return {
      'odds from': least,
      'unanswerable answered': percent(none.filter(({ trust }) => trust > least).length, none.length),
      'answerable refused': percent(answerable.length - trusted.length, answerable.length),
      'answers right': percent(trusted.filter(({ one }) => one.label === 'right').length, trusted.length),
    };
  }),
);

const model = learn(all);
const rounded = (value: number) => Number(value.toFixed(2));
writeModel(
  'trust',
  `When a passage of the library is trusted to answer: weights of a logistic regression, in logarithms of odds. \`never\` is that of a question of which nothing is known, less the odds from which on a passage is quoted; \`figures\` are those of deciding/trust.ts; \`words\` of each stem in ${LEAST_QUESTIONS} questions or more, in hundredths.`,
  {
    never: rounded(model.intercept - THRESHOLD),
    figures: Object.fromEntries(figureNames.map((figure, at) => [figure, rounded(model.figures[at] ?? 0)])),
    words: writeWeights(wordNames.map((word, at) => [word, model.words[at] ?? 0])),
  },
);

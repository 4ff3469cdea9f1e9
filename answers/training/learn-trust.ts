import { brokenRules, type Rule } from '../deciding/rules.ts';
import { prepareQuery } from '../deciding/query.ts';
import { findPassages } from '../deciding/find-passages.ts';
import { trustFigures } from '../deciding/trust.ts';
import { writeWeights } from '../models/weight-lines.ts';
import { weights } from '../ranking/weights.ts';
import { reads, vocabulary, without } from './alike.ts';
import { fitLogistic, type Case } from './logistic.ts';
import { withoutLearned } from './section-folds.ts';
import { isAt, rightPlaces } from '../evaluation/judge.ts';
import { questionSets, unseenSets, type Asked } from '../evaluation/sets.ts';
import { learningSets, nearMisses } from './questions.ts';
import { writeModel } from './write-model.ts';

// `npx node answers/training/learn-trust.ts [--each] [--write]`: learns from labelled questions when the best passage is trusted, and says how
// well it does on questions that it has not learned from, at several thresholds; with --each on those of each writer, too. With
// --write the weights learned from all of them are put into answers/models/trust.json. Some minutes for 10,000 questions.

/** Words in fewer questions than this are of one matter and tell nothing about others. */
const LEAST_QUESTIONS = 10;
const PARTS = 10;
/** Ridge penalties, in standard deviations: found by trying on questions left out. */
const PENALTY = { figure: 3, word: 6 };

type Label = 'right' | 'wrong' | 'none';
type One = {
  set: string;
  question: string;
  /** The best passage's document: parts are made by it, so that what is asked of a document is not learned from it. */
  key: string;
  label: Label;
  figures: Readonly<Record<string, number>>;
  stems: ReadonlySet<string>;
  named: boolean;
  isPrivate: boolean;
  exact: boolean;
  broken: readonly Rule[];
};

function readOne(set: string, asked: Asked): One[] {
  const { expect, documentKeys } = asked;
  if (expect !== null && ('emergency' in expect || expect.refusalOk === true)) return [];
  if (asked.quoteOk !== undefined) return [];
  const query = withoutLearned(asked.question, prepareQuery(asked.question, vocabulary));
  // Those are decided otherwise.
  if (query.cites.length > 0 || query.spelled !== null || query.emergency.now === 'yes') return [];
  const selected = reads.filter(
    ({ passage }) => documentKeys === undefined || documentKeys.includes(passage.documentKey),
  );
  // All sets have been read by those who wrote the library's questions, and many of the learning ones are named in it.
  const from = without(asked.question, selected);
  const passages = findPassages(from, query, vocabulary);
  const [best] = passages;
  if (best === undefined) return [];
  const isRight = rightPlaces(asked).some((place) => isAt(best.read.passage, place));
  return [
    {
      set,
      question: asked.question,
      key: best.read.passage.documentKey,
      label: expect === null ? 'none' : isRight ? 'right' : 'wrong',
      figures: trustFigures(best, passages, query),
      stems: query.said,
      isPrivate: query.isPrivate,
      named: best.read.asked.length > 0,
      exact: best.asked >= weights.askedExactly,
      broken: brokenRules(best, query),
    },
  ];
}

const all: One[] = [
  ...Object.entries({ ...questionSets, ...learningSets })
    .filter(([set]) => !unseenSets.has(set))
    .flatMap(([set, questions]) => questions.flatMap((one) => readOne(set, one))),
  ...nearMisses.flatMap((question, id) =>
    readOne('near misses', { id, kind: 'unanswerable', question, expect: null }),
  ),
].filter(({ named }) => named);

const figureNames = Object.keys(all[0]?.figures ?? {});
const counts = new Map<string, number>();
for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
const wordNames = [...counts]
  .filter(([, count]) => count >= LEAST_QUESTIONS)
  .map(([stem]) => stem)
  .toSorted();

/**
 * Near misses and what was written to be learned from are harder than what is asked on an ordinary day; those whose writers had not
 * read the documents are most like it.
 */
const COUNTS: Readonly<Record<string, number>> = {
  'near misses': 0.5,
  'first writer': 0.5,
  'second writer': 0.5,
  'third writer': 0.5,
  'fourth writer': 0.5,
  'fifth writer': 3,
  'sixth writer': 3,
  'seventh writer': 3,
  'eighth writer': 3,
  'ninth writer': 3,
  'tenth writer': 3,
  'eleventh writer': 3,
  'twelfth writer': 3,
  'thirteenth writer': 3,
  'fourteenth writer': 3,
  'fifteenth writer': 3,
  'sixteenth writer': 3,
  'seventeenth writer': 3,
  'eighteenth writer': 3,
  'nineteenth writer': 3,
  'twentieth writer': 3,
  'twenty-first writer': 3,
  'twenty-second writer': 3,
  'twenty-third writer': 3,
  'twenty-fourth writer': 3,
  'twenty-fifth writer': 3,
};

const caseOf = ({ set, figures, stems, label }: One): Case => ({
  counts: COUNTS[set] ?? 1,
  figures: figureNames.map((name) => figures[name] ?? 0),
  words: wordNames.map((stem) => Number(stems.has(stem))),
  is: label === 'right',
});
const learn = (from: readonly One[]) => fitLogistic(from.map(caseOf), PENALTY);

type Judged = Readonly<{ one: One; trust: number }>;
type Model = ReturnType<typeof learn>;

/** What belongs to one person or company is refused whatever the trust. */
const judgedBy = (model: Model, one: One): Judged => ({
  one,
  trust: one.isPrivate ? Number.NEGATIVE_INFINITY : model.of(caseOf(one)),
});

/** Trust of each question, learned from others than those about the same document. */
function crossValidated(of: (one: One) => boolean): Judged[] {
  const keys = [...new Set(all.map(({ key }) => key))].toSorted();
  const part = (key: string) => keys.indexOf(key) % PARTS;
  return Array.from({ length: PARTS }, (_, at) => at).flatMap((at) => {
    const model = learn(all.filter(({ key }) => part(key) !== at));
    return all.filter((one) => of(one) && part(one.key) === at).map((one) => judgedBy(model, one));
  });
}

const percent = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);

/** At thresholds by which a share of the unanswerable is answered: how many of the others are refused, and how many are wrong. */
function printShares(name: string, judged: readonly Judged[]): void {
  const none = judged
    .filter(({ one }) => one.label === 'none')
    .map(({ trust }) => trust)
    .toSorted((a, b) => b - a);
  const answerable = judged.filter(({ one }) => one.label !== 'none');
  const right = answerable.filter(({ one }) => one.label === 'right');
  console.log(
    `${name}: ${answerable.length} answerable (${right.length} with the right section first), ${none.length} not`,
  );
  console.table(
    [0.02, 0.03, 0.05, 0.08, 0.1, 0.15].map((share) => {
      const least = none[Math.floor(share * none.length)] ?? 0;
      const trusted = answerable.filter(({ trust }) => trust > least);
      const wrong = trusted.filter(({ one }) => one.label === 'wrong').length;
      return {
        'unanswerable answered': percent(none.filter((trust) => trust > least).length, none.length),
        'answerable refused': percent(answerable.length - trusted.length, answerable.length),
        'of those with the right section first': percent(
          right.filter(({ trust }) => trust <= least).length,
          right.length,
        ),
        'citations right': percent(trusted.length - wrong, trusted.length),
        threshold: least.toFixed(2),
      };
    }),
  );
}

const isLearning = ({ set }: One) => set in learningSets;
if (process.argv.includes('--each'))
  for (const set of Object.keys(learningSets)) {
    const model = learn(all.filter((one) => one.set !== set));
    printShares(
      `${set} learning set, learned from all others`,
      all.filter((one) => one.set === set).map((one) => judgedBy(model, one)),
    );
  }
const judged = crossValidated(() => true);
printShares(
  'learning sets, learned from questions about other documents',
  judged.filter(({ one }) => isLearning(one)),
);
printShares('all sets, learned from questions about other documents', judged);

/** What a rule keeps from being answered that is trusted. */
const rules = [...new Set(all.flatMap(({ broken }) => broken))];
console.table(
  Object.fromEntries(
    rules.map((rule) => {
      const against = judged.filter(
        ({ one, trust }) => trust > 0.5 && !one.exact && one.broken.includes(rule),
      );
      const of = (label: Label) => against.filter(({ one }) => one.label === label).length;
      return [rule, { right: of('right'), wrong: of('wrong'), none: of('none') }];
    }),
  ),
);

if (process.argv.includes('--write')) {
  const least = Number(process.argv[process.argv.indexOf('--write') + 1] ?? 0);
  const model = learn(all);
  const rounded = (value: number) => Number(value.toFixed(2));
  const command = 'npx node answers/training/learn-trust.ts --write';
  writeModel(
    'trust',
    {
      about: `When a passage that names questions is trusted to answer one: weights of a logistic regression from ${all.length} labelled questions, in logarithms of odds. \`never\` is that of a question of which nothing is known, less the odds from which on a passage is quoted; \`figures\` are those of deciding/trust.ts; \`words\` of each stem in ${LEAST_QUESTIONS} questions or more, in hundredths.`,
      command: least === 0 ? command : `${command} ${least}`,
      input: all.map(caseOf),
    },
    {
      never: rounded(model.intercept - least),
      figures: Object.fromEntries(figureNames.map((figure, at) => [figure, rounded(model.figures[at] ?? 0)])),
      words: writeWeights(wordNames.map((word, at) => [word, model.words[at] ?? 0])),
    },
  );
}

import { libraryIndex } from '../training/library.ts';
import { engineOf } from './engine.ts';
import { evaluate, type Figures } from './evaluate.ts';
import { parts, without } from './parts.ts';
import { blindSets, openSets, type EvaluationSets } from './sets.ts';
import type { Share } from './share.ts';

// `npm run answers:ablate [-- --blind] [-- --every=10] [-- measure]`: what each part of the ranking and of the deciding is worth on each set,
// as the points by which a figure falls (-) or rises (+) without it. `--every`: one question of so many. Words: only parts
// whose names have one of them. What was learned was learned with all parts, so that each looks somewhat dearer than it is.

const FIGURES = [
  'right section first',
  'among the first 3',
  'citations right',
  'unanswerable refused',
  'answerable refused',
  'false premise corrected',
];

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const every = Number(process.argv.find((word) => word.startsWith('--every='))?.slice('--every='.length) ?? 1);
const { questions, recordkeeping } = process.argv.includes('--blind') ? blindSets() : openSets();
const oneOf = <One>(sets: Readonly<Record<string, readonly One[]>>) =>
  Object.fromEntries(
    Object.entries(sets).map(([name, set]) => [name, set.filter((_, at) => at % every === 0)]),
  );
const sets: EvaluationSets = {
  questions: oneOf(questions),
  recordkeeping: oneOf(recordkeeping),
  pairs: {},
  hurt: {},
  emergencies: {},
};

const pointsOf = ([of, from]: Share) => (from === 0 ? 0 : (100 * of) / from);
const change = (now: Share, before: Share): string => {
  const points = (pointsOf(now) - pointsOf(before)).toFixed(1);
  return Number(points) === 0 ? '' : points.startsWith('-') ? points : `+${points}`;
};

const { passages, vocabulary } = await libraryIndex();
const whole = evaluate(engineOf({ passages, vocabulary }), sets);
const chosen = parts.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const results = new Map<string, Figures>();
for (const part of chosen) {
  const index = { passages: part.passage === undefined ? passages : passages.map(part.passage), vocabulary };
  results.set(
    part.name,
    without(part, () => evaluate(engineOf(index, part.query), sets)),
  );
  process.stderr.write(`${results.size} of ${chosen.length} parts\r`);
}
for (const figure of FIGURES) {
  const having = Object.keys(whole).filter((set) => whole[set]?.[figure] !== undefined);
  if (having.length === 0) continue;
  console.log(`\n${figure}`);
  const row = (of: (set: string) => string) => Object.fromEntries(having.map((set) => [set, of(set)]));
  console.table({
    'with all parts, %': row((set) => pointsOf(whole[set]?.[figure] ?? [0, 0]).toFixed(1)),
    ...Object.fromEntries(
      [...results].map(([name, figures]) => [
        name,
        row((set) => change(figures[set]?.[figure] ?? [0, 0], whole[set]?.[figure] ?? [0, 0])),
      ]),
    ),
  });
}

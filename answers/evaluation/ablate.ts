import type { PreparedQuery } from '../deciding/query.ts';
import { weights } from '../ranking/weights.ts';
import { spanish, synonyms } from '../reading/phrases.ts';
import { libraryIndex } from '../training/library.ts';
import { engineOf } from './engine.ts';
import { evaluate, type Figures } from './evaluate.ts';
import { openSets, unseenSets } from './sets.ts';

// `npm run answers:ablate [-- --all]`: what each part of the engine is worth: the figures of the engine
// without it, on the sets
// that nothing was learned from, with --all on every open set. Trust stays as learned with all parts. Some
// minutes a set.

type Part = Readonly<{
  /** What is read of a question without the part. */
  change?: (query: PreparedQuery) => PreparedQuery;
  /** Takes the part out of a list or table, and gives what puts it back. */
  remove?: () => () => void;
}>;

/** A word list with nothing in it. */
const emptied = (list: ReadonlyMap<string, unknown>) => (): (() => void) => {
  const map = list as Map<string, unknown>;
  const before = [...map];
  map.clear();
  return () => before.forEach(([key, value]) => map.set(key, value));
};

/** A feature of the ranking that counts nothing. */
const unweighted =
  (name: keyof typeof weights, neutral = 0) =>
  (): (() => void) => {
    const before = weights[name];
    weights[name] = neutral;
    return () => {
      weights[name] = before;
    };
  };

const read = (change: Partial<PreparedQuery>): Part => ({ change: (query) => ({ ...query, ...change }) });

const parts: Readonly<Record<string, Part>> = {
  'the whole engine': {},
  'without trade synonyms': { remove: emptied(synonyms) },
  'without Spanish glossary': { remove: emptied(spanish) },
  'without kind of number asked for': read({ measure: null }),
  'without amounts asked about': read({ amounts: [] }),
  'without what is counted': read({ counted: null }),
  'without private and app questions': read({ isPrivate: false, isOfApp: false }),
  'without premises': read({ premise: null }),
  'without corrections of beliefs': read({ claim: null }),
  'without required content': read({ demand: null }),
  'without learned sections': read({ likely: new Map() }),
  'without BM25': { remove: unweighted('bm25') },
  'without coverage': { remove: unweighted('coverage') },
  'without best sentence': { remove: unweighted('sentence') },
  'without headings': { remove: unweighted('heading') },
  'without title': { remove: unweighted('title') },
  'without topics': { remove: unweighted('topic') },
};

const open = openSets();
const isChosen = (name: string) => process.argv.includes('--all') || unseenSets.has(name);
const sets = {
  ...open,
  questions: Object.fromEntries(Object.entries(open.questions).filter(([name]) => isChosen(name))),
};
const index = await libraryIndex();
const tables: Record<string, Record<string, Record<string, string>>> = {};
for (const [name, { change, remove }] of Object.entries(parts)) {
  const putBack = remove?.();
  const figures: Figures = evaluate(engineOf(index, change), sets);
  putBack?.();
  for (const [set, ofSet] of Object.entries(figures)) {
    const table = (tables[set] ??= {});
    table[name] = Object.fromEntries(
      Object.entries(ofSet).map(([figure, [of, from]]) => [figure, ((100 * of) / from).toFixed(1)]),
    );
  }
}
for (const [set, table] of Object.entries(tables)) {
  console.log(set);
  console.table(table);
}

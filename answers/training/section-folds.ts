import { likelyBy, type SectionModel } from '../ranking/section-model.ts';
import type { PreparedQuery } from '../deciding/query.ts';
import { questionSets } from '../evaluation/sets.ts';
import { learningSets } from './questions.ts';
import { casesWithout, questionCases, textCases } from './section-examples.ts';
import { learnSections } from './section-model.ts';

/** Labelled questions are shared out among so many models, each learned without its own: some 30 s a model. */
const FOLDS = 4;

const labelled = Object.values({ ...questionSets, ...learningSets })
  .flat()
  .map(({ question }) => question);
const foldOf = new Map(labelled.map((question, at) => [question, at % FOLDS]));

let models: readonly SectionModel[] | null = null;

function learnAll(): readonly SectionModel[] {
  const cases = questionCases();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = labelled.filter((question) => foldOf.get(question) === fold);
    return learnSections([...casesWithout(cases, out), ...textCases]);
  });
}

/** The same query with what was learned without this question and those nearly like it; of a question of no set, without its like in one. */
export function withoutLearned(question: string, query: PreparedQuery): PreparedQuery {
  const model = (models ??= learnAll())[foldOf.get(question) ?? 0];
  return model === undefined ? query : { ...query, likely: likelyBy(model, query.said) };
}

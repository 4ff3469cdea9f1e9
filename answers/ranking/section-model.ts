import type { ReadPassage } from '../library/passages.ts';
import { likelyBy, sectionModel, sectionName, type Likely } from '../models/section-model.ts';
import type { Question } from '../reading/question.ts';

export type { Likely };

/** A question with which sections likely answer it. */
export type RankedQuestion = Question & Readonly<{ likely: Likely }>;

/** Which sections of the library likely answer a question, as answers/training/learn-sections.ts learned it. */
export const likelyOf = (stems: Iterable<string>): Likely => likelyBy(sectionModel(), stems);

/** From here on a section is as unlikely as any. */
const LEAST_ODDS = -10;
/** What the model does not know, such as a company's own documents, stands beside the likeliest section by all else. */
const UNKNOWN_ODDS = 0;
/** A passage that has none of the words may still answer where its section is this likely. */
const LIKELY = -2.5;

/** Whether a passage is of the library, not of a document that a company added. */
export const isKnown = ({ isOwn }: ReadPassage): boolean => !isOwn;

/** How much less likely a passage's section is to answer than the likeliest one, as a logarithm, 0 or less. */
export const sectionOddsOf = ({ passage }: ReadPassage, { likely }: RankedQuestion): number =>
  Math.max(LEAST_ODDS, likely.get(sectionName(passage)) ?? UNKNOWN_ODDS);

/** Whether a passage is compared with others though it may have none of the words. */
export const isLikely = (read: ReadPassage, { likely }: RankedQuestion): boolean =>
  (likely.get(sectionName(read.passage)) ?? LIKELY) > LIKELY;

/** The sections, by `sectionName`, whose passages are. */
export const likelySections = ({ likely }: RankedQuestion): string[] =>
  [...likely].flatMap(([name, odds]) => (odds > LIKELY ? [name] : []));

import modelOfTrust from '../models/trust.json' with { type: 'json' };
import type { PreparedQuery } from '../deciding/query.ts';
import type { ReadPassage } from '../library/passages.ts';
import { weights } from '../ranking/weights.ts';

/** What is left out of the built-in answers, and how. */
export type Part = Readonly<{
  name: string;
  /** Weights with which the part says nothing. */
  weights?: Partial<typeof weights>;
  query?: (query: PreparedQuery) => PreparedQuery;
  passage?: (read: ReadPassage) => ReadPassage;
  /** Figures of the trust that count for nothing; 'all': every passage is trusted. */
  trust?: readonly (keyof typeof modelOfTrust.figures)[] | 'all';
}>;

const noWords: ReadonlyMap<string, string> = new Map();
const noQuestions: Pick<ReadPassage, 'asked' | 'askedWith'> = { asked: [], askedWith: new Map() };

/** Each part of the ranking and of the deciding that can be left out by itself. */
export const parts: readonly Part[] = [
  { name: 'named questions, all of it', passage: (read) => ({ ...read, ...noQuestions }) },
  {
    name: 'the nearest named question',
    weights: { asked: 0, exactly: 1, fitExact: 0, askedWord: 0, coverAsked: 0 },
  },
  { name: 'named questions next to it', weights: { fitNext: 0 } },
  { name: 'words of named questions', weights: { fitWords: 0 } },
  { name: 'pairs of their words', query: (query) => ({ ...query, followedBy: noWords }) },
  { name: 'learned sections', query: (query) => ({ ...query, likely: new Map() }) },
  { name: 'length in BM25', weights: { b: 0 } },
  { name: 'headings', weights: { heading: 0, coverHeading: 0, unitHeading: 0 } },
  {
    name: 'title and topics',
    weights: { title: 0, topic: 0, coverAbout: 0, coverTopic: 0, unitAbout: 0, unitTopic: 0 },
  },
  { name: 'coverage', weights: { fitCoverage: 0 } },
  { name: 'the rest of the document', weights: { coverDocument: 0 } },
  { name: 'the best sentence', weights: { unitShare: 0 } },
  { name: 'kind of section', weights: { intro: 1, applies: 1, wentWrong: 1, list: 1, table: 1 } },
  { name: 'first sentence', weights: { lead: 1, leadAsked: 1 } },
  { name: 'sentence that says all', weights: { whole: 1 } },
  { name: 'focus', query: (query) => ({ ...query, focus: null }) },
  { name: 'manner', query: (query) => ({ ...query, manner: null, spelled: null }) },
  { name: 'measure', query: (query) => ({ ...query, measure: null }) },
  { name: 'amounts', query: (query) => ({ ...query, amounts: [] }) },
  { name: 'thresholds', query: (query) => ({ ...query, threshold: false }) },
  { name: 'section numbers', query: (query) => ({ ...query, cites: [] }) },
  { name: 'other subject, place not named', weights: { otherSubject: 1, unnamedPlace: 1 } },
  { name: 'sentences of many documents', weights: { boilerplate: 1, example: 1 } },
  { name: 'what a question demands', query: (query) => ({ ...query, demand: null }) },
  { name: 'wrong beliefs', query: (query) => ({ ...query, claim: null }) },
  { name: 'wrong premises', query: (query) => ({ ...query, premise: null }) },
  {
    name: 'questions of the app and of persons',
    query: (query) => ({ ...query, isPrivate: false, isOfApp: false }),
  },
  { name: 'emergencies', query: (query) => ({ ...query, emergency: { now: 'no', kinds: [] } }) },
  { name: 'trust, all of it', trust: 'all' },
  { name: 'trust: named questions', trust: ['asked', 'alike', 'next', 'askedTwice', 'inAsked'] },
  { name: 'trust: learned sections', trust: ['likely', 'likelySure', 'likelyLead'] },
  { name: 'trust: words and pairs', trust: ['words', 'wordsEach', 'wordsLead', 'pairs', 'pairsEach'] },
  { name: 'trust: what is missing', trust: ['unknown', 'missing', 'lightMissing', 'coverage'] },
  { name: 'trust: lead', trust: ['lead', 'leadOfDocument', 'ofAll'] },
];

/** Odds, as their logarithm, from which on nothing is refused. */
const CERTAIN = 1_000;

/** Runs `work` without a part, which is there again afterwards. */
export function without<Result>({ weights: other = {}, trust = [] }: Part, work: () => Result): Result {
  const { figures, never } = modelOfTrust;
  const before = { weights: { ...weights }, figures: { ...figures } };
  Object.assign(weights, other);
  if (trust === 'all') modelOfTrust.never = CERTAIN;
  else for (const figure of trust) figures[figure] = 0;
  try {
    return work();
  } finally {
    Object.assign(weights, before.weights);
    Object.assign(figures, before.figures);
    modelOfTrust.never = never;
  }
}

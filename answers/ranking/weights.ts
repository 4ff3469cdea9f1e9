/** What counts how much when passages and sentences are ranked: found by trying on the questions of evaluation/sets. */
export const weights = {
  /** Of BM25. */
  k1: 1.4,
  b: 0.6,
  /** A word in a heading, the title or a topic, in occurrences in the text. */
  heading: 3.6,
  title: 1.7,
  topic: 0.9,
  /** Share of a concept that counts as covered by where it stands. */
  coverText: 1,
  coverHeading: 1.0,
  coverAbout: 0.8,
  coverTopic: 0.55,
  coverDocument: 0.23,
  /** Of a question that the passage is said to answer: how much it counts when it is the one asked, and its words. */
  asked: 1.5,
  askedWord: 2,
  coverAsked: 0.9,
  askedAbout: 0.6,
  askedAbove: 0.4,
  askedLeast: 0.2,
  /** From here on the very question is named. */
  askedExactly: 0.97,
  exactly: 1.2,
  /** How much it matters that all of that question is asked, and that its small words are. */
  askedWhole: 0.28,
  askedAlike: 0.25,
  /** A passage or row about a crane for a question about a scaffold, and the like. */
  otherSubject: 0.7,
  unnamedPlace: 0.1,
  unitAsked: 0.6,
  /** The first sentence of a passage says most often what it is about. */
  lead: 1.06,
  leadAsked: 1.2,
  /** Of a sentence's score: where its concepts stand when not in it. */
  unitHeading: 0.5,
  unitAbout: 0.7,
  unitTopic: 0.5,
  unitOwn: 0.3,
  hasMeasure: 1.37,
  lacksMeasure: 0.85,
  /** A sentence without such a number, where another of the passage has one. */
  besideMeasure: 0.55,
  inManner: 1.25,
  /** A sentence that names what a question wants to know. */
  focus: 1.15,
  /** A sentence that has by itself all that is asked about. */
  whole: 1.15,
  /** A sentence whose rule stands for the amount asked about, and one that stands for others only. */
  meetsAmount: 1.3,
  otherAmount: 0.6,
  passageIn: 1.25,
  passageOut: 0.7,
  hasThreshold: 1.5,
  example: 0.5,
  /** A sentence that many documents share, or that speaks of the page itself. */
  boilerplate: 0.45,
  /** A passage of an own document with a sentence that is written to steer a model. */
  toModel: 0.1,
  intro: 0.65,
  applies: 0.5,
  wentWrong: 0.55,
  list: 0.85,
  table: 1,
  /** How much a passage without a number of the kind asked for loses. */
  noMeasure: 0.42,
  noThreshold: 0.75,
  /** By how much the logarithm of a score grows with coverage, with questions next to the best one, with words and with pairs of words; where no questions are named, with coverage. */
  fitCoverage: 5,
  fitNext: 1.6,
  fitWords: 0.4,
  fitPairs: 0.12,
  fitLikely: 1.3,
  fitExact: 3.5,
  fitUnasked: 7,
  unitShare: 0.5,
  mostUnit: 2.1,
};

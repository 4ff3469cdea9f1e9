/** What counts how much in the ranking: found by trying on the question sets of `answers/evaluation`. */
export const weights = {
  /** Of BM25. */
  k1: 1.4,
  b: 0.6,
  /** A word in a heading, the title or a topic, in occurrences in the text. */
  heading: 3.6,
  title: 1.7,
  topic: 0.9,
  /** The share of a concept that is covered where it stands above the passage only. */
  coverHeading: 1,
  coverTitle: 0.8,
  coverTopic: 0.55,
  /** Of the logarithm of a passage's score. */
  bm25: 0.5,
  coverage: 1.5,
  sectionOdds: 2,
  /** Documents of a company, which the section model does not know, are told apart by coverage alone. */
  ownCoverage: 7,
  sentence: 1,
  measure: 0.87,
  steering: 2.3,
  /**
   * Of a sentence's score: where its concepts stand when not in it, and what is more where they stand in
   * it.
   */
  sentenceHeading: 0.5,
  sentenceTitle: 0.7,
  sentenceTopic: 0.5,
  sentenceOwn: 0.3,
  /** A sentence with a number of the kind asked for, one without, and one without where another has it. */
  hasMeasure: 1.37,
  lacksMeasure: 0.85,
  besideMeasure: 0.55,
  /** A sentence whose rule applies to the amount asked about, and one that applies to others only. */
  meetsAmount: 1.3,
  otherAmount: 0.6,
  passageIn: 0.22,
  passageOut: -0.36,
};

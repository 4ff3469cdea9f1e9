/** Words that deny, in plain letters; with and without an apostrophe, so that 'went' and 'equipment' are none. */
export const NEGATION =
  /\b(?:not|(?:do|does|did|is|are|was|were|has|have|had|ca|wo|would|should|could|must|need|ai)n'?t|never|no|nobody|nothing|without|cannot|nunca|nadie|sin|tampoco)\b/;

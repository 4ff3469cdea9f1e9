/** The week in plain words. */
export const insightSentences = {
  'insights.week':
    '{count, plural, =0 {No report came in} one {One report came in} other {# reports came in}} in the last seven days, after {before, plural, =0 {none at all} one {one report} other {# reports}} in the seven days before.{hazard}{overdue}',
  'insights.week-hazard': ' Named most: {hazard} ({times}).',
  'insights.week-overdue': ' {count, plural, one {One action is overdue.} other {# actions are overdue.}}',
} as const;

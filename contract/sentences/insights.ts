/** The week in plain words. */
export const insightSentences = {
  'insights.week':
    '{count, plural, =0 {No reports} one {One report} other {# reports}} in the last seven days, {before, plural, =0 {none in the seven days before} one {one in the seven days before} other {# in the seven days before}}.{hazard}{overdue}',
  'insights.week-hazard': ' Most often: {hazard} ({times}).',
  'insights.week-overdue': ' {count, plural, one {One action is overdue.} other {# actions are overdue.}}',
} as const;

/** What is said of corrective actions. */
export const actionSentences = {
  'action.incident-title': '{type} #{id}',
} as const;

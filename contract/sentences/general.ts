/** How sentences are put together. */
export const generalSentences = {
  'text.row': '{first} {second}',
  'text.or': '{first} or {second}',
} as const;

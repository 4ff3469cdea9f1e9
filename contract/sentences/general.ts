/** How sentences are put together. */
export const generalSentences = { 'text.row': '{first} {second}' } as const;

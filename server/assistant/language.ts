import type { AskAssistant } from '@tailboard/contract/assistant.ts';
import { languageOfText, plain } from '@tailboard/answers/reading/language.ts';

export type Language = AskAssistant['language'];

/** The language to answer in: that of the question where it is plain, else that of the interface. */
export const languageOf = (message: string, chosen: Language): Language => languageOfText(message) ?? chosen;

/** A message as the patterns look at it: plain letters, and without the signs that open a Spanish question. */
export const asAsked = (message: string): string => plain(message).replace(/^[\s¿¡"“]+/, '');

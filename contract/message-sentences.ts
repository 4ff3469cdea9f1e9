import type { WrittenSentence } from './sentence.ts';

/** Sentences by the messages that schemas have: see field-message.ts. By itself, so that a screen without schemas loads no texts. */
export const sentencesOfMessages = new Map<string, WrittenSentence>();

/** The code of a schema's message; undefined for a text that no schema here says. */
export const sentenceOfMessage = (message: string): WrittenSentence | undefined =>
  sentencesOfMessages.get(message);

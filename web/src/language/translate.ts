import { i18n } from '@lingui/core';
import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { writeSentence } from './write-sentence.ts';

/** The sentences of an answer by their English text. */
export type Sentences = ReadonlyMap<string, WrittenSentence>;
export const noSentences: Sentences = new Map();
export const sentencesOf = (
  answer: { sentences?: readonly WrittenSentence[] | undefined } | null | undefined,
): Sentences => new Map(answer?.sentences?.map((one) => [one.text, one]));

/**
 * Translates a sentence of the server or of the contract: the fault of a field, the reason of a refusal, an analysis.
 * The screen translates it, because many sentences were stored before anybody chose a language. A sentence without
 * a translation stays in English: see `Translated`.
 */
export function translate(english: string, sentences?: Sentences): string;
export function translate(english: string | undefined, sentences?: Sentences): string | undefined;
export function translate(english: string | undefined, sentences = noSentences): string | undefined {
  return english === undefined ? undefined : (translationOf(english, sentences) ?? english);
}

/** The translation; null if there is none, or if the language is English. */
function translationOf(english: string, sentences: Sentences): string | null {
  if (i18n.locale === 'en') return null;
  const sentence = sentences.get(english) ?? sentenceOfMessage(english);
  return sentence === undefined ? null : writeSentence(sentence);
}

/** Whether the language is not English and the sentence has no translation. */
export const isUntranslated = (english: string, sentences = noSentences): boolean =>
  i18n.locale !== 'en' && /[a-z]{3}/i.test(english) && translationOf(english, sentences) === null;

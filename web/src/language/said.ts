import { i18n } from '@lingui/core';
import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { writeSentence } from './write-sentence.ts';

/** The sentences of an answer by their English. One that was kept before there were codes has none. */
export type Sentences = ReadonlyMap<string, WrittenSentence>;
export const noSentences: Sentences = new Map();
export const sentencesOf = (
  answer: { sentences?: readonly WrittenSentence[] | undefined } | null | undefined,
): Sentences => new Map(answer?.sentences?.map((one) => [one.text, one]));

/**
 * A sentence of the server or of the contract in the language of the person: what is wrong with a field, why a record
 * was refused, what an analysis says. It is turned into their language where it is shown, because many of these
 * sentences were kept (on the device, in the database) before anybody chose a language. One that has no counterpart
 * stays in English: see `Said`, which says so to screen readers.
 */
export function said(english: string, sentences?: Sentences): string;
export function said(english: string | undefined, sentences?: Sentences): string | undefined;
export function said(english: string | undefined, sentences = noSentences): string | undefined {
  return english === undefined ? undefined : (translated(english, sentences) ?? english);
}

/** The sentence in the language of the person; null where it is only there in English, or English is their language. */
function translated(english: string, sentences: Sentences): string | null {
  if (i18n.locale === 'en') return null;
  const sentence = sentences.get(english) ?? sentenceOfMessage(english);
  return sentence === undefined ? null : writeSentence(sentence);
}

/** True where the person reads another language and this sentence is only there in English. */
export const isLeftInEnglish = (english: string, sentences = noSentences): boolean =>
  i18n.locale !== 'en' && /[a-z]{3}/i.test(english) && translated(english, sentences) === null;

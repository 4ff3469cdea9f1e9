import { i18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { readFileSync } from 'node:fs';
import { inEnglish, type Said } from '../../server/sentences/say.ts';
import { readCatalogue } from '@tailboard/contract/read-catalogue.ts';
import { writeSentence } from '../../web/src/language/write-sentence.ts';

/** The Spanish catalogue as the app has it. */
export const spanishTexts = readCatalogue(
  readFileSync(new URL('../../web/src/locales/es.po', import.meta.url), 'utf8'),
);
const messages = Object.fromEntries(
  [...spanishTexts].map(([id, text]) => [id, compileMessageOrThrow(text)] as const),
);

/** As the app does in Spanish. Test files share one i18n: it is English again afterwards. */
export function writeSpanish(sentence: WrittenSentence): string | null {
  i18n.loadAndActivate({ locale: 'es', messages });
  try {
    return writeSentence(sentence);
  } finally {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  }
}

const oneOf = (said: string | Said): WrittenSentence | undefined =>
  inEnglish<{ said: string }>({ said }).sentences[0];

/** What the browser shows for a sentence of the server; null for one without a code. */
export function spanishOf(said: string | Said): string | null {
  const sentence = oneOf(said);
  return sentence === undefined ? null : writeSpanish(sentence);
}

const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ');
const isFigureOrPlace = (text: string) => /^(29 CFR [\d.() a-z,]+|[-\d.,]+( ?[°%]?F?| mph)?)$/.test(text);

/** Sentences that the browser cannot say in Spanish, or with other numbers; sections of the law and figures need none. */
export const notInSpanish = (said: readonly (string | Said)[]): string[] =>
  said.flatMap((one) => leftInEnglish(typeof one === 'string' ? one : one.text, spanishOf(one)));

/** The same of the texts of an answer as it is sent. */
export const notInSpanishOf = (
  answer: { sentences: readonly WrittenSentence[] },
  texts: readonly string[],
): string[] => {
  const coded = new Map(answer.sentences.map((one) => [one.text, one]));
  return texts.flatMap((text) => {
    const sentence = coded.get(text);
    return leftInEnglish(text, sentence === undefined ? null : writeSpanish(sentence));
  });
};

function leftInEnglish(english: string, spanish: string | null): string[] {
  const isGood = spanish === null ? isFigureOrPlace(english) : numbersIn(spanish) === numbersIn(english);
  return isGood ? [] : [english];
}

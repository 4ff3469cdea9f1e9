import { useLingui } from '@lingui/react';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { isUntranslated, noSentences, translate, sentencesOf, type Sentences } from './translate.ts';

const SentencesHere = createContext<Sentences>(noSentences);

interface SentencesOfProps {
  /** An answer of the server. One that was cached before sentences had codes has no `sentences`. */
  answer: { sentences?: readonly WrittenSentence[] | undefined } | null | undefined;
  children: ReactNode;
}

/** Provides the sentences of an answer, so that the components within translate them by their codes. */
export function SentencesOf({ answer, children }: SentencesOfProps) {
  const sentences = useMemo(() => sentencesOf(answer), [answer]);
  return <SentencesHere value={sentences}>{children}</SentencesHere>;
}

/**
 * A translated sentence of the server. One that has no translation is marked as English for screen readers.
 */
export function Translated({ text }: { text: string }) {
  // Renders again when the language changes.
  useLingui();
  const sentences = use(SentencesHere);
  return isUntranslated(text, sentences) ? <span lang="en">{text}</span> : translate(text, sentences);
}

/** Translates a sentence of the server where no markup is possible. */
export function useTranslate(): (english: string) => string {
  useLingui();
  const sentences = use(SentencesHere);
  return (english) => translate(english, sentences);
}

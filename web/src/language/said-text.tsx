import { useLingui } from '@lingui/react';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { isLeftInEnglish, noSentences, said, sentencesOf, type Sentences } from './said.ts';

const SentencesHere = createContext<Sentences>(noSentences);

interface SentencesOfProps {
  /** An answer of the server, undefined until there is one. What was kept before there were codes has no sentences. */
  answer: { sentences?: readonly WrittenSentence[] | undefined } | null | undefined;
  children: ReactNode;
}

/** Around what shows an answer of the server: its sentences are said by their codes. */
export function SentencesOf({ answer, children }: SentencesOfProps) {
  const sentences = useMemo(() => sentencesOf(answer), [answer]);
  return <SentencesHere value={sentences}>{children}</SentencesHere>;
}

/** A sentence of the server on the screen. Where it is only there in English, screen readers are told so. */
export function Said({ text }: { text: string }) {
  // Drawn again when the language changes.
  useLingui();
  const sentences = use(SentencesHere);
  return isLeftInEnglish(text, sentences) ? <span lang="en">{text}</span> : said(text, sentences);
}

/** Says a sentence where no markup can stand. */
export function useSaid(): (english: string) => string {
  useLingui();
  const sentences = use(SentencesHere);
  return (english) => said(english, sentences);
}

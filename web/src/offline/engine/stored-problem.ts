import { sentencesOfProblem } from '@tailboard/contract/problem-sentences.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import type { StoredProblem } from '../databases/stored-records.ts';
import type { Refusal } from './call-server.ts';

/** A refusal as it is kept, with the codes of all that it says. */
export const problemOf = (
  refusal: Pick<Refusal, 'status' | 'code' | 'detail' | 'errors' | 'sentences'>,
): Required<Omit<StoredProblem, 'current'>> => {
  const { status, code, detail, errors = [] } = refusal;
  return { status, code, detail, errors, sentences: sentencesOfProblem(refusal) };
};

/** What this device says itself, in the server's place, in the form in which the server says its own. */
export const inItsWords = (sentence: WrittenSentence): { detail: string; sentences: WrittenSentence[] } => ({
  detail: sentence.text,
  sentences: [sentence],
});

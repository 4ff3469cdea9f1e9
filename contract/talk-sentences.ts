import type { WrittenSentence } from './sentence.ts';
import type { TalkTopic } from './talks.ts';

type Asked = Pick<TalkTopic['questions'][number], 'question' | 'choices'>;

export const talkTitleCode = (documentKey: string): string => `talk.${documentKey}.title`;

/** Title, check questions and choices of a toolbox talk by their codes; its points stay English. */
export function talkSentences(topic: {
  documentKey: string;
  title: string;
  questions: readonly Asked[];
}): WrittenSentence[] {
  const { documentKey, title, questions } = topic;
  const said: WrittenSentence[] = [{ text: title, code: talkTitleCode(documentKey) }];
  for (const [index, { question, choices }] of questions.entries()) {
    const code = `talk.${documentKey}.question-${index + 1}`;
    said.push({ text: question, code });
    for (const [choice, text] of choices.entries()) said.push({ text, code: `${code}.choice-${choice + 1}` });
  }
  return said;
}

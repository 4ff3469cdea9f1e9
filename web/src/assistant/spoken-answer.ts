import type { Message } from './kept-conversation.ts';

/** As it is shown: the built-in answer names the section under each quotation, which the Sources block says. */
export function shownAnswer({ content, ...message }: Message): string {
  const answer = 'answer' in message ? message.answer : null;
  if (answer?.source !== 'built-in') return content;
  return answer.citations.reduce((text, { section }) => text.replace(`]\n${section}`, ']'), content);
}

/** As it is read aloud: without what follows 'Sources:'. */
export const spokenAnswer = (message: Message): string =>
  shownAnswer(message)
    .replace(/(^|\s)(Sources|Fuentes):[\s\S]*$/, '')
    .trim();

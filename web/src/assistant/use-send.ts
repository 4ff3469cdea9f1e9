import { useLingui } from '@lingui/react/macro';
import {
  MAX_MESSAGE,
  PREVIOUS_MESSAGES,
  type AssistantAnswer,
  type AssistantContext,
} from '@tailboard/contract/assistant.ts';
import { isBlank } from '@tailboard/contract/blank.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { noteExpired } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { askAssistant } from './ask.ts';
import { asksToOpen } from './asks-to-open.ts';
import { addMessage, changeConversation, readConversation } from './kept-conversation.ts';

/** Characters of an earlier message that the server takes. */
const LONGEST_PREVIOUS = 20_000;

/**
 * Sends a question; a blank one, a too long one, and any while an answer is on its way are not sent. `onOpen` is called when the
 * message asked for a form rather than for an answer.
 */
export function useSend(
  context: AssistantContext,
  onOpen: (form: NonNullable<AssistantAnswer['formAction']>) => void,
): (text: string) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const language = useLanguage();

  const send = async (text: string) => {
    const message = text.trim();
    const { messages, written, draft } = readConversation(queries);
    if (isBlank(message) || message.length > MAX_MESSAGE || written !== null) return;
    const typed = draft.trim() === message;
    const previousMessages = messages
      .slice(-PREVIOUS_MESSAGES)
      .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_PREVIOUS) }));
    addMessage(queries, { role: 'user', content: message });
    changeConversation(queries, { written: '', error: null, ...(typed && { draft: '' }) });
    const tell = (soFar: string) => changeConversation(queries, { written: soFar });
    try {
      const answer = await askAssistant({ message, context, previousMessages, language }, tell);
      addMessage(queries, { role: 'assistant', content: answer.message, answer });
      const { formAction, prefill } = answer;
      if (formAction !== null && prefill === null && asksToOpen(message)) onOpen(formAction);
      changeConversation(queries, {
        suggestions: answer.suggestions.length > 0 ? { context, list: answer.suggestions } : null,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) noteExpired();
      if (error instanceof ApiError && error.status < 500) {
        const why = error.status === 401 ? undefined : error.problem?.detail;
        const sentence = t`Failed to get a response. Please try again.`;
        changeConversation(queries, {
          error: why === undefined ? sentence : `${sentence} ${why}`,
          // What was typed is not lost, unless something else was typed meanwhile.
          ...(readConversation(queries).draft === '' && { draft: message }),
        });
      } else {
        addMessage(queries, {
          role: 'assistant',
          content: t`I'm having trouble connecting to the server. Please try again later.`,
          answer: null,
        });
        changeConversation(queries, {
          suggestions: {
            context,
            list: [
              t`How do I report an incident?`,
              t`What information is needed for a claim?`,
              t`Show me safety requirements`,
            ],
          },
        });
      }
    }
    changeConversation(queries, { written: null });
  };
  return (text) => void send(text);
}

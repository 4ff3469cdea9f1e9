import { fallbackQuestions } from '@tailboard/answers/library/first-questions.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { languageOfText } from '@tailboard/answers/reading/language.ts';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import type { ChatMessage } from './chat.ts';

/** Messages that the server is told of. */
const LAST_MESSAGES = 10;

/** Questions one could ask next; the fixed ones while there are no others. */
export function useSuggestions(
  documentKeys: readonly string[],
  messages: readonly ChatMessage[],
): readonly string[] {
  const language = useLanguage();
  const { id } = useUser();
  const said = messages
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, content: question },
      ...(answer ? [{ role: 'assistant' as const, content: answer.answer }] : []),
    ])
    .slice(-LAST_MESSAGES);
  const answers = messages.filter(({ answer }) => answer !== null).length;
  const { data } = useQuery({
    // Asked again when something was answered, not while it is.
    queryKey: ['documents', id, 'suggestions', documentKeys.join(','), answers, language],
    queryFn: async () => {
      const suggested = await call<unknown>(calls.safetySuggestions, {
        method: 'POST',
        body: { documentKeys, messages: said, language },
      });
      return Array.isArray(suggested) ? suggested.filter((each) => typeof each === 'string') : [];
    },
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    // A model may have kept to another language.
    const fit = data?.filter((question) => (languageOfText(question) ?? language) === language) ?? [];
    return fit.length > 0 ? fit : fallbackQuestions.map((question) => question[language]);
  }, [data, language]);
}

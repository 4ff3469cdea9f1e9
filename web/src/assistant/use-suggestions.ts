import { useLingui } from '@lingui/react/macro';
import type { AssistantContext } from '@tailboard/contract/assistant.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { changeConversation, useConversation } from './kept-conversation.ts';

/** What could be asked next: by the last answer, else by the page. Asked for anew when the assistant is opened. */
export function useSuggestions(context: AssistantContext): readonly string[] {
  const { t } = useLingui();
  const { id } = useUser();
  const language = useLanguage();
  const queries = useQueryClient();
  const { suggestions } = useConversation();
  useEffect(() => changeConversation(queries, { suggestions: null }), [queries]);
  const { data, isError } = useQuery({
    queryKey: ['assistant', id, 'suggestions', context, language],
    queryFn: () =>
      call<{ suggestions: string[] }>(calls.assistantSuggestions, {
        method: 'POST',
        body: { context, language },
      }),
    refetchOnMount: 'always',
  });
  return useMemo(() => {
    const failed = isError || data?.suggestions.length === 0;
    if (suggestions?.context === context) return suggestions.list;
    return failed
      ? [
          t`How do I report an incident?`,
          t`What information is needed for a claim?`,
          t`Show me safety documentation`,
        ]
      : (data?.suggestions ?? []);
  }, [suggestions, context, isError, data, t]);
}

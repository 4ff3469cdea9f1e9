import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { autoRead, useAutoRead, useAutoReading, useReading } from '../speech/public.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { Spinner } from '../ui/spinner.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { AskField } from './ask-field.tsx';
import { changeConversation, useConversation } from './kept-conversation.ts';
import { formScreens } from './form-screens.ts';
import { MessageView, readingOf } from './message-view.tsx';
import { contextOf } from './page-context.ts';
import { spokenAnswer } from './spoken-answer.ts';
import { SuggestionPages } from './suggestion-pages.tsx';
import { useSend } from './use-send.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Milliseconds until the field has the focus: the sheet slides in first. */
const FOCUS_MS = 100;

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Questions and answers, the same in the sheet and on the page. `onGo`: in the sheet, called when a link is followed. */
export default function Conversation({ onGo }: { onGo?: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [path, go] = useLocation();
  const context = contextOf(path);
  const online = useOnline();
  const reads = useAutoRead();
  const reading = useReading();
  const { messages, written, error, draft } = useConversation();
  const suggestions = useSuggestions(context);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const send = useSend(context, (form) => {
    // Who has closed it meanwhile is not taken away from where they are.
    if (!here.current) return;
    onGo?.();
    go(formScreens[form]);
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = messages.findLast(({ role }) => role === 'assistant');
  useAutoReading(reply ? { number: reply.id, id: readingOf(reply), text: spokenAnswer(reply) } : null);
  const inSheet = onGo !== undefined;
  useEffect(() => {
    if (!inSheet) return undefined;
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [inSheet]);
  const pending = written !== null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <TickBox
          label={t`Auto-read`}
          checked={reads}
          onChange={({ currentTarget }) => autoRead.write(currentTarget.checked ? 'true' : null)}
        />
        <p role="status" className="font-semibold text-accent-text">
          {reading.status === 'playing' || reading.status === 'generating' ? t`Speaking...` : ''}
        </p>
      </div>
      <div
        role="log"
        aria-label={t`Conversation`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard: it may hold text alone
        tabIndex={0}
        className="flex min-h-32 grow basis-32 flex-col gap-4 overflow-y-auto p-1"
      >
        {messages.map((message) => (
          <MessageView key={message.id} message={message} onGo={onGo} />
        ))}
        {pending && (
          <p className="mr-4 flex items-start gap-2 self-start rounded-card bg-press px-3 py-2 in-data-[theme=sunlight]:edge">
            <span className="mt-1">
              <Spinner />
            </span>
            <span className="whitespace-pre-line">
              {written === '' ? t`Looking for an answer...` : written}
            </span>
          </p>
        )}
        {/* Made anew, and so brought into sight, whenever something is added above it. */}
        <div key={`${messages.length} ${written?.length ?? 'none'}`} ref={bringIntoSight} />
      </div>
      {error !== null && (
        <Notice tone="bad" announced>
          {error}
        </Notice>
      )}
      {!online && (
        <Notice tone="warn" announced title={t`The assistant needs signal`}>
          <Trans>What you type stays here. Send it when you have signal again.</Trans>
        </Notice>
      )}
      <SuggestionPages suggestions={suggestions} disabled={pending || !online} onChoose={send} />
      <AskField
        ref={field}
        draft={draft}
        disabled={pending || !online}
        onType={(text) => changeConversation(queries, { draft: text })}
        onSend={send}
      />
    </>
  );
}

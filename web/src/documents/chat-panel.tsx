import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_DOCUMENT_KEYS } from '@tailboard/contract/documents.ts';
import FileX from 'lucide-react/icons/file-x';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EmergencyText } from '../ui/emergency-text.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAutoReading } from '../speech/public.ts';
import { ChatAnswer, spoken } from './chat-answer.tsx';
import { useChat, type Shelf } from './chat.ts';
import { ListFailed } from './list-failed.tsx';
import { NothingKept } from './nothing-kept.tsx';
import { QuestionForm } from './question-form.tsx';
import { changeSession, readSession } from './session-state.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useSuggestions } from './suggestions.ts';

interface ChatPanelProps {
  /** Keys of the documents that are asked. */
  selected: readonly string[];
  shelf: Shelf;
  /** In a tab: the page is scrolled to it, so that the field for the question is in sight. */
  intoView: boolean;
  /** It opens at the end of the conversation, wherever that was left. */
  atEnd: boolean;
}

/** How far the log was scrolled, and with how many messages. */
const placeState = { name: 'place', initial: { messages: 0, top: 0 } };

/** A telephone held crosswise: there the page scrolls, not the log. */
const isLow = () => window.matchMedia('(max-height: 30rem)').matches;
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** Questions to the chosen documents, answered with quotations. */
export function ChatPanel({ selected, shelf, intoView, atEnd }: ChatPanelProps) {
  const { t } = useLingui();
  // While the list loads, or could not be had, nobody has left them out.
  const canChoose = shelf === 'filled';
  const asked = selected.slice(0, MAX_DOCUMENT_KEYS);
  const { messages, pending, draft, setDraft, send } = useChat(asked, shelf);
  const queries = useQueryClient();
  const suggestions = useSuggestions(asked, messages);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const known = useRef(messages.length);
  /** Asked from here, and the focus not yet moved. */
  const hasAsked = useRef(false);
  const ask = (question: string) => {
    hasAsked.current = send(question);
  };
  const answered = messages.findLast(({ answer }) => answer !== null);
  const told = answered?.answer ? spoken(answered.answer) : null;
  useAutoReading(answered && told !== null ? { number: answered.id, id: told, text: told } : null);

  // On arrival where it was left, or at the end; a new question stands at the top, and stays there when its answer makes room for that below it.
  useEffect(() => {
    if (log.current) {
      const left = readSession(queries, placeState);
      // Back from a quotation: where it was pressed.
      const stays = !atEnd && left.messages === known.current;
      log.current.scrollTop = stays ? left.top : log.current.scrollHeight;
    }
    // After the page has been scrolled to its top.
    if (!intoView) return;
    const bring = () => {
      // The first screen is drawn outside the page.
      if (panel.current?.isConnected) panel.current.scrollIntoView({ block: 'end' });
      else frame = requestAnimationFrame(bring);
    };
    let frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [intoView, atEnd, queries]);
  const isAnswered = messages.at(-1)?.answer != null;
  useEffect(() => {
    const isNew = messages.length > known.current;
    const last = log.current?.lastElementChild;
    if (isNew && log.current && last instanceof HTMLElement) {
      log.current.scrollTop = last.offsetTop;
      // The page too: the question stands below its header.
      last.firstElementChild?.scrollIntoView({ block: isLow() ? 'start' : 'nearest' });
    }
    if (isNew && hasAsked.current) {
      hasAsked.current = false;
      // What was pressed may be gone with the next suggestions. On a touch screen the field would bring up the keyboard,
      // over the answer.
      const next = isTouched() ? log : field;
      if (document.activeElement !== field.current) next.current?.focus({ preventScroll: true });
    }
    if (isAnswered) known.current = messages.length;
  }, [messages.length, isAnswered]);

  return (
    <div ref={panel} className="flex min-h-0 grow flex-col gap-2">
      <p className="text-label text-quiet short:sr-only" hidden={!canChoose}>
        <Plural
          value={asked.length}
          _0="No documents selected"
          one="Answers come from # document"
          other="Answers come from # documents"
        />
        {selected.length > asked.length && <Trans>, the most at once</Trans>}
      </p>
      <div
        ref={log}
        role="log"
        aria-label={t`Questions and answers`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop: top } }) =>
          changeSession(queries, placeState, () => ({ messages: messages.length, top }))
        }
        className="edge-t relative flex min-h-32 grow flex-col gap-4 overflow-y-auto overscroll-contain py-3 short:overflow-visible short:border-0 short:py-1"
      >
        {messages.map(({ id, question, answer, first }) => (
          <div key={id} className="flex flex-col gap-2">
            <p className="ml-8 max-w-[calc(100%-2rem)] self-end rounded-card bg-accent-tint px-3 py-2 wrap-anywhere whitespace-pre-line in-data-[theme=sunlight]:edge">
              <span className="sr-only">
                <Trans>You asked:</Trans>{' '}
              </span>
              {question}
            </p>
            {answer ? <ChatAnswer answer={answer} /> : <PendingAnswer first={first} />}
          </div>
        ))}
        {messages.length === 0 &&
          (shelf === 'failed' ? (
            <ListFailed />
          ) : shelf === 'empty' ? (
            <EmptyState icons={[FileX]} title={t`No Documents Available`} />
          ) : canChoose && asked.length === 0 ? (
            <EmptyState icons={[FileX]} title={t`No Documents Selected`}>
              <Trans>Please select at least one OSHA document to chat with.</Trans>
            </EmptyState>
          ) : (
            <EmptyState
              icons={[MessageCircleQuestionMark]}
              title={t`Ask in your own words. The answer quotes the documents.`}
            />
          ))}
      </div>
      {messages.length > 0 && canChoose && asked.length === 0 && (
        <Notice tone="warn" title={t`No Documents Selected`}>
          <Trans>Please select at least one OSHA document to chat with.</Trans>
        </Notice>
      )}
      {canChoose && <NothingKept asked={asked} />}
      {shelf !== 'empty' && <SuggestionChips suggestions={suggestions} disabled={pending} onChoose={ask} />}
      <QuestionForm ref={field} draft={draft} pending={pending} onType={setDraft} onSend={ask} />
    </div>
  );
}

/** While an answer is on its way; beside somebody who may be hurt what comes first is not waited for. */
function PendingAnswer({ first }: { first: string | null }) {
  return (
    <>
      {first !== null && (
        <div className="mr-4 self-start rounded-card bg-press px-3 py-2 in-data-[theme=sunlight]:edge">
          <EmergencyText text={first} />
        </div>
      )}
      <p className="breathes mr-8 self-start rounded-card bg-press px-3 py-2">
        <Trans>Searching OSHA documents for the answer...</Trans>
      </p>
    </>
  );
}

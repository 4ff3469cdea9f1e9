import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistantAnswer } from '@tailboard/contract/assistant.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { Link } from 'wouter';
import { languageOfText } from '@tailboard/answers/reading/language.ts';
import { InItsLanguage } from '../language/in-its-language.tsx';
import { ReadAloudButton, useSentenceMark } from '../speech/public.ts';
import { EmergencyText } from '../ui/emergency-text.tsx';
import { formScreens } from './form-screens.ts';
import type { Message } from './kept-conversation.ts';
import { PrefillCard } from './prefill-card.tsx';
import { spokenAnswer, shownAnswer } from './spoken-answer.ts';

interface MessageViewProps {
  message: Message;
  /** Called when a link is followed. */
  onGo?: (() => void) | undefined;
}

/** Names the reading of a message. */
export const readingOf = ({ id }: Message): string => `assistant-${id}`;

export function MessageView({ message, onGo }: MessageViewProps) {
  const text = useRef<HTMLDivElement>(null);
  const readingId = readingOf(message);
  useSentenceMark(text, readingId);
  if (message.role === 'user') {
    return (
      <p className="ml-6 max-w-[calc(100%-1.5rem)] self-end rounded-card bg-accent-tint px-3 py-2 wrap-anywhere whitespace-pre-line in-data-[theme=sunlight]:edge">
        <span className="sr-only">
          <Trans>You:</Trans>{' '}
        </span>
        {message.content}
      </p>
    );
  }
  const { answer } = message;
  return (
    <div className="flex flex-col gap-2">
      <div className="mr-4 self-start rounded-card bg-press px-3 py-2 in-data-[theme=sunlight]:edge">
        <span className="sr-only">
          <Trans>Assistant:</Trans>{' '}
        </span>
        {answer?.emergency ? (
          <EmergencyText ref={text} text={shownAnswer(message)} />
        ) : (
          <div ref={text} className="whitespace-pre-line">
            <InItsLanguage text={shownAnswer(message)} />
          </div>
        )}
      </div>
      {answer?.prefill && <PrefillCard prefill={answer.prefill} onGo={onGo} />}
      {answer && <AnswerLinks answer={answer} onGo={onGo} />}
      {answer && <Sources answer={answer} onGo={onGo} />}
      <div className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
        <ReadAloudButton id={readingId} text={spokenAnswer(message)} />
        {answer?.source === 'model' && <Trans>Written by a model. Check what matters.</Trans>}
      </div>
    </div>
  );
}

type PartProps = { answer: AssistantAnswer; onGo?: (() => void) | undefined };

/** The form that was asked for, and the pages that the answer speaks of. */
function AnswerLinks({ answer: { formAction, links, prefill }, onGo }: PartProps) {
  const { t } = useLingui();
  const forms = {
    incident: { href: formScreens.incident, label: t`Open the report form` },
    claim: { href: formScreens.claim, label: t`Open the claims` },
    safety: { href: formScreens.safety, label: t`Open the safety documents` },
  };
  // The card of a prepared report opens the same form.
  const form = formAction !== null && prefill === null ? forms[formAction] : null;
  const all = [...(form ? [form] : []), ...links.filter(({ href }) => href !== form?.href)];
  if (all.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {all.map(({ href, label }) => (
        <Link
          key={href + label}
          href={href}
          onClick={() => onGo?.()}
          className="inline-flex min-h-12 items-center justify-center gap-1 rounded-control border-(length:--edge) border-control bg-card px-4 py-2 leading-tight font-semibold hover:bg-press"
        >
          {label}
          <ChevronRight size="1.2em" className="shrink-0" aria-hidden />
        </Link>
      ))}
    </div>
  );
}

function Sources({ answer: { citations }, onGo }: PartProps) {
  const { t } = useLingui();
  if (citations.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-label font-semibold">
        <Trans>Sources</Trans>
      </p>
      <ul aria-label={t`Sources`} className="edge rounded-control bg-surface">
        {citations.map(({ url, document, section, quote }, index) => (
          <li key={`${url} ${quote}`}>
            <Link
              href={url}
              onClick={() => onGo?.()}
              className="flex min-h-12 items-center justify-between gap-2 px-3 py-2 text-label leading-tight font-semibold text-accent-text -outline-offset-2 hover:underline"
            >
              <span className="min-w-0">
                {`[${index + 1}] `}
                <span lang={languageOfText(quote) ?? undefined}>
                  {section === '' || section.startsWith(document)
                    ? section || document
                    : `${document} › ${section}`}
                </span>
              </span>
              <ChevronRight size={20} className="shrink-0" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

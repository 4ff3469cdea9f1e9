import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_ACTION_TITLE } from '@tailboard/contract/action-terms.ts';
import { AddAction } from '../actions/public.ts';
import { EmergencyText } from '../ui/emergency-text.tsx';
import type { ShownAnswer } from './ask.ts';
import { InItsLanguage } from '../language/in-its-language.tsx';
import { CitationList } from './citation-list.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { useRef } from 'react';
import { ReadAloudButton, useSentenceMark } from '../speech/public.ts';

export function ChatAnswer({ answer }: { answer: ShownAnswer }) {
  const { t } = useLingui();
  const { offline } = answer;
  const text = useRef<HTMLDivElement>(null);
  const told = spoken(answer);
  const [first] = answer.citations;
  useSentenceMark(text, told);
  return (
    <div data-answer={answer.source} className="flex flex-col gap-2">
      <div className="mr-4 self-start rounded-card bg-press px-3 py-2 in-data-[theme=sunlight]:edge">
        <span className="sr-only">
          <Trans>Answer:</Trans>{' '}
        </span>
        {offline && (
          <p className="mb-1.5">
            <OfflineMark />
          </p>
        )}
        {answer.emergency ? (
          <EmergencyText ref={text} text={told} />
        ) : (
          <div ref={text} className="whitespace-pre-line">
            <InItsLanguage text={told} />
          </div>
        )}
      </div>
      <CitationList
        label={t`Quoted from`}
        citations={answer.citations}
        numbered={answer.source === 'built-in'}
      />
      {answer.nearest.length > 0 && (
        <>
          <p className="text-label font-semibold">
            <Trans>The nearest passages:</Trans>
          </p>
          <CitationList label={t`Nearest passages`} citations={answer.nearest} short />
        </>
      )}
      {first && !answer.emergency && (
        <div>
          <AddAction
            about={{
              title: first.section.slice(0, MAX_ACTION_TITLE),
              section: { document: first.document, heading: first.section },
            }}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
        <ReadAloudButton text={told} />
        {answer.unsearched && (
          <span>
            <Trans>No document could be searched.</Trans>
          </span>
        )}
        {offline && offline.searched < offline.of && (
          <span>
            <Trans>
              {offline.searched} of {offline.of} documents are on this phone; the others were not searched.
            </Trans>
          </span>
        )}
        {answer.answered && (
          <span>
            {answer.source === 'model' ? (
              <Trans>Written by a model from the quoted passages. Not legal advice.</Trans>
            ) : (
              <Trans>Quoted from the documents. Not legal advice.</Trans>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

/** As it is shown and read: the built-in answer names the section under each quotation; here the links say it. */
export function spoken({ answer, citations, source }: ShownAnswer): string {
  if (source !== 'built-in') return answer;
  return citations.reduce((text, { section }) => text.replace(`]\n${section}`, ']'), answer);
}

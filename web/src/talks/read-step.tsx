import { Trans, useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import BookOpen from 'lucide-react/icons/book-open';
import { useRef, useState } from 'react';
import { documentScreen } from '../api/addresses.ts';
import { useLanguage } from '../language/language.ts';
import { ReadAloudButton, useSentenceMark } from '../speech/public.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TickBox } from '../ui/tick-box.tsx';

interface ReadStepProps {
  topic: TalkTopic;
  read: boolean;
  onRead: (read: boolean) => void;
  onNext: () => void;
}

/** The points in large letters, to be read out or listened to. */
export function ReadStep({ topic, read, onRead, onNext }: ReadStepProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const spoken = `${topic.title}. ${topic.points.join(' ')}`;
  useSentenceMark(list, spoken);
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={documentScreen(topic.documentKey)} icon={BookOpen}>
          <Trans>Open Document</Trans>
        </ButtonLink>
        <ReadAloudButton text={spoken} />
      </div>
      {language !== 'en' && (
        <p className="text-label text-quiet">
          <Trans>The points are in English, in the words of the document.</Trans>
        </p>
      )}
      <ol ref={list} lang="en" className="edge flex flex-col gap-4 rounded-card bg-card p-4">
        {topic.points.map((point, index) => (
          <li key={point} className="flex gap-3 text-lead leading-snug">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-tint font-bold text-accent-text"
            >
              {index + 1}
            </span>
            <span className="max-w-[68ch] min-w-0 pt-0.5">{point}</span>
          </li>
        ))}
      </ol>
      <TickBox
        label={t`Every point was read to the crew`}
        checked={read}
        onChange={(event) => onRead(event.target.checked)}
      />
      {asked && !read && (
        <Notice tone="bad" announced>
          <Trans>Read every point to the crew, then check the box.</Trans>
        </Notice>
      )}
      <div>
        <Button look="primary" wide onClick={() => (read ? onNext() : setAsked(true))}>
          <Trans>Next</Trans>
        </Button>
      </div>
    </>
  );
}

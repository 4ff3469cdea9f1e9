import { Trans, useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'wouter';
import { holdTalkScreen } from '../api/addresses.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';
import { translate, sentencesOf } from '../language/translate.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTalksUnderWay } from './queries.ts';

interface ChooseTopicProps {
  topics: readonly TalkTopic[];
  /** The document that was asked for has no talk. */
  missing: boolean;
}

/** What the talk is to be about. */
export function ChooseTopic({ topics, missing }: ChooseTopicProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const isUnderWay = useTalksUnderWay();
  const words = wanted.toLowerCase().split(/\s+/);
  const found = topics.filter((topic) => {
    const { title, points } = topic;
    const text = `${translate(title, sentencesOf(topic))} ${title} ${points.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      {missing && (
        <Notice tone="warn" title={t`There is no toolbox talk about this document`}>
          <Trans>Choose one of these.</Trans>
        </Notice>
      )}
      <TextField
        label={t`What is today’s talk about?`}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && (
        <p role="status">
          <Trans>No talk matches.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-2" aria-label={t`Topics`}>
        {found.map(({ documentKey, title, points, sentences }) => (
          <li key={documentKey}>
            <Link
              href={holdTalkScreen(documentKey)}
              className="edge flex min-h-14 items-center gap-3 rounded-card bg-card p-3 hover:bg-press"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">
                  <SentencesOf answer={{ sentences }}>
                    <Translated text={title} />
                  </SentencesOf>
                </span>
                <span className="line-clamp-1 text-label text-quiet">
                  {isUnderWay(documentKey) ? (
                    <Trans>Under way on this phone</Trans>
                  ) : (
                    <span lang="en">{points[0]}</span>
                  )}
                </span>
              </span>
              <ChevronRight size={24} aria-hidden className="shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

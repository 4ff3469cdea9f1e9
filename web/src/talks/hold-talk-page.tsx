import { Trans, useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { clock } from '../language/moments.ts';
import { talkDraftKind } from '../offline/public.ts';
import { WithDraft } from '../drafts/public.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { SentencesOf } from '../language/translated.tsx';
import { AsOf } from '../ui/as-of.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ChooseTopic } from './choose-topic.tsx';
import { HoldTalk } from './hold-talk.tsx';
import { useTopics } from './queries.ts';

/** Holds the toolbox talk about a safety document, named in the query `document`; works without signal. */
export default function HoldTalkPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const documentKey = query.get('document');
  const { body: topics, loading, asOf, refresh } = useTopics();
  const topic = topics?.find((each) => each.documentKey === documentKey);
  return (
    <Page title={topic ? translate(topic.title, sentencesOf(topic)) : t`Hold a talk`} narrow>
      <BackLink href={screens.talks}>
        <Trans>Toolbox talks</Trans>
      </BackLink>
      {asOf && <AsOf time={clock(asOf)} />}
      {topics === undefined ? (
        loading ? (
          <SkeletonRows label={t`Loading...`} />
        ) : (
          <ErrorState title={t`The talks are not on this phone yet`} onRetry={() => void refresh()}>
            <Trans>They are loaded as soon as there is signal, and stay on this phone.</Trans>
          </ErrorState>
        )
      ) : topic ? (
        <SentencesOf answer={topic}>
          <Held key={topic.documentKey} topic={topic} place={query.get('place') ?? ''} />
        </SentencesOf>
      ) : (
        <ChooseTopic topics={topics} missing={documentKey !== null} />
      )}
    </Page>
  );
}

function Held({ topic, place }: { topic: TalkTopic; place: string }) {
  /** Counts the times a talk was begun anew here. */
  const [round, setRound] = useState(0);
  const kind = talkDraftKind(topic.documentKey);
  return (
    <WithDraft kind={kind}>
      {(loaded) => (
        <HoldTalk
          key={round}
          topic={topic}
          kind={kind}
          place={place.slice(0, 300)}
          loaded={round === 0 ? loaded : null}
          onDiscarded={() => setRound(round + 1)}
        />
      )}
    </WithDraft>
  );
}

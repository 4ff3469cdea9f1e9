import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useParams } from 'wouter';
import { RecordActions } from '../actions/public.ts';
import { actionsOfTalkCall, screens } from '../api/addresses.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { SentencesOf } from '../language/translated.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTalk } from './queries.ts';
import { TalkRecord } from './talk-record.tsx';

/** The record of one talk; a negative number in the address is one that this phone has not sent yet. */
export default function TalkPage() {
  const { id } = useParams<{ id: string }>();
  return /^-?\d{1,16}$/.test(id) ? <Opened key={id} id={Number(id)} /> : <NotFound />;
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const { talk, loading, missing, retry } = useTalk(id);
  if (missing) return <NotFound />;
  return (
    <Page title={talk ? translate(talk.title, sentencesOf(talk)) : t`Toolbox talk`} narrow>
      <Back />
      {talk ? (
        <SentencesOf answer={talk}>
          <TalkRecord talk={talk} />
          <Suspense fallback={null}>
            <RecordActions
              path={talk.id > 0 ? actionsOfTalkCall(talk.id) : null}
              belongs={(action) => action.talkId === talk.id}
              about={talk.id > 0 ? { talkId: talk.id } : {}}
            />
          </Suspense>
        </SentencesOf>
      ) : loading ? (
        <SkeletonRows label={t`Loading...`} />
      ) : (
        <ErrorState title={t`This talk is not on this phone`} onRetry={retry}>
          <Trans>It can be loaded when there is signal.</Trans>
        </ErrorState>
      )}
    </Page>
  );
}

function NotFound() {
  const { t } = useLingui();
  return (
    <Page title={t`Toolbox talk`} narrow>
      <Back />
      <Card title={t`Talk not found`}>
        <p>
          <Trans>This does not exist or you do not have permission to see it.</Trans>
        </p>
        <div>
          <ButtonLink href={screens.talks} look="primary" wide>
            <Trans>Go to the talks</Trans>
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}

function Back() {
  return (
    <BackLink href={screens.talks}>
      <Trans>Toolbox talks</Trans>
    </BackLink>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import HardHat from 'lucide-react/icons/hard-hat';
import Megaphone from 'lucide-react/icons/megaphone';
import { calls, holdTalkScreen, screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ExportLinks } from '../ui/export-links.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { CrewsToday } from './crews-today.tsx';
import { useOlderTalks, useTalks, useTalksUnderWay, useTopics } from './queries.ts';
import { TalkRow } from './talk-row.tsx';

/** Talks that were held, those under way, and for supervisors which crews have none today. */
export default function TalksPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const list = useTalks();
  return (
    <Page
      title={t`Toolbox talks`}
      actions={
        <ButtonLink href={screens.holdTalk} look="primary" icon={Megaphone} wide>
          <Trans>Hold a talk</Trans>
        </ButtonLink>
      }
    >
      {list.asOf && <AsOf time={clock(list.asOf)} />}
      <UnderWay />
      {role !== 'field-crew' && <CrewsToday />}
      <List list={list} />
      {list.talks.length > 0 && <ExportLinks list={calls.talks} />}
    </Page>
  );
}

function UnderWay() {
  const { t } = useLingui();
  const { body: topics } = useTopics();
  const isUnderWay = useTalksUnderWay();
  return topics
    ?.filter(({ documentKey }) => isUnderWay(documentKey))
    .map(({ documentKey, title: written, sentences }) => ({
      documentKey,
      title: translate(written, sentencesOf({ sentences })),
    }))
    .map(({ documentKey, title }) => (
      <Notice
        key={documentKey}
        tone="note"
        title={t`Under way: ${title}`}
        actions={
          <ButtonLink href={holdTalkScreen(documentKey)}>
            <Trans>Continue</Trans>
          </ButtonLink>
        }
      />
    ));
}

function List({ list: { talks, more, loading, failed, retry } }: { list: ReturnType<typeof useTalks> }) {
  const { t } = useLingui();
  const older = useOlderTalks(more);
  if (loading) return <SkeletonRows label={t`Loading talks`} />;
  if (failed && talks.length === 0) {
    return (
      <ErrorState title={t`Failed to load the talks`} onRetry={retry}>
        <Trans>A talk you hold now is still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  if (talks.length === 0) return <EmptyState icons={[Megaphone, HardHat]} title={t`No talk was held yet`} />;
  const pages = older.data?.pages ?? [];
  const hasMore = pages.length === 0 ? more !== undefined : older.hasNextPage;
  return (
    <>
      <ul aria-label={t`Talks that were held`} className="flex flex-col gap-2">
        {talks.map((talk) => (
          <li key={talk.clientRef}>
            <TalkRow talk={talk} />
          </li>
        ))}
        {pages
          .flatMap(({ talks: page }) => page)
          .map((talk) => (
            <li key={`older-${talk.id}`}>
              <TalkRow talk={talk} />
            </li>
          ))}
      </ul>
      {older.isError && (
        <Notice tone="bad" announced>
          <Trans>Older talks are on the server only. Try again with signal.</Trans>
        </Notice>
      )}
      {hasMore && (
        <div>
          <Button
            wide
            busy={older.isFetching}
            onClick={() => void (pages.length === 0 ? older.refetch() : older.fetchNextPage())}
          >
            {older.isFetching ? <Trans>Loading...</Trans> : <Trans>Load older talks</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}

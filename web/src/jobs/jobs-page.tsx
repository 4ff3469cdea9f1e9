import { Trans, useLingui } from '@lingui/react/macro';
import type { Jobs } from '@tailboard/contract/jobs.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useUser } from '../auth/public.ts';
import { clock, dayAndTime } from '../language/moments.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.ts';
import { wordsOf } from './job-words.ts';
import { useJobs, useRetryJob } from './queries.ts';

/** For administrators: what the server does in the background, and what it gave up. */
export default function JobsPage() {
  const { role } = useUser();
  return role === 'admin' ? <BackgroundJobs /> : <NotFoundPage />;
}

function BackgroundJobs() {
  const { t } = useLingui();
  const { body: jobs, asOf, loading, refresh } = useJobs();
  return (
    <Page title={t`Background jobs`} narrow>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {jobs !== undefined ? (
        <>
          <Failed failed={jobs.failed} onRetried={() => void refresh()} />
          <Kinds kinds={jobs.kinds} />
        </>
      ) : loading ? (
        <SkeletonRows label={t`Loading...`} />
      ) : (
        <ErrorState title={t`The background jobs could not be loaded`} onRetry={() => void refresh()}>
          <Trans>They can be loaded when there is signal.</Trans>
        </ErrorState>
      )}
    </Page>
  );
}

function Failed({ failed, onRetried }: { failed: Jobs['failed']; onRetried: () => void }) {
  const { t } = useLingui();
  const retry = useRetryJob();
  const nameOf = useNameOf();
  const retryOne = (id: number) =>
    retry.mutate(id, {
      onSuccess: onRetried,
      onError: () => showToast({ title: t`The job could not be started again`, tone: 'bad' }),
    });
  return (
    <Card title={t`Failed jobs`}>
      {failed.length === 0 ? (
        <p>
          <Trans>No job has failed.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {failed.map(({ id, kind, code, attempts, failedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-bold break-words">{nameOf(kind)}</p>
                <p className="text-label break-words text-quiet">
                  <Trans>
                    Given up {dayAndTime(failedAt)} · Attempts: {attempts} · Error code: {code}
                  </Trans>
                </p>
              </div>
              <Button
                icon={RotateCcw}
                busy={retry.isPending && retry.variables === id}
                onClick={() => retryOne(id)}
              >
                <Trans>Try again</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Kinds({ kinds }: { kinds: Jobs['kinds'] }) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  return (
    <Card title={t`All jobs`}>
      <ul className="flex flex-col gap-3">
        {kinds.map(({ kind, waiting, running, done, failed }) => (
          <li key={kind}>
            <p className="font-bold break-words">{nameOf(kind)}</p>
            <p className="text-label text-quiet">
              <Trans>
                Waiting: {waiting} · Running: {running} · Done: {done} · Failed: {failed}
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useNameOf() {
  const { i18n } = useLingui();
  return (kind: string): string => {
    const words = wordsOf(kind);
    return words === null ? kind : i18n._(words);
  };
}

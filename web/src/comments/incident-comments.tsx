import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CommentRow } from './comment-row.tsx';
import { LatePhotos, WaitingRow } from './waiting-row.tsx';
import { useComments, type Commented } from './queries.ts';
import { WriteComment } from './write-comment.tsx';

/** What people say to each other about an incident, the oldest first. */
export default function IncidentComments({ incident }: { incident: Commented }) {
  const { t } = useLingui();
  const { comments, waiting, latePhotos, photosOf, loading, failed, asOf, refresh, showEarlier } =
    useComments(incident);
  const [busy, setBusy] = useState(false);
  const earlier = async () => {
    setBusy(true);
    await showEarlier?.().catch(() => undefined);
    setBusy(false);
  };
  const isEmpty = comments.length === 0 && waiting.length === 0;
  return (
    <section aria-label={t`Comments`} className="flex flex-col gap-2">
      <h3 className="text-lead font-bold">
        <Trans>Comments</Trans>
      </h3>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {failed && <ErrorState title={t`The comments could not be loaded`} onRetry={() => void refresh()} />}
      {showEarlier !== null && (
        <div>
          <Button look="quiet" busy={busy} onClick={() => void earlier()}>
            <Trans>Show earlier comments</Trans>
          </Button>
        </div>
      )}
      {isEmpty && !loading && !failed && (
        <p className="text-quiet">
          <Trans>No comments yet</Trans>
        </p>
      )}
      {!isEmpty && (
        <ul className="flex flex-col gap-2">
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} refresh={refresh} />
          ))}
          {waiting.map((item) => (
            <WaitingRow key={item.clientRef} item={item} photos={photosOf(item.thread)} />
          ))}
        </ul>
      )}
      <LatePhotos photos={latePhotos} />
      <WriteComment incident={incident} />
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@tailboard/contract/comments.ts';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { strikeCommentCall, thumbnail } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { clock } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

export const frame = 'edge flex flex-col gap-1 rounded-control p-3';

/** A comment that the server has. A struck one is crossed out. */
export function CommentRow({ comment, refresh }: { comment: Comment; refresh: () => Promise<unknown> }) {
  const { t } = useLingui();
  const user = useUser();
  const nameOf = usePersonName();
  const { by, at, text, visibility, struckAt, media } = comment;
  const words = <p className="break-words whitespace-pre-wrap">{text}</p>;
  return (
    <li className={frame}>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-quiet">
        <span className="min-w-0 font-semibold wrap-anywhere text-ink">{nameOf(by.name, by.username)}</span>
        {clock(at)}
        {visibility === 'supervisors' && (
          <Badge tone="plain" icon={Lock}>
            <Trans>Supervisors only</Trans>
          </Badge>
        )}
      </p>
      {struckAt === null ? words : <s className="text-quiet">{words}</s>}
      {media.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {media.map(({ id, url, fileName }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={thumbnail(url)}
                  alt={fileName}
                  loading="lazy"
                  className="size-24 rounded-control object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {struckAt !== null && (
        <p className="text-label text-quiet">{t`Struck by its author, ${clock(struckAt)}`}</p>
      )}
      {struckAt === null && by.id === user.id && <StrikeOwn comment={comment} refresh={refresh} />}
    </li>
  );
}

function StrikeOwn({ comment, refresh }: { comment: Comment; refresh: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const strike = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(strikeCommentCall(comment.incidentId, comment.id), { method: 'POST' });
      await refresh();
      setAsks(false);
    } catch (error) {
      setFailure(
        error instanceof ApiError ? (error.problem?.detail ?? error.message) : failureSentence(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setAsks(true)}>
        <Trans>Strike it out</Trans>
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Strike this comment out?`}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="danger" busy={busy} onClick={() => void strike()}>
              <Trans>Strike it out</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>It stays here, crossed out, with a mark. This cannot be undone.</Trans>
        </p>
        {failure !== undefined && (
          <Notice tone="bad" announced>
            {failure}
          </Notice>
        )}
      </Dialog>
    </div>
  );
}

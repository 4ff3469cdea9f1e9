import { Plural, Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { frame } from './comment-row.tsx';
import type { WaitingComment, WaitingPhoto } from './queries.ts';

/** A comment that this phone has not sent, or that the server did not take. `photos`: how many go with it. */
export function WaitingRow({ item, photos }: { item: WaitingComment; photos: number }) {
  const user = useUser();
  return (
    <li className={frame}>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-quiet">
        <span className="min-w-0 font-semibold wrap-anywhere text-ink">{user.name}</span>
        <Badge tone="attention" icon={Clock}>
          {item.problem === null ? <Trans>Waiting to be sent</Trans> : <Trans>Needs you</Trans>}
        </Badge>
        {photos > 0 && <Plural value={photos} one="# photo" other="# photos" />}
      </p>
      <p className="break-words whitespace-pre-wrap">{item.record.text}</p>
      {item.problem !== null && <Refused thread={item.thread}>{item.problem.detail}</Refused>}
    </li>
  );
}

/** Photos whose comment the server has already. */
export function LatePhotos({ photos }: { photos: readonly WaitingPhoto[] }) {
  const refused = photos.find(({ problem }) => problem !== null);
  if (refused !== undefined) return <Refused thread={refused.thread}>{refused.problem?.detail}</Refused>;
  if (photos.length === 0) return null;
  return (
    <p role="status" className="text-label text-quiet">
      <Plural
        value={photos.length}
        one="# photo of a comment waits to be sent"
        other="# photos of comments wait to be sent"
      />
    </p>
  );
}

function Refused({ thread, children }: { thread: string; children: ReactNode }) {
  const { id } = useUser();
  return (
    <Notice
      tone="bad"
      actions={
        <>
          <Button onClick={() => void device.retryThread(id, thread)}>
            <Trans>Try Again</Trans>
          </Button>
          <Button look="quiet" onClick={() => void device.discardThread(id, thread)}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}

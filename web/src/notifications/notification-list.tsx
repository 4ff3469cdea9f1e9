import type { Notification } from '@tailboard/contract/notifications.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { clock, dayAndTime } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';
import { useNotificationWords } from './notification-words.ts';
import { useMarkRead, useNotifications } from './queries.ts';

const looks: Record<Notification['kind'], { icon: Icon; tone: Tone }> = {
  'claim-taken': { icon: Eye, tone: 'note' },
  'claim-approved': { icon: CircleCheck, tone: 'ok' },
  'claim-rejected': { icon: CircleX, tone: 'bad' },
  'claim-question': { icon: CircleHelp, tone: 'warn' },
  'claim-answered': { icon: FileText, tone: 'note' },
  'claim-contested': { icon: FileText, tone: 'warn' },
  'claim-filed': { icon: FileText, tone: 'note' },
  'document-accepted': { icon: CircleCheck, tone: 'ok' },
  'document-unreadable': { icon: CircleX, tone: 'warn' },
  'incident-status': { icon: HardHat, tone: 'note' },
  'incident-reported': { icon: TriangleAlert, tone: 'bad' },
  'incident-seen': { icon: Eye, tone: 'ok' },
  'incident-comment': { icon: MessageSquare, tone: 'note' },
  'reply-to-reporter': { icon: MessageSquare, tone: 'note' },
  'duty-due': { icon: Clock, tone: 'bad' },
  'action-assigned': { icon: ListChecks, tone: 'warn' },
  'action-due': { icon: Clock, tone: 'warn' },
  'action-done': { icon: CircleCheck, tone: 'ok' },
  'observation-reported': { icon: MessageSquare, tone: 'warn' },
  'hazard-nearby': { icon: TriangleAlert, tone: 'warn' },
};

const lookOf = ({ kind, quiet }: Notification) =>
  quiet === true ? ({ icon: HardHat, tone: 'note' } as const) : looks[kind];

/** What the bell opens. What was unread when it opened stays marked while one reads, and counts as read from now on. */
export default function NotificationList({ onGo }: { onGo: () => void }) {
  const { list, asOf, failed, refresh } = useNotifications();
  const { t } = useLingui();
  const words = useNotificationWords();
  const { mutate } = useMarkRead(refresh);
  const newest = list?.[0]?.id;
  const someUnread = list?.some(({ read }) => !read) ?? false;
  useEffect(() => {
    if (newest !== undefined && someUnread) mutate(newest);
  }, [newest, someUnread, mutate]);

  if (list === undefined && !failed) return <SkeletonRows label={t`Loading...`} />;
  if (list === undefined || list.length === 0) {
    return (
      <EmptyState icons={[Bell]} title={<Trans>Nothing new.</Trans>}>
        <Trans>You will be told here when something changes on your incidents, actions and claims.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      <ul className="flex flex-col">
        {list.map((notification) => {
          const { sentence, detail, href } = words(notification);
          const { icon: Icon, tone } = lookOf(notification);
          return (
            <li key={notification.id} className="edge-b last:border-b-0">
              <Link
                href={href}
                onClick={onGo}
                className="flex min-h-14 items-start gap-3 rounded-control px-2 py-3 hover:bg-press"
              >
                <span className={toneClass[tone]}>
                  <Icon size={24} aria-hidden className="mt-0.5 shrink-0 text-tone" />
                </span>
                <span className="flex min-w-0 grow flex-col">
                  <span className={notification.read ? '' : 'font-bold'}>{sentence}</span>
                  {detail !== null && (
                    <span className="line-clamp-2 text-label break-words text-quiet">{detail}</span>
                  )}
                  <span className="text-small text-quiet">{dayAndTime(notification.at)}</span>
                </span>
                {!notification.read && (
                  <span className="mt-1 shrink-0 text-small font-bold text-accent">
                    <Trans>New</Trans>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

import type { Notification } from '@tailboard/contract/notifications.ts';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '../auth/public.ts';
import { useLanguage } from '../language/language.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast.ts';
import { useOpenFromPush } from './use-open-from-push.ts';
import { useNotificationWords } from './notification-words.ts';
import { useNotifications } from './queries.ts';
import { endPushOfOthers, keepPushLanguage } from './push.ts';
import { useLiveEvents } from './use-live-events.ts';

/** The bell of the header with the number of unread ones; what comes while the page is open is also told at once. */
export function NotificationBell({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const { list, unread } = useNotifications();
  const words = useNotificationWords();
  const tell = useEffectEvent((news: Notification) => {
    if (news.quiet === true) return;
    const { sentence, detail } = words(news);
    showToast({ title: sentence, ...(detail !== null && { description: detail }) });
  });
  const newest = useEffectEvent(() => list?.[0]?.id);
  const [live] = useState(() => ({ newest: () => newest(), onNews: (news: Notification) => tell(news) }));
  useLiveEvents(live);
  const { id } = useUser();
  const language = useLanguage();
  useEffect(() => void endPushOfOthers(id), [id]);
  useEffect(() => void keepPushLanguage(id, language), [id, language]);
  useOpenFromPush();
  return (
    <IconButton
      label={unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`}
      icon={Bell}
      count={unread}
      onClick={onOpen}
    />
  );
}

import type { Notification, NotificationList } from '@tailboard/contract/notifications.ts';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

export interface Notifications {
  /** Newest first; undefined until the device or the server has said something. */
  list: readonly Notification[] | undefined;
  unread: number;
  /** Set when they could not be refreshed just now. */
  asOf: string | undefined;
  failed: boolean;
  refresh: () => Promise<unknown>;
}

export function useNotifications(): Notifications {
  const { id } = useUser();
  const { body, asOf, error, refresh } = useAnswer({ userId: id, path: calls.notifications, accept });
  return { list: body?.notifications, unread: body?.unread ?? 0, asOf, failed: error !== null, refresh };
}

function accept(body: unknown): NotificationList {
  const { notifications } = (body ?? {}) as Partial<NotificationList>;
  if (!Array.isArray(notifications)) throw new Error('The notifications are no list.');
  return body as NotificationList;
}

/** Everything up to this one has been seen. Without signal it stays unread, here and everywhere. */
export function useMarkRead(refresh: () => Promise<unknown>) {
  return useMutation({
    mutationFn: (upTo: number) => call(calls.notificationsRead, { method: 'POST', body: { upTo } }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

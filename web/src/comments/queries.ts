import { commentListSchema, type Comment } from '@tailboard/contract/comments.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { commentsCall } from '../api/addresses.ts';
import { callPage } from '../api/call.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { device, type IncidentEntry, type OutboxItem } from '../offline/public.ts';

export type Commented = Pick<IncidentEntry, 'id' | 'clientRef'>;
export type WaitingComment = Extract<OutboxItem, { kind: 'comment' }>;
export type WaitingPhoto = Extract<OutboxItem, { kind: 'comment-photo' }>;

/** Comments that the list begins with; a further page is as long. */
const PAGE = 50;
const noComments: readonly Comment[] = [];

/** Comments on an incident, the oldest first, and what waits on this device behind them. */
export function useComments({ id, clientRef }: Commented) {
  const { id: userId } = useUser();
  const path = id > 0 ? commentsCall(id) : null;
  const answer = useAnswer({
    userId,
    path: path === null ? null : `${path}?limit=${PAGE}`,
    accept: (body) => commentListSchema.parse(body),
  });
  const [earlier, setEarlier] = useState<{ comments: readonly Comment[]; more: boolean } | null>(null);
  const posted = useQuery({
    queryKey: deviceKeys.of(userId, 'outbox'),
    queryFn: () => device.outbox(userId),
  });
  const items = posted.data ?? [];
  const waiting = items.filter((item): item is WaitingComment => isOn(item, { id, clientRef }));
  const photos = items.filter((item): item is WaitingPhoto => item.kind === 'comment-photo');
  /** Of comments that the server has. */
  const latePhotos = photos.filter(({ of }) => 'incidentId' in of && of.incidentId === id);
  const { refresh } = answer;
  // What was sent stands in the server's list from now on.
  const count = waiting.length + latePhotos.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void refresh();
    before.current = count;
  }, [count, refresh]);

  const newest = answer.body ?? noComments;
  const seen = new Set(newest.map((comment) => comment.id));
  const comments = [
    ...(earlier?.comments ?? noComments).filter((comment) => !seen.has(comment.id)),
    ...newest,
  ];
  const oldest = comments[0]?.id;
  const hasEarlier = earlier?.more ?? newest.length === PAGE;
  return {
    comments,
    waiting,
    latePhotos,
    photosOf: (thread: string) => photos.filter((photo) => photo.thread === thread).length,
    loading: answer.loading,
    failed: answer.failed,
    asOf: answer.asOf,
    refresh,
    showEarlier:
      hasEarlier && path !== null && oldest !== undefined
        ? async () => {
            const { body, next } = await callPage<unknown>(`${path}?limit=${PAGE}&cursor=${oldest}`);
            const comments = commentListSchema.parse(body);
            setEarlier((known) => ({
              comments: [...comments, ...(known?.comments ?? noComments)],
              more: next !== null,
            }));
          }
        : null,
  };
}

function isOn(item: OutboxItem, { id, clientRef }: Commented): boolean {
  if (item.kind !== 'comment') return false;
  return 'incidentId' in item.on ? item.on.incidentId === id : item.on.incidentClientRef === clientRef;
}

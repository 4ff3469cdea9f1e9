import { talkListSchema, talkSchema, talkTopicsSchema, type TalkList } from '@tailboard/contract/talks.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { calls, talkCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { serverAnswers, useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { AnswerRefusedError, asFullTalk, device, talkDraftKind, type FullTalk } from '../offline/public.ts';

const topicsAnswer = { path: calls.talkTopics, accept: (body: unknown) => talkTopicsSchema.parse(body) };

/** What a talk can be held about; from the device where there is no signal. */
export function useTopics() {
  const { id: userId } = useUser();
  return useAnswer({ userId, ...topicsAnswer });
}

/** The talks that were held, the newest first: from the device at once, refreshed from the server. */
export function useTalks() {
  const { id: userId } = useUser();
  const answer = useAnswer({ userId, path: calls.talks, accept: (body) => talkListSchema.parse(body) });
  const list = useQuery({
    queryKey: deviceKeys.of(userId, 'talks'),
    queryFn: () => device.listTalks(userId),
  });
  const talks = list.data ?? [];
  return {
    talks,
    /** The server's oldest of those, where it has older ones. */
    more: answer.body?.more === true ? answer.body.talks.at(-1)?.id : undefined,
    loading: list.isPending || (talks.length === 0 && answer.loading),
    failed: answer.error !== null,
    asOf: answer.asOf,
    retry: () => void answer.refresh(),
  };
}

/** Talks older than `before`, page after page. Only the server knows them. */
export function useOlderTalks(before: number | undefined) {
  const { id: userId } = useUser();
  return useInfiniteQuery({
    queryKey: [...serverAnswers, userId, 'older-talks', before],
    queryFn: async ({ pageParam }): Promise<TalkList> =>
      talkListSchema.parse(await call(`${calls.talks}?before=${pageParam}`)),
    initialPageParam: before ?? 0,
    getNextPageParam: ({ talks, more }) => (more ? talks.at(-1)?.id : undefined),
    enabled: false,
  });
}

/** One talk with its record: from the device where it was held there, else as the server says it. */
export function useTalk(id: number) {
  const { id: userId } = useUser();
  const here = useQuery({
    queryKey: [...deviceKeys.of(userId, 'talk'), id],
    queryFn: () => device.getTalk(userId, id),
  });
  // A talk never changes: what the device has needs no other word.
  const path = id > 0 && here.data === null ? talkCall(id) : null;
  const answer = useAnswer({ userId, path, accept: (body) => asFullTalk(talkSchema.parse(body)) });
  const talk: FullTalk | undefined = here.data ?? answer.body;
  const isGone = answer.error instanceof AnswerRefusedError && answer.error.status === 404;
  return {
    talk,
    loading: here.isPending || (talk === undefined && path !== null && answer.loading),
    /** There is none for this person. */
    missing: talk === undefined && !here.isPending && (path === null || isGone),
    retry: () => void answer.refresh(),
  };
}

/** Documents whose talk is not finished on this device. */
export function useTalksUnderWay() {
  const { id: userId } = useUser();
  const drafts = useQuery({
    queryKey: deviceKeys.of(userId, 'talk-drafts'),
    queryFn: () => device.drafts.list(userId),
  });
  const kinds = new Set(drafts.data?.map(({ kind }) => kind));
  return (documentKey: string): boolean => kinds.has(talkDraftKind(documentKey));
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { AnswerRefusedError, device } from '../offline/public.ts';
import { calls } from './addresses.ts';
import { hadSignalAt, UnreachableError } from './api-error.ts';
import { deviceKeys, readAgain } from './device-keys.ts';
import { noteAnswer } from './reach.ts';
import { watchSignal } from './signal.ts';

interface AnswerOf<Body> {
  userId: number;
  /** Of a GET, with its query; null asks nothing, because there is nothing to ask about yet. */
  path: string | null;
  /** Throws when `body` is not what the path answers with. */
  accept: (body: unknown) => Body;
}

/** What a GET last said, first from the device and then from the server. */
export interface LiveAnswer<Body> {
  /** Undefined while there is none, or when there is none. */
  body: Body | undefined;
  /** When the server said it: only given when it could not be asked now. For 'As of 7:42 AM, no signal'. */
  asOf: string | undefined;
  /** True until there is something to show or it is certain that there is not. */
  loading: boolean;
  /** Why there is nothing new; `body` may still be there. */
  error: Error | null;
  /** There is nothing to show, and it was asked for in vain though there was signal all the while: without it nothing is wrong. */
  failed: boolean;
  refresh: () => Promise<unknown>;
}

/** With several hundred records, to read them once more for every other answer is most of the work of a start. */
const lists: ReadonlySet<string> = new Set([calls.incidents, calls.claims, calls.talks]);

/** Query keys of what the server is asked begin with this. */
export const serverAnswers = ['server'] as const;

/** What the server last said, as the device keeps it; null when it keeps nothing. */
const storedAnswer = <Body>({ userId, path, accept }: AnswerOf<Body>) =>
  queryOptions({
    queryKey: deviceKeys.of(userId, path ?? 'nothing'),
    queryFn: async () => {
      if (path === null) return null;
      const answer = await device.answers.read(userId, path);
      return answer ? { body: accept(answer.body), at: answer.at } : null;
    },
  });

/** Shows what the device knows at once, and asks the server in the background each time a screen opens. */
export function useAnswer<Body>({ userId, path, accept }: AnswerOf<Body>): LiveAnswer<Body> {
  const queries = useQueryClient();
  const stored = useQuery(storedAnswer({ userId, path, accept }));
  const fresh = useQuery({
    queryKey: [...serverAnswers, userId, path],
    enabled: path !== null,
    queryFn: async () => {
      if (path === null) throw new Error('There is nothing to ask.');
      const hadSignal = watchSignal();
      const answer = await device.refreshAnswer({ userId, path, accept }).catch(async (error: unknown) => {
        if (error instanceof AnswerRefusedError) throw error;
        throw new UnreachableError('Nothing could be asked.', { cause: error, hadSignal: await hadSignal() });
      });
      // The device keeps it now, and what is read from there rests on it: all records on their lists.
      if (answer.from === 'server') {
        noteAnswer();
        void readAgain(queries, lists.has(path) ? deviceKeys.all : deviceKeys.of(userId, path));
      }
      return { ...answer, hadSignal: answer.from === 'server' || (await hadSignal()) };
    },
    refetchOnMount: 'always',
  });
  const body = stored.data?.body ?? fresh.data?.body;
  // That the session has expired is said once, above every page.
  const error = isExpired(fresh.error) ? null : fresh.error;
  const isOld = fresh.data?.from === 'device' || error !== null;
  return {
    body,
    asOf: isOld && !fresh.isFetching ? stored.data?.at : undefined,
    loading: body === undefined && (stored.isPending || fresh.isFetching),
    error,
    failed:
      body === undefined &&
      isOld &&
      !fresh.isFetching &&
      (error === null ? fresh.data?.hadSignal === true : hadSignalAt(error)),
    refresh: fresh.refetch,
  };
}

const isExpired = (error: Error | null) => error instanceof AnswerRefusedError && error.status === 401;

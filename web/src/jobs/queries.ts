import type { Jobs } from '@tailboard/contract/jobs.ts';
import { useMutation } from '@tanstack/react-query';
import { calls, retryJobCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** The background jobs; administrators only. */
export function useJobs() {
  const { id } = useUser();
  return useAnswer({ userId: id, path: calls.jobs, accept: asJobs });
}

function asJobs(body: unknown): Jobs {
  const { kinds, failed } = (body ?? {}) as Partial<Jobs>;
  if (!Array.isArray(kinds) || !Array.isArray(failed)) throw new Error('The answer has no jobs.');
  return { kinds, failed };
}

/** Starts a failed job again. */
export const useRetryJob = () =>
  useMutation({ mutationFn: (id: number) => call<Jobs>(retryJobCall(id), { method: 'POST' }) });

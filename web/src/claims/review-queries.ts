import type { ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, DecideClaim, JudgeDocument, UpdateClaim } from '@tailboard/contract/claims.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, claimCall, claimDocumentCall, decisionCall } from '../api/addresses.ts';
import { ApiError, UnreachableError } from '../api/api-error.ts';
import { call, callPage } from '../api/call.ts';
import { serverAnswers } from '../api/use-answer.ts';
import { noteExpired, useUser } from '../auth/public.ts';

export interface ReviewFilters {
  /** Empty: pending and under review. */
  status: string;
  /** Empty: every type. */
  type: string;
  /** In number, description and name. */
  q: string;
}

const PAGE = 50;

function reviewCall({ status, type, q }: ReviewFilters, cursor: string | null, limit = PAGE): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (status !== '') query.set('status', status);
  if (type !== '') query.set('type', type);
  if (q.trim() !== '') query.set('q', q.trim());
  if (cursor !== null) query.set('cursor', cursor);
  return `${calls.claimsToReview}?${query.toString()}`;
}

/** Claims waiting for a supervisor, oldest first, in pages; online only. */
export function useReviewList(filters: ReviewFilters) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [...serverAnswers, id, 'review', filters],
    queryFn: ({ pageParam }) => callPage<Claim[]>(reviewCall(filters, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

const reviewedKey = (userId: number, id: number) => [...serverAnswers, userId, 'reviewed', id] as const;

/** The reviewed claim, from the server. */
export function useReviewedClaim(id: number) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: reviewedKey(userId, id),
    queryFn: async () => {
      try {
        return await call<Claim>(claimCall(id));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchOnMount: 'always',
  });
}

/** The claim other than `id` that has waited longest, or null. */
export function useNextWaiting(id: number, enabled: boolean) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: [...serverAnswers, userId, 'next-waiting', id],
    queryFn: async () => {
      const waiting = await call<Claim[]>(reviewCall({ status: '', type: '', q: '' }, null, 3));
      return waiting.find((claim) => claim.id !== id && claim.userId !== userId) ?? null;
    },
    enabled,
    refetchOnMount: 'always',
  });
}

/** Stores the server's new version of a claim in the cache, and invalidates everything else. */
export function useTakeIn() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return (claim: Claim) => {
    queries.setQueryData(reviewedKey(userId, claim.id), claim);
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => !(queryKey[0] === serverAnswers[0] && queryKey[2] === 'reviewed'),
    });
  };
}

/** Why a call of the review failed: the server's sentence with the current claim, or no answer. */
export interface ReviewFailure {
  kind: 'conflict' | 'refused' | 'unreachable';
  detail: string | undefined;
  /** Messages by the name of the field. */
  fields: Readonly<Record<string, string>>;
  current: Claim | null;
}

export function failureOf(error: Error): ReviewFailure {
  if (error instanceof UnreachableError || !(error instanceof ApiError)) {
    return { kind: 'unreachable', detail: undefined, fields: {}, current: null };
  }
  if (error.status === 401) noteExpired();
  const { problem } = error;
  const fields = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
  return {
    kind: error.status === 409 ? 'conflict' : 'refused',
    detail: problem?.detail,
    fields,
    current: error.status === 409 ? ((problem?.current as Claim | undefined) ?? null) : null,
  };
}

/** Approves, rejects or asks. Idempotent by `clientRef`. */
export const useDecide = (claimId: number) =>
  useMutation({
    mutationFn: (body: DecideClaim) => call<Claim>(decisionCall(claimId), { method: 'POST', body }),
  });

/** Takes a pending claim under review without another change. */
export const useTake = () =>
  useMutation({
    mutationFn: ({ id, description, requestedReimbursement, facts, updatedAt }: Claim) => {
      const status: ClaimStatus = 'under_review';
      const body: UpdateClaim = { description, requestedReimbursement, facts, status, updatedAt };
      return call<Claim>(claimCall(id), { method: 'PUT', body });
    },
  });

/** Judges a document. */
export const useJudge = (claimId: number) =>
  useMutation({
    mutationFn: ({ key, ...body }: JudgeDocument & { key: string }) =>
      call<Claim>(claimDocumentCall(claimId, key), { method: 'PUT', body }),
  });

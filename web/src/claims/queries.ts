import { useLingui } from '@lingui/react/macro';
import type { SpecializedClaim } from '@tailboard/contract/claim-estimate.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import type { HistoryEntry } from '@tailboard/contract/history.ts';
import type { User } from '@tailboard/contract/users.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calls, claimCall, enhancedAnalysisCall, timelineCall, userCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceKeys, recordIn } from '../api/device-keys.ts';
import { useAnswer } from '../api/use-answer.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import {
  AnswerRefusedError,
  device,
  type ClaimEntry,
  type IncidentEntry,
  type WaitingClaimFile,
} from '../offline/public.ts';
import { showToast } from '../ui/toast.ts';
import { entryOf, newerOf } from './claim-entry.ts';

/** Keys of queries on the device, refetched whenever its data changes: see deviceKeys. */
const claimKeys = {
  list: (userId: number) => deviceKeys.of(userId, 'claims'),
  one: (userId: number, id: number) => [...deviceKeys.of(userId, 'claim'), id] as const,
  files: (userId: number, id: number) => [...deviceKeys.of(userId, 'claim-files'), id] as const,
};

export interface ClaimList {
  /** Newest first, unsent claims of this device included. */
  claims: readonly ClaimEntry[];
  /** True until the device has answered or, if it has no claims, until the server has. */
  loading: boolean;
  /** The server refused, or could not be reached and the device has no list. */
  failed: boolean;
  /** Time of the server's last answer, if the refresh failed. */
  asOf: string | undefined;
  retry: () => void;
}

/** The list of claims from the device, refreshed from the server in the background. */
export function useClaims(): ClaimList {
  const { t } = useLingui();
  const { id } = useUser();
  const answer = useAnswer(listAnswer(id));
  const list = useQuery(deviceList(id));
  // Offline is no error while the device has claims to show: a line above the list says so.
  const told = answer.failed || (answer.error !== null && list.data?.length === 0);
  useEffect(() => {
    if (told) showToast({ title: t`Error`, description: t`Failed to load claims`, tone: 'bad' });
  }, [told, t]);
  const claims = list.data ?? [];
  const isListed = (answer.body?.length ?? 0) > 0;
  return {
    claims,
    // After the server's answer the device must be read again before the list counts as empty.
    loading: list.isPending || (claims.length === 0 && (answer.loading || (list.isFetching && isListed))),
    failed: answer.error !== null,
    asOf: answer.asOf,
    retry: () => void answer.refresh(),
  };
}

const listAnswer = (userId: number) => ({ userId, path: calls.claims, accept: asList<Claim> });
const deviceList = (userId: number) =>
  queryOptions({ queryKey: claimKeys.list(userId), queryFn: () => device.listClaims(userId) });

function asList<Item>(body: unknown): Item[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list.');
  return body as Item[];
}

export interface OpenedClaim {
  /** Null: the claim does not exist for this person. Undefined: not known yet. */
  claim: ClaimEntry | null | undefined;
  loading: boolean;
  asOf: string | undefined;
  retry: () => void;
}

/** One claim by any of its ids: the version of the device, or the server's if it is newer. */
export function useClaim(id: number): OpenedClaim {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const here = useQuery({
    queryKey: claimKeys.one(userId, id),
    queryFn: () => device.getClaim(userId, id),
    placeholderData: () => recordIn(queries.getQueryState<readonly ClaimEntry[]>(claimKeys.list(userId)), id),
  });
  // A claim made on this device may have its number by now.
  const serverId = here.data && here.data.id > 0 ? here.data.id : id > 0 ? id : null;
  const path = serverId === null ? null : claimCall(serverId);
  const answer = useAnswer({ userId, path, accept: (body) => body as Claim });
  const isGone = answer.error instanceof AnswerRefusedError && answer.error.status === 404;
  const failed = answer.error !== null && !isGone;
  useEffect(() => {
    if (failed) showToast({ title: t`Error`, description: t`Failed to load claim details`, tone: 'bad' });
  }, [failed, t]);
  const known = here.data ?? null;
  const isUnsent = known !== null && known.unsentRevision !== null;
  const claim = isGone && !isUnsent ? null : newerOf(known, answer.body ? entryOf(answer.body) : null);
  const loading = here.isPending || (claim === null && path !== null && answer.loading);
  const isUnknown = claim === null && !isGone && path !== null;
  return {
    claim: loading || isUnknown ? (claim ?? undefined) : claim,
    loading,
    asOf: answer.asOf,
    retry: () => void answer.refresh(),
  };
}

/** Claims of this person on `incident` on the device, newest first. */
export function useClaimsOn({ id, clientRef }: Pick<IncidentEntry, 'id' | 'clientRef'>) {
  const { claims, loading } = useClaims();
  const isOn = (claim: ClaimEntry) =>
    claim.incidentId === id || (clientRef !== null && claim.incidentClientRef === clientRef);
  return { earlier: claims.filter(isOn), loading };
}

/** The history of a claim, oldest first; offline from the device. */
export function useTimeline(claimId: number | null) {
  const { id: userId } = useUser();
  const path = claimId === null ? null : timelineCall(claimId);
  const { body, asOf, loading, error, refresh } = useAnswer({ userId, path, accept: asList<HistoryEntry> });
  return {
    entries: body,
    asOf,
    loading: path !== null && loading,
    failed: error !== null,
    retry: () => void refresh(),
  };
}

/** The public profile of a person. */
export function usePerson(personId: number) {
  const { id: userId } = useUser();
  const { body, loading } = useAnswer({ userId, path: userCall(personId), accept: readPerson });
  return { person: body, loading };
}

function readPerson(body: unknown): User {
  const { data } = body as { data?: User };
  if (typeof data?.name !== 'string') throw new Error('The answer is no person.');
  return data;
}

const noFiles: readonly WaitingClaimFile[] = [];

/** Unsent files of the checklist on this device. */
export function useWaitingClaimFiles(claimId: number): readonly WaitingClaimFile[] {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: claimKeys.files(id, claimId),
    queryFn: () => device.listClaimFiles(id, claimId),
    // Structural sharing cannot compare Blobs.
    structuralSharing: false,
  });
  return data ?? noFiles;
}

/** Ms: a model needs long. */
const ANALYSIS_PATIENCE_MS = 60_000;

/** The enhanced analysis of a claim. `problem`: the server's sentence, if any. */
export function useEnhancedAnalysis() {
  const analysis = useMutation({
    mutationFn: (ids: { claimId: number; incidentId: number }) =>
      call<SpecializedClaim>(enhancedAnalysisCall(ids), { timeout: ANALYSIS_PATIENCE_MS }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) noteExpired();
    },
  });
  const { error } = analysis;
  return { ...analysis, problem: error instanceof ApiError ? error.problem?.detail : undefined };
}

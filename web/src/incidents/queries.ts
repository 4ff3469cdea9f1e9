import type { Incident } from '@tailboard/contract/incidents.ts';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { calls, incidentCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceKeys, recordIn } from '../api/device-keys.ts';
import { useIncidentRecord } from '../api/incident-record.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import type { IncidentEntry, WaitingFile } from '../offline/public.ts';
import { AnswerRefusedError, device } from '../offline/public.ts';
import { useSyncState } from '../offline/use-device.ts';
import { showToast } from '../ui/toast.ts';

/** All read from the device, so asked again whenever it changes: see deviceKeys. */
const incidentKeys = {
  list: (userId: number) => deviceKeys.of(userId, 'incidents'),
  one: (userId: number, id: number) => [...deviceKeys.of(userId, 'incident'), id] as const,
  files: (userId: number, id: number | null) => [...deviceKeys.of(userId, 'files'), id] as const,
};

export interface IncidentList {
  /** Newest first, with what waits on this device. */
  incidents: readonly IncidentEntry[];
  /** True until the device has said what it knows, and when that is nothing, until the server has answered. */
  loading: boolean;
  /** The server refused, or could not be reached and the device has no list. */
  failed: boolean;
  /** Set when the list could not be refreshed just now: when the server last said it. */
  asOf: string | undefined;
  retry: () => void;
}

/** The list of incidents: from the device at once, refreshed from the server in the background. */
export function useIncidents(): IncidentList {
  const { t } = useLingui();
  const { id } = useUser();
  const answer = useAnswer(listAnswer(id));
  const list = useQuery(deviceList(id));
  useAfterSending(() => void answer.refresh());
  // Without signal nothing is wrong while there is something to show: a line above it says what it is.
  const told = answer.failed || (answer.error !== null && list.data?.length === 0);
  useEffect(() => {
    if (told) showToast({ title: t`Error`, description: t`Failed to load incidents`, tone: 'bad' });
  }, [told, t]);
  const incidents = list.data ?? [];
  const isListed = (answer.body?.length ?? 0) > 0;
  return {
    incidents,
    // Between the answer and the next reading of the device it is not true that there are none.
    loading: list.isPending || (incidents.length === 0 && (answer.loading || (list.isFetching && isListed))),
    failed: answer.error !== null,
    asOf: answer.asOf,
    retry: () => void answer.refresh(),
  };
}

const listAnswer = (userId: number) => ({ userId, path: calls.incidents, accept: readList });
const deviceList = (userId: number) =>
  queryOptions({ queryKey: incidentKeys.list(userId), queryFn: () => device.listIncidents(userId) });

function readList(body: unknown): unknown[] {
  if (!Array.isArray(body)) throw new Error('The list of incidents is no list.');
  return body;
}

/** Calls back when the engine has stopped sending: what it sent stands in the server's list from now on. */
export function useAfterSending(then: () => void): void {
  const { phase } = useSyncState();
  const before = useRef(phase);
  const onStopped = useEffectEvent(then);
  useEffect(() => {
    if (before.current === 'sending' && phase !== 'sending') onStopped();
    before.current = phase;
  }, [phase]);
}

/**
 * One incident: from the device at once, else its record as the server says it, which the device keeps for reading without
 * signal. `incident` is null when it does not exist for this person, undefined while or where it cannot be had; it follows what
 * changes on the device.
 */
export function useIncident(id: number) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const here = useQuery({
    queryKey: incidentKeys.one(userId, id),
    queryFn: () => device.getIncident(userId, id),
    placeholderData: () =>
      recordIn(queries.getQueryState<readonly IncidentEntry[]>(incidentKeys.list(userId)), id),
  });
  const isElsewhere = here.data === null || here.isError;
  const { body, error, asOf, loading, refresh } = useIncidentRecord(userId, isElsewhere ? id : 0);
  const isGone = !(id > 0) || (error instanceof AnswerRefusedError && error.status === 404);
  const elsewhere = useMemo(() => (isGone ? null : body && entryOf(body)), [isGone, body]);
  const incident = here.data ?? (isElsewhere ? elsewhere : undefined);
  const isPending = here.isPending || (isElsewhere && id > 0 && loading);
  return {
    incident,
    isPending,
    isError: incident === undefined && !isPending,
    /** Set where it is shown as it was, because the server could not be asked. */
    asOf: isElsewhere ? asOf : undefined,
    retry: () => void refresh(),
  };
}

const noFiles: readonly WaitingFile[] = [];

/** Files that wait on this device for an incident or an unfinished form; null: for none. */
export function useWaitingFiles(incidentId: number | null): readonly WaitingFile[] {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: incidentKeys.files(id, incidentId),
    queryFn: async () => (incidentId === null ? noFiles : await device.listFiles(id, incidentId)),
    // Structural sharing compares what cannot be compared: Blobs.
    structuralSharing: false,
  });
  return data ?? noFiles;
}

/** Milliseconds for which an edit waits for the newest version before it opens what the device has. */
const FRESHNESS_PATIENCE_MS = 2500;

/**
 * One incident to be changed, as it is when the page opens; null when it does not exist for this person. Not read again
 * meanwhile: the edit rests on what its person saw.
 */
export function useOpenedIncident(id: number) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ['opened-incident', userId, id],
    queryFn: async () => {
      if (navigator.onLine) await Promise.race([refreshList(userId), pause(FRESHNESS_PATIENCE_MS)]);
      const known = await device.getIncident(userId, id);
      return known ?? (id > 0 ? await askServer(id) : null);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

async function refreshList(userId: number): Promise<void> {
  await device.refreshAnswer(listAnswer(userId)).catch(() => undefined);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For one that the device's list does not reach. */
async function askServer(id: number): Promise<IncidentEntry | null> {
  try {
    return entryOf(await call<Incident>(incidentCall(id)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** An incident that the device does not have, as a list shows it. */
export function entryOf(incident: Incident): IncidentEntry {
  const { userId, syncStatus: _, ...shown } = incident;
  return { ...shown, authorId: userId, waitingFiles: 0, unsentRevision: null, state: { kind: 'on-server' } };
}

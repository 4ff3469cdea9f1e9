import type { DocumentContent, SafetyDocument } from '@tailboard/contract/documents.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { device, DeviceSaveError } from '../offline/public.ts';
import { showToast } from '../ui/toast.ts';
import { useKeptDocuments } from './queries.ts';
import { changeSession, readSession, useSessionState } from './session-state.ts';

interface Keeping {
  /** Keys of the documents that are on their way. */
  underWay: readonly string[];
  done: number;
  of: number;
}

const keepingState = { name: 'keeping', initial: { underWay: [], done: 0, of: 0 } as Keeping };

/** Documents asked for at the same time. */
const CONCURRENCY = 4;

/** Keeps documents on this phone and takes them off again. Goes on when the screen is left. */
export function useKeep() {
  const { t } = useLingui();
  const { id } = useUser();
  const queries = useQueryClient();
  const [keeping] = useSessionState(keepingState);

  /** Downloads these; what cannot be had is told, unless it is done behind the person's back. */
  const keep = async (keys: readonly string[], quietly = false) => {
    const already = readSession(queries, keepingState).underWay;
    const wanted = keys.filter((key) => !already.includes(key));
    if (wanted.length === 0) return;
    changeSession(queries, keepingState, ({ underWay, done, of }) => ({
      underWay: [...underWay, ...wanted],
      done,
      of: of + wanted.length,
    }));
    if (!quietly) void device.requestPersistence();
    const failures: unknown[] = [];
    const queue = [...wanted];
    const worker = async () => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        const name = key;
        try {
          const content = await call<DocumentContent>(documentCall(name));
          await (await device.documents()).keep(id, content);
        } catch (error) {
          failures.push(error);
        }
        changeSession(queries, keepingState, ({ underWay, done, of }) => {
          const rest = underWay.filter((each) => each !== name);
          return rest.length === 0 ? keepingState.initial : { underWay: rest, done: done + 1, of };
        });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    const [failure] = failures;
    if (failure instanceof ApiError && failure.status === 401) noteExpired();
    if (failure === undefined || quietly) return;
    showToast({
      title: t`Error`,
      description:
        failure instanceof DeviceSaveError && failure.code === 'no-room'
          ? t`This phone has no room left for these documents.`
          : t`Some documents could not be kept. Try again with signal.`,
      tone: 'bad',
    });
  };
  const remove = async (keys: readonly string[]) => {
    try {
      const store = await device.documents();
      await store.wantAll(id, false);
      await store.remove(id, keys);
    } catch {
      showToast({ title: t`Error`, description: t`The documents could not be removed.`, tone: 'bad' });
    }
  };
  const keepAll = async (keys: readonly string[]) => {
    await (await device.documents()).wantAll(id, true).catch(() => undefined);
    await keep(keys);
  };
  return { keeping, keep, keepAll, remove };
}

/**
 * Brings what is kept up to date with the server's list: newer texts are downloaded, what is no longer offered goes, and
 * who keeps everything gets the new ones too. `listed` undefined: the server has not been heard.
 */
export function useFreshCopies(listed: readonly SafetyDocument[] | undefined): void {
  const { id } = useUser();
  const kept = useKeptDocuments();
  const { keep } = useKeep();
  const { data: wantsAll } = useQuery({
    queryKey: deviceKeys.of(id, 'keeps-all-documents'),
    queryFn: async () => await (await device.documents()).wantsAll(id),
  });
  const versions = new Map(kept.map(({ key, version }) => [key, version]));
  const ready = listed?.filter(({ status }) => status === 'ready') ?? [];
  const stale = ready.filter(({ key, version }) =>
    versions.has(key) ? versions.get(key) !== version : wantsAll === true,
  );
  const offered = new Set(ready.map(({ key }) => key));
  const gone = listed === undefined ? [] : kept.filter(({ key }) => !offered.has(key));
  const staleKeys = stale.map(({ key }) => key).join(',');
  const goneKeys = gone.map(({ key }) => key).join(',');
  useEffect(() => {
    if (staleKeys !== '') void keep(staleKeys.split(','), true);
    // Tried once for each list: `keep` is another function with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [staleKeys]);
  useEffect(() => {
    if (goneKeys === '') return;
    void device.documents().then((store) => store.remove(id, goneKeys.split(',')));
  }, [goneKeys, id]);
}

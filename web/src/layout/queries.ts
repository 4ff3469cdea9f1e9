import { plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { deviceKeys, readAgain } from '../api/device-keys.ts';
import { askServer, isReachable, onReach } from '../api/reach.ts';
import { serverAnswers } from '../api/use-answer.ts';
import { checkSession, noteExpired, useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { useSyncState } from '../offline/use-device.ts';
import { keepTalksReady } from '../talks/public.ts';
import { showToast } from '../ui/toast.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { syncToast } from './sync-toast.ts';

/** The Sync button's press, with its toast. */
export function useSync() {
  const queries = useQueryClient();
  const { id } = useUser();
  const [, navigate] = useLocation();
  const syncing = useSyncState().phase === 'sending';
  const syncNow = async () => {
    // The server may be back since it was asked last.
    if (!navigator.onLine || !(isReachable() || (await askServer())))
      return showToast(syncToast({ kind: 'offline' }));
    if (syncing) return showToast(syncToast({ kind: 'already-running' }));
    const result = await device.sync();
    if (result.kind === 'success') await queries.invalidateQueries();
    showToast(syncToast(result, () => void whatNeedsMe(id).then((path) => navigate(path))));
  };
  return { syncing, syncNow };
}

/** The first list with a record that needs the user. */
async function whatNeedsMe(userId: number): Promise<string> {
  const waits = (entries: readonly { state: { kind: string } }[]) =>
    entries.some(({ state }) => state.kind === 'needs-you');
  if (waits(await device.listIncidents(userId))) return screens.incidents;
  return waits(await device.listClaims(userId)) ? screens.claims : screens.talks;
}

/** Shows a toast when waiting records were sent in the background. */
function useSentToast(): void {
  useEffect(
    () =>
      device.onSentByItself((count) =>
        showToast({
          title: plural(count, { one: '# report was sent.', other: '# reports were sent.' }),
          tone: 'ok',
          general: true,
        }),
      ),
    [],
  );
}

/** Prefetches what is needed offline, first of all for a talk. */
export function useDayReady(): void {
  const { id } = useUser();
  useEffect(() => {
    let over = false;
    const begin = async () => {
      await keepTalksReady(id);
      // At the first visit of all it is still being installed. Where there is none, this never goes on.
      await navigator.serviceWorker?.ready;
      if (over || !navigator.serviceWorker) return;
      const { keepDay } = await import('./keep-day.ts');
      await keepDay(id, () => over);
    };
    const cancel = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      over = true;
      cancel();
    };
  }, [id]);
}

/**
 * Runs the sync engine while somebody is signed in. Refetches from the device when its data changes and from
 * the server when it is reachable again, and reports an expired session.
 */
export function useDeviceRunning(): void {
  const queries = useQueryClient();
  useSentToast();
  useEffect(() => device.start(), []);
  useEffect(() => device.subscribe(() => readAgain(queries, deviceKeys.all)), [queries]);
  const askServerAgain = useCallback(() => {
    void queries.refetchQueries({ queryKey: serverAnswers, type: 'active' }, { cancelRefetch: false });
  }, [queries]);
  useEffect(() => {
    let before = isReachable();
    return onReach(() => {
      if (isReachable() === before) return;
      before = isReachable();
      if (!before) return;
      askServerAgain();
      void device.sendSoon();
    });
  }, [askServerAgain]);
  const { phase } = useSyncState();
  // The phase at the first render does not count: somebody may have signed in since.
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    // The server was reached, so a screen that shows 'no signal' is outdated.
    if (lastPhase.current === 'sending' && phase === 'idle') askServerAgain();
    lastPhase.current = phase;
    if (phase === 'signed-out') noteExpired();
    if (phase === 'other-user') void checkSession();
  }, [phase, askServerAgain]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { deviceKeys, readAgain } from '../api/device-keys.ts';
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
  const syncing = useSyncState().phase === 'sending';
  const syncNow = async () => {
    if (!navigator.onLine) return showToast(syncToast({ kind: 'offline' }));
    if (syncing) return showToast(syncToast({ kind: 'already-running' }));
    const result = await device.sync();
    if (result.kind === 'success') await queries.invalidateQueries();
    showToast(syncToast(result));
  };
  return { syncing, syncNow };
}

/** What a talk needs where there is no signal is on the device before anybody asks for it. */
export function useTalksReady(): void {
  const { id } = useUser();
  useEffect(
    () =>
      whenIdle(() => {
        void keepTalksReady(id);
      }),
    [id],
  );
}

/**
 * Starts the engine while somebody is signed in, asks the device again for what it holds when that changed and the
 * server when there is signal again, and lets an expired session be known.
 */
export function useDeviceRunning(): void {
  const queries = useQueryClient();
  useEffect(() => device.start(), []);
  useEffect(() => device.subscribe(() => readAgain(queries, deviceKeys.all)), [queries]);
  const askServerAgain = useCallback(() => {
    void queries.refetchQueries({ queryKey: serverAnswers, type: 'active' }, { cancelRefetch: false });
  }, [queries]);
  useEffect(() => {
    window.addEventListener('online', askServerAgain);
    return () => window.removeEventListener('online', askServerAgain);
  }, [askServerAgain]);
  const { phase } = useSyncState();
  // How it stood when the shell appeared is old news: somebody may have signed in since.
  const heard = useRef(phase);
  useEffect(() => {
    if (heard.current === phase) return;
    // Something reached the server, so it can be asked: a screen that said 'no signal' is out of date.
    if (heard.current === 'sending' && phase === 'idle') askServerAgain();
    heard.current = phase;
    if (phase === 'signed-out') noteExpired();
    if (phase === 'other-user') void checkSession();
  }, [phase, askServerAgain]);
}

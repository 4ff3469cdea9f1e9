import { useEffect, useState, useSyncExternalStore } from 'react';
import { device, type SyncState } from './public.ts';

/** Where the engine is. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(device.subscribe, device.syncState, device.syncState);
}

/** Reports of this person with something unsent; 0 while nobody is signed in or the device has not answered yet. */
export function useWaitingCount(userId: number | null): number {
  const [counted, setCounted] = useState({ userId, count: 0 });
  useEffect(() => {
    if (userId === null) return;
    let current = true;
    const read = () =>
      device.waitingCount(userId).then(
        (count) => current && setCounted({ userId, count }),
        // A device that cannot be read has said so at the save; the button then shows no number.
        () => current && setCounted({ userId, count: 0 }),
      );
    void read();
    const stop = device.subscribe(read);
    return () => {
      current = false;
      stop();
    };
  }, [userId]);
  return counted.userId === userId ? counted.count : 0;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { device, type SyncState } from './public.ts';

/** Where the engine is. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(device.subscribe, device.syncState);
}

/** Reports of this person with something unsent; 0 while nobody is signed in or the device has not answered yet. */
export function useWaitingCount(userId: number | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (userId === null) return setCount(0);
    let current = true;
    const read = () => {
      device.waitingCount(userId).then(
        (value) => current && setCount(value),
        // A device that cannot be read has said so at the save; the button then shows no number.
        () => current && setCount(0),
      );
    };
    read();
    const stop = device.subscribe(read);
    return () => {
      current = false;
      stop();
    };
  }, [userId]);
  return count;
}

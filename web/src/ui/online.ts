import { useSyncExternalStore } from 'react';
import { isReachable, onReach } from '../api/reach.ts';

/** Whether our server can be reached, as far as is known. Use it for words and buttons, never to decide whether to keep or send. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onReach,
    isReachable,
    // In the prerendered page.
    () => true,
  );

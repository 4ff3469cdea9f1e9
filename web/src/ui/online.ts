import { useSyncExternalStore } from 'react';
import { isReachable, onReach } from '../api/reach.ts';

/**
 * Whether the server is probably reachable. For texts and buttons only: never decide by it whether to save or
 * send.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onReach,
    isReachable,
    // In the prerendered page.
    () => true,
  );

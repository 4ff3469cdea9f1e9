import { useSyncExternalStore } from 'react';

/** Wide enough for two columns beside the sidebar, and a mouse rather than a finger. */
const columns = () => window.matchMedia('(min-width: 64rem) and (not (pointer: coarse))');

function subscribe(listener: () => void): () => void {
  const query = columns();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where documents and chat stand side by side; small and touch screens have them in tabs. */
export const useColumns = (): boolean => useSyncExternalStore(subscribe, () => columns().matches);

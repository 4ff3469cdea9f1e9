import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { useEffect } from 'react';

/** Ms between two looks at documents that are being indexed. */
const LOOK_AGAIN_MS = 2_000;

/** Asks for the list again as long as something in it is being indexed and the page is looked at. */
export function useIndexingWatched(
  documents: readonly SafetyDocument[],
  refresh: () => Promise<unknown>,
): void {
  const indexing = documents.some(({ status }) => status === 'waiting' || status === 'indexing');
  useEffect(() => {
    if (!indexing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [indexing, refresh]);
}

import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { useEffect } from 'react';

/** Ms between two looks at documents that are being indexed. */
const LOOK_AGAIN_MS = 2_000;

/** A document whose new text is on its way; the old one may be in use meanwhile. */
export const isIndexing = ({ status, progress, problem }: SafetyDocument): boolean =>
  status === 'waiting' || status === 'indexing' || (status === 'ready' && progress < 1 && problem === null);

/**
 * Asks for the list again as long as something in it is being indexed and the page is looked at. An empty list is one, too:
 * a server that has just been started fills its library. Undefined: there is no list.
 */
export function useIndexingWatched(
  documents: readonly SafetyDocument[] | undefined,
  refresh: () => Promise<unknown>,
): void {
  const indexing = documents !== undefined && (documents.length === 0 || documents.some(isIndexing));
  useEffect(() => {
    if (!indexing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [indexing, refresh]);
}

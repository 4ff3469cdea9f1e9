import { useQuery } from '@tanstack/react-query';
import { device, type Draft } from '../offline/public.ts';
import type { DraftValues } from './draft-values.ts';
import { loadChecks } from './load-checks.ts';
import { NEW_REPORT } from './use-submit.ts';

/** A report that was begun before. */
export interface BegunReport {
  draft: Draft;
  values: DraftValues;
}

/**
 * The report that was begun before, or null; read once when its page opens. Where it is there and cannot be read, the page
 * fails: an empty form would be written over it.
 */
export const useBegunReport = (userId: number) =>
  useQuery({
    queryKey: ['begun-report', userId],
    queryFn: async (): Promise<BegunReport | null> => {
      // A device that cannot say what it keeps still takes a new report.
      const draft = await device.drafts.load(userId, NEW_REPORT).catch(() => null);
      return draft && { draft, values: (await loadChecks()).readDraftValues(draft.values) };
    },
    throwOnError: true,
    staleTime: 0,
    gcTime: 0,
  });

import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { useFormContext, type SubmitErrorHandler } from 'react-hook-form';
import { checksAtHand } from './load-checks.ts';
import type { ReportFields } from './report-fields.ts';
import { useWithChecks } from './use-with-checks.ts';

/**
 * The press of Submit. A form in which nothing is wrong is saved as it stands; handleSubmit would draw all of it twice
 * before and after, which on a slow phone takes longer than the saving.
 */
export function useCheckedSubmit(
  onSubmit: (content: IncidentContent) => Promise<void>,
  onWrong: SubmitErrorHandler<ReportFields>,
): () => void {
  const { handleSubmit, getValues } = useFormContext<ReportFields, unknown, IncidentContent>();
  const withChecks = useWithChecks();
  return () =>
    withChecks(() => {
      const content = checksAtHand()?.readContent(getValues()) ?? null;
      void (content === null ? handleSubmit(onSubmit, onWrong)() : onSubmit(content));
    });
}

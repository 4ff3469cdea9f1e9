import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { useFormContext, type SubmitErrorHandler } from 'react-hook-form';
import { readContent, type ReportFields } from './report-fields.ts';

/**
 * The press of Submit. A form in which nothing is wrong is saved as it stands; handleSubmit would draw all of it twice
 * before and after, which on a slow phone takes longer than the saving.
 */
export function useCheckedSubmit(
  onSubmit: (content: IncidentContent) => Promise<void>,
  onWrong: SubmitErrorHandler<ReportFields>,
): () => void {
  const { handleSubmit, getValues } = useFormContext<ReportFields, unknown, IncidentContent>();
  return () => {
    const content = readContent(getValues());
    void (content === null ? handleSubmit(onSubmit, onWrong)() : onSubmit(content));
  };
}

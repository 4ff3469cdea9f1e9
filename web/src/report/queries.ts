import { useMutation } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { noteExpired, useAppConfig } from '../auth/public.ts';
import type { WaitingFile } from '../offline/public.ts';
import { loadChecks } from './load-checks.ts';
import { withPlace, type ReportFields } from './report-fields.ts';

/** A model that looks at pictures takes its time. */
const ANALYSIS_PATIENCE_MS = 60_000;

/** Asks for the analysis of a report that is not submitted yet. */
export function useAnalysis() {
  const readsMedia = useAppConfig().data?.analysisReadsMedia === true;
  return useMutation({
    mutationFn: async ({ fields, files }: { fields: ReportFields; files: readonly WaitingFile[] }) => {
      const body = await analysisRequest(fields, files, readsMedia);
      const reply = await call(calls.analyzeIncident, {
        method: 'POST',
        body,
        timeout: ANALYSIS_PATIENCE_MS,
      });
      return (await loadChecks()).readAnalysis(reply);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) noteExpired();
    },
  });
}

/**
 * Files cost the field's bandwidth: where nobody looks at them, only their number goes along; where a model does, small pictures
 * of them.
 */
async function analysisRequest(
  fields: ReportFields,
  files: readonly WaitingFile[],
  readsMedia: boolean,
): Promise<FormData> {
  const body = new FormData();
  body.set('incidentType', fields.type);
  body.set('description', fields.description);
  body.set('location', withPlace(fields).location);
  body.set('mediaCount', String(files.length));
  if (!readsMedia || files.length === 0) return body;
  const { picturesForModel } = await import('./pictures-for-model.ts');
  const { photos, frames } = await picturesForModel(files);
  for (const photo of photos) body.append('media', photo, 'photo.jpg');
  for (const [at, frame] of frames.entries()) body.append(`frame_${at}`, frame, `frame-${at}.jpg`);
  return body;
}

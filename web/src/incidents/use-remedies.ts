import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { device, DeviceSaveError, type IncidentEntry, type RecordState } from '../offline/public.ts';
import { saveErrorWords } from '../offline/sync-words.ts';
import { saveFile } from '../ui/save-file.ts';

/** What a person can do about a record that needs them. Whatever takes something away exports it first. */
export function useRemedies(incident: IncidentEntry, state: Extract<RecordState, { kind: 'needs-you' }>) {
  const { id: userId } = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    setFailure(undefined);
    void work()
      .catch((error: unknown) => {
        setFailure(
          error instanceof DeviceSaveError
            ? saveErrorWords(error)
            : t`This did not work. Nothing was changed.`,
        );
      })
      .finally(() => setBusy(false));
  };
  const exportNow = async () => {
    const zip = await device.exportReports(userId, [incident.id]);
    saveFile(zip, `tailboard-report-${Math.abs(incident.id)}.zip`);
  };
  return {
    busy,
    failure,
    retry: run(() => device.retry(userId, incident.id)),
    exportIt: run(exportNow),
    keepMine: run(() => device.keepMine(userId, incident.id)),
    keepTheirs: run(async () => {
      await exportNow();
      await device.discardEdit(userId, incident.id);
    }),
    removeFiles: run(async () => {
      await exportNow();
      for (const file of state.files) await device.removeFile(userId, file);
    }),
  };
}

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { device, DeviceSaveError, type IncidentEntry, type RecordState } from '../offline/public.ts';
import { saveErrorWords } from '../offline/sync-words.ts';
import { withOwnStatus } from './may-set-status.ts';
import { saveFile } from '../ui/save-file.ts';

/** What a person can do about a record that needs them. Whatever takes something away exports it first. */
export function useRemedies(incident: IncidentEntry, state: Extract<RecordState, { kind: 'needs-you' }>) {
  const user = useUser();
  const userId = user.id;
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
  const keepMine = async () => {
    if (!state.current) return;
    const { status } = withOwnStatus(user, incident, state.current);
    await device.saveIncidentEdit({
      userId,
      entry: incident,
      content: incident,
      status,
      over: state.current,
    });
  };
  return {
    busy,
    failure,
    retry: run(() => device.retry(userId, incident.id)),
    exportIt: run(exportNow),
    keepMine: run(keepMine),
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

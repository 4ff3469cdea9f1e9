import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { device, DeviceSaveError } from '../offline/public.ts';
import { saveErrorWords } from '../offline/sync-words.ts';
import { saveFile } from '../ui/save-file.ts';

interface Ways {
  /** The record with its files, as one zip of this name. */
  exported: { zip: () => Promise<Blob>; name: string };
  retry: () => Promise<unknown>;
  keepMine: () => Promise<unknown>;
  /** Gives up what this device has changed. */
  keepTheirs: () => Promise<unknown>;
  /** Ids of the files that were refused. */
  files: readonly number[];
}

/** What a person can do about a record that needs them, one at a time. Whatever takes something away exports it first. */
export function useRemedies({ exported, retry, keepMine, keepTheirs, files }: Ways) {
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
  const exportNow = async () => saveFile(await exported.zip(), exported.name);
  return {
    busy,
    failure,
    run,
    retry: run(retry),
    exportIt: run(exportNow),
    keepMine: run(keepMine),
    keepTheirs: run(async () => {
      await exportNow();
      await keepTheirs();
    }),
    removeFiles: run(async () => {
      await exportNow();
      for (const file of files) await device.removeFile(userId, file);
    }),
  };
}

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { claimScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { device, DeviceSaveError, type ClaimEntry } from '../offline/public.ts';
import { saveErrorWords } from '../offline/sync-words.ts';
import { saveFile } from '../ui/save-file.ts';

/** What a person can do about a claim that needs them. Whatever takes something away exports it first. */
export function useClaimRemedies(
  { id }: Pick<ClaimEntry, 'id'>,
  state: Extract<ClaimEntry['state'], { kind: 'needs-you' }>,
) {
  const { id: userId } = useUser();
  const [, navigate] = useLocation();
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
    saveFile(await device.exportClaims(userId, [id]), `tailboard-claim-${Math.abs(id)}.zip`);
  };
  return {
    busy,
    failure,
    retry: run(() => device.retryClaim(userId, id)),
    fileAnyway: run(() => device.confirmSecondClaim(userId, id)),
    exportIt: run(exportNow),
    keepMine: run(() => device.keepMineClaim(userId, id)),
    keepTheirs: run(async () => {
      await exportNow();
      await device.discardClaimEdit(userId, id);
      // A second claim that was thrown away is gone: what stays is the first.
      if (state.code === 'claim-exists' && state.current) {
        navigate(claimScreen(state.current.id), { replace: true });
      }
    }),
    removeFiles: run(async () => {
      await exportNow();
      for (const file of state.files) await device.removeFile(userId, file);
    }),
  };
}

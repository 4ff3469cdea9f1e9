import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import { useMutation } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import { retireDocumentCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { noteExpired } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

interface RetireButtonProps {
  document: SafetyDocument;
  onChanged: () => void;
}

/** For supervisors: takes a document out of use, or back into it. Nothing is lost by either. */
export function RetireButton({ document: { key, name, status }, onChanged }: RetireButtonProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: (retired: boolean) => call(retireDocumentCall(key), { method: 'POST', body: { retired } }),
    onSuccess: onChanged,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) noteExpired();
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      showToast({
        title: t`Error`,
        description: said ?? t`That could not be changed. Try again with signal.`,
        tone: 'bad',
      });
    },
  });
  return status === 'retired' ? (
    <Button
      icon={ArchiveRestore}
      busy={isPending}
      aria-label={t`Bring back ${name}`}
      onClick={() => mutate(false)}
    >
      <Trans>Bring back</Trans>
    </Button>
  ) : (
    <Button icon={Archive} busy={isPending} aria-label={t`Retire ${name}`} onClick={() => mutate(true)}>
      <Trans>Retire</Trans>
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../auth/public.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { questionState } from './chat.ts';
import { reloadWith } from './question-over-reload.ts';
import { readSession } from './session-state.ts';

/** Neither the server nor this phone has the list of documents. */
export function ListFailed() {
  const { t } = useLingui();
  const { id } = useUser();
  const queries = useQueryClient();
  return (
    <ErrorState
      title={t`Error Loading Documents`}
      onRetry={() => reloadWith(id, readSession(queries, questionState))}
    >
      <Trans>The list could not be loaded. Try again when there is signal.</Trans>
    </ErrorState>
  );
}

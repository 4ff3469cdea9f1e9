import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../api/api-error.ts';
import { Notice } from '../ui/notice.tsx';

/** Why the server did not take what was sent. */
export function SendingFailure({ failure }: { failure: 'no-signal' | ApiError | null }) {
  if (failure === null) return null;
  return (
    <Notice tone="bad" announced>
      {failure === 'no-signal' ? (
        <Trans>There is no signal, so this was not saved. Try again when there is.</Trans>
      ) : (
        <>
          <p>{failure.problem?.detail ?? failure.message}</p>
          {failure.problem?.errors?.map(({ field, message }) => (
            <p key={field}>{message}</p>
          ))}
        </>
      )}
    </Notice>
  );
}

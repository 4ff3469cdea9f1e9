import { t } from '@lingui/core/macro';
import { ApiError } from '../api/api-error.ts';

/** Why the server refused, with what it says of each field; or that it did not answer. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Nothing was changed: the server did not answer. Try again.`;
  const fields = (error.problem?.errors ?? []).map(
    // A row of a list says itself which it is.
    ({ field, message }) => (field.startsWith('line ') ? message : `${field}: ${message}`),
  );
  return [error.problem?.detail ?? error.message, ...fields].join(' ');
}

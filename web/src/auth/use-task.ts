import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FieldError } from '@tailboard/contract/problems.ts';
import { ApiError } from '../api/api-error.ts';
import { noteExpired } from './session.ts';

interface Task {
  /** Answers whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  busy: boolean;
  /** Why the last one was not done, in a sentence for the person. */
  failure: string | undefined;
  /** The server's word for it. */
  code: string | undefined;
  /** What the server says of single fields. */
  errors: readonly FieldError[];
}

interface Failure {
  words: string;
  code?: string | undefined;
  errors?: readonly FieldError[] | undefined;
}

/** One thing at a time that the server is asked to do with one's account. Whoever closes the browser's own question wants nothing. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure: failed?.words, code: failed?.code, errors: failed?.errors ?? [] };
}

function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Error && error.name === 'NotAllowedError') return undefined;
  if (error instanceof Error && error.name === 'InvalidStateError') {
    return { words: t`This device has a passkey of yours already.` };
  }
  if (!(error instanceof ApiError))
    return { words: t`Nothing was changed: the server did not answer. Try again.` };
  if (error.problem?.code === 'not-signed-in') noteExpired();
  return {
    words: error.problem?.detail ?? error.message,
    code: error.problem?.code,
    errors: error.problem?.errors,
  };
}

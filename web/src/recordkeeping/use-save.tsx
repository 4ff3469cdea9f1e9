import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { noteExpired } from '../auth/public.ts';
import { Notice } from '../ui/notice.tsx';

interface Sent {
  path: string;
  method: 'POST' | 'PUT';
  body: unknown;
  /** Milliseconds; for what takes longer than others. */
  timeout?: number;
}

export interface Save<Answer> {
  /** What the server answered; undefined where it refused or did not answer. */
  save: (sent: Sent) => Promise<Answer | undefined>;
  busy: boolean;
  failure: unknown;
  /** What the server says is wrong with a field, by its path in the request. Marks it as shown beside its field. */
  fault: (field: string) => string | undefined;
  /** Of the form: the first field that was refused gets the focus. */
  form: RefObject<HTMLFormElement | null>;
}

/** Sends a form. Nothing here is saved without signal: a log has one truth. */
export function useSave<Answer = unknown>(): Save<Answer> {
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ path, ...sent }: Sent) => call<Answer>(path, sent),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) noteExpired();
    },
  });
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  return {
    save: async (sent) => {
      setFailure(undefined);
      try {
        return await mutateAsync(sent);
      } catch (error) {
        setFailure(error);
        return undefined;
      }
    },
    busy: isPending,
    failure,
    fault: (field) => faultsIn(failure).find((each) => each.field === field)?.message,
    form,
  };
}

const faultsIn = (failure: unknown) => (failure instanceof ApiError ? (failure.problem?.errors ?? []) : []);

/** Why nothing was saved, and what is wrong with fields that this form does not show. */
export function SaveFailure({ failure, shown }: { failure: unknown; shown: readonly string[] }) {
  const { t } = useLingui();
  if (failure === undefined) return null;
  const rest = faultsIn(failure).filter(({ field }) => !shown.includes(field));
  const isAllShown = rest.length === 0 && faultsIn(failure).length > 0;
  const words =
    failure instanceof ApiError
      ? isAllShown
        ? t`Nothing was saved. Correct what is marked above.`
        : (failure.problem?.detail ?? failure.message)
      : t`Nothing was saved: the server did not answer. This needs signal. Try again.`;
  return (
    <Notice tone="bad" announced>
      {[words, ...rest.map(({ message }) => message)].join(' ')}
    </Notice>
  );
}

import type { PolicySettings, SetPolicy } from '@tailboard/contract/policy-settings.ts';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../../api/addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { noteExpired, useUser } from '../../auth/public.ts';

/** All terms ever set, newest start first; offline from the device. */
export function usePolicySettings() {
  const { id } = useUser();
  return useAnswer({ userId: id, path: calls.policySettings, accept: asSettings });
}

function asSettings(body: unknown): PolicySettings[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list of settings.');
  return body as PolicySettings[];
}

export function useSetPolicy() {
  return useMutation({
    mutationFn: (policy: SetPolicy) =>
      call<PolicySettings>(calls.policySettings, { method: 'POST', body: policy }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) noteExpired();
    },
  });
}

import type { OpenSession, SecondFactor } from '@tailboard/contract/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useUser } from './session.ts';

/** What the server alone knows: nothing of it is kept on the device. Asked again whenever it is shown. */
export function useOpenSessions() {
  const { id } = useUser();
  return useQuery({
    queryKey: ['sessions', id],
    queryFn: () => call<OpenSession[]>(calls.sessions),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useSecondFactor() {
  const { id } = useUser();
  return useQuery({
    queryKey: ['second-factor', id],
    queryFn: () => call<SecondFactor>(calls.secondFactor),
    staleTime: 0,
    gcTime: 0,
  });
}

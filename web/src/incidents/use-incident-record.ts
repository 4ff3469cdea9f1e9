import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** What people have answered of the facts that one may be asked. */
export const answersIn = ({ facts }: IncidentDetails['facts']): Partial<Record<AskedFact, FactValue>> =>
  Object.fromEntries(facts.flatMap(({ fact, value }) => (isAsked(fact) ? [[fact, value]] : [])));

const isAsked = (fact: FactName): fact is AskedFact => fact !== 'employee';

/** Sends something about an incident to the server, which has to be reached for it. */
export function useSending(refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'no-signal' | ApiError | null>(null);
  const send = async (path: string, method: 'POST' | 'PUT', body: unknown): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await call(path, { method, body });
      await refresh();
      return true;
    } catch (error) {
      setFailure(error instanceof ApiError ? error : 'no-signal');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure, forget: () => setFailure(null) };
}

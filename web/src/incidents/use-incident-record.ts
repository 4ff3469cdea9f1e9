import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useState } from 'react';
import { incidentCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** The whole record of an incident as the server last said it; kept on the device. */
export function useIncidentRecord(id: number) {
  const { id: userId } = useUser();
  return useAnswer<IncidentDetails>({ userId, path: id > 0 ? incidentCall(id) : null, accept: readRecord });
}

/** One of before records had judgements, from an older server, counts as none. */
function readRecord(body: unknown): IncidentDetails {
  if (typeof body !== 'object' || body === null || !('facts' in body))
    throw new Error('No record of an incident');
  return body as IncidentDetails;
}

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

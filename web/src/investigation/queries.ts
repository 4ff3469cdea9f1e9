import {
  investigationSchema,
  type Investigation,
  type PutInvestigation,
} from '@tailboard/contract/investigations.ts';
import { useState } from 'react';
import { closingGaps, type ClosingGap } from '@tailboard/contract/incidents.ts';
import { assigneeListSchema } from '@tailboard/contract/actions.ts';
import { calls, investigationCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useIncidentRecord } from '../api/incident-record.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { AnswerRefusedError } from '../offline/public.ts';

/** Why an incident happened, as far as it is found out; from the device without signal. `refused`: not for this person. */
export function useInvestigation(incidentId: number) {
  const { id: userId, role } = useUser();
  const path = role !== 'field-crew' && incidentId > 0 ? investigationCall(incidentId) : null;
  const answer = useAnswer({ userId, path, accept: (body) => investigationSchema.parse(body) });
  const refused = path === null || answer.error instanceof AnswerRefusedError;
  return { ...answer, refused };
}

/** Who can lead an investigation: those who answer for the crew, oneself among them. */
export function useLeads(): readonly { id: number; name: string }[] {
  const { id, name } = useUser();
  const { body } = useAnswer({
    userId: id,
    path: calls.assignees,
    accept: (people) => assigneeListSchema.parse(people).filter(({ role }) => role !== 'field-crew'),
  });
  return body?.some((person) => person.id === id) === true ? body : [{ id, name }, ...(body ?? [])];
}

/** What keeps the incident from being closed, as the record of the server says; nothing where it is not known. */
export function useMissing(incidentId: number): readonly ClosingGap[] {
  const { id: userId } = useUser();
  // An older server says nothing of it.
  const missing: unknown = useIncidentRecord(userId, incidentId).body?.missing;
  return Array.isArray(missing) ? closingGaps.filter((gap) => missing.includes(gap)) : [];
}

/** Sends the whole of it. `theirs`: what somebody else saved meanwhile. */
export function useSave(incidentId: number, refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Investigation | null>(null);
  /** What the server keeps now; null where it was not saved. */
  const save = async (sent: PutInvestigation): Promise<Investigation | null> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const kept = await call<Investigation>(investigationCall(incidentId), { method: 'PUT', body: sent });
      setTheirs(null);
      void refresh();
      return kept;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const current = investigationSchema.safeParse(problem?.['current']);
      if (problem?.code === 'changed-meanwhile' && current.success) setTheirs(current.data);
      else setFailure(problem?.errors?.[0]?.message ?? problem?.detail ?? failureSentence(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure, theirs, forgetTheirs: () => setTheirs(null) };
}

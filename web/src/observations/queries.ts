import {
  observationListSchema,
  ownReportPageSchema,
  reportCodeSchema,
  type Observation,
  type ReportCode,
} from '@tailboard/contract/observations.ts';
import type { ObservationState } from '@tailboard/contract/observation-terms.ts';
import { useMutation } from '@tanstack/react-query';
import { calls, observationCall, reportCodeCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

const asList = (body: unknown) => observationListSchema.parse(body);

/** Reports without a name of the crews that the person answers for. */
export function useObservations() {
  const { id: userId } = useUser();
  return useAnswer({ userId, path: calls.observations, accept: asList });
}

/** Those in quarantine, once they are asked for. */
export function useQuarantined(asked: boolean) {
  const { id: userId } = useUser();
  const path = asked ? `${calls.observations}?quarantined=true` : null;
  return useAnswer({ userId, path, accept: asList });
}

export const useReply = () =>
  useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call<Observation>(observationCall(id, 'reply'), { method: 'POST', body: { text } }),
  });

export const useSetState = () =>
  useMutation({
    mutationFn: ({ id, to }: { id: string; to: ObservationState }) =>
      call<Observation>(observationCall(id, 'state'), { method: 'POST', body: { to } }),
  });

/** The code of a crew's page. */
export function useReportCode(crewId: string | null) {
  const { id: userId } = useUser();
  return useAnswer({
    userId,
    path: crewId === null ? null : reportCodeCall(crewId),
    accept: (body) => reportCodeSchema.parse(body),
  });
}

export const useRenewCode = () =>
  useMutation({
    mutationFn: (crewId: string) => call<ReportCode>(reportCodeCall(crewId), { method: 'POST' }),
  });

/** The page of one's own crew; from the device where there is no signal. */
export function useOwnReportPage() {
  const { id: userId } = useUser();
  return useAnswer({
    userId,
    path: calls.ownReportPage,
    accept: (body) => ownReportPageSchema.parse(body).path,
  });
}

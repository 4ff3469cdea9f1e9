import type { DashboardStats } from '@tailboard/contract/dashboard.ts';
import type { NeedsYou } from '@tailboard/contract/needs-you.ts';
import { useMutation } from '@tanstack/react-query';
import { calls, incidentSeenCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** The three numbers of the records that the person sees; zeros where the server leaves one out (spec section 7). */
export function useDashboardStats() {
  const { id } = useUser();
  const { body, asOf, loading } = useAnswer(statsAnswer(id));
  return { stats: body, asOf, loading };
}

const statsAnswer = (userId: number) => ({ userId, path: calls.dashboardStats, accept: readStats });

function readStats(body: unknown): DashboardStats {
  const {
    whose = 'own',
    openIncidents = 0,
    pendingClaims = 0,
    completedClaims = 0,
  } = body as Partial<DashboardStats>;
  return { whose, openIncidents, pendingClaims, completedClaims };
}

/** What waits for the person, as the server or the device last had it. */
export function useNeedsYou() {
  const { id } = useUser();
  return useAnswer({ userId: id, path: calls.needsYou, accept: readNeedsYou });
}

function readNeedsYou(body: unknown): NeedsYou {
  const { items } = (body ?? {}) as Partial<NeedsYou>;
  if (!Array.isArray(items)) throw new Error('What needs you is no list.');
  return body as NeedsYou;
}

/** Says that a report was seen; its reporter is told. */
export function useSeen(refresh: () => Promise<unknown>) {
  return useMutation({
    mutationFn: (incidentId: number) => call(incidentSeenCall(incidentId), { method: 'POST', body: {} }),
    onSuccess: refresh,
  });
}

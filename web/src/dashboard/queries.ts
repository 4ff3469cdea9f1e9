import type { DashboardStats } from '@tailboard/contract/dashboard.ts';
import { calls } from '../api/addresses.ts';
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

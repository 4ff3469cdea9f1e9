import type { DashboardStats } from '@tailboard/contract/dashboard.ts';
import { calls } from '../api/addresses.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** The three numbers of the signed-in person; zeros where the server leaves one out (spec section 7). */
export function useDashboardStats() {
  const { id } = useUser();
  const { body, asOf, loading } = useAnswer({
    userId: id,
    path: calls.dashboardStats,
    accept: readStats,
  });
  return { stats: body, asOf, loading };
}

function readStats(body: unknown): DashboardStats {
  const { openIncidents = 0, pendingClaims = 0, completedClaims = 0 } = body as Partial<DashboardStats>;
  return { openIncidents, pendingClaims, completedClaims };
}

import { z } from 'zod';

/**
 * GET /api/dashboard/stats: the signed-in person's own records. Open: not closed. Pending: no decision yet.
 * Completed: approved or rejected.
 */
export const dashboardStatsSchema = z.object({
  openIncidents: z.int().min(0),
  pendingClaims: z.int().min(0),
  completedClaims: z.int().min(0),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

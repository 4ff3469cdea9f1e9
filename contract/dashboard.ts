import { z } from 'zod';

/** Whose records are counted: those that the person's lists show. */
export const countedRecords = ['own', 'crew', 'all'] as const;

/**
 * GET /api/dashboard/stats: the records that the signed-in person's lists show. Open: not closed. Pending: no decision yet.
 * Completed: approved or rejected.
 */
export const dashboardStatsSchema = z.object({
  whose: z.enum(countedRecords),
  openIncidents: z.int().min(0),
  pendingClaims: z.int().min(0),
  completedClaims: z.int().min(0),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

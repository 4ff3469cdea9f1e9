import { dashboardStatsSchema } from '@tailboard/contract/dashboard.ts';
import { integer, pgView } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';

/** Counted by the database when asked (migration 0001), so that it cannot fall out of step. */
const dashboardStats = pgView('dashboard_stats', {
  userId: integer('user_id').notNull(),
  openIncidents: integer('open_incidents').notNull(),
  pendingClaims: integer('pending_claims').notNull(),
  completedClaims: integer('completed_claims').notNull(),
}).existing();

export async function dashboardRoutes(app: App): Promise<void> {
  app.get(
    '/api/dashboard/stats',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['dashboard'], response: { 200: dashboardStatsSchema } },
    },
    async (request) => {
      const [stats] = await app.house.db
        .select()
        .from(dashboardStats)
        .where(eq(dashboardStats.userId, viewerOf(request).id));
      return stats ?? { openIncidents: 0, pendingClaims: 0, completedClaims: 0 };
    },
  );
}

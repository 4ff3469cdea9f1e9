import { dashboardStatsSchema } from '@tailboard/contract/dashboard.ts';
import { needsYouSchema } from '@tailboard/contract/needs-you.ts';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { integer, pgView, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { scopeOf, users, whoseRecords } from '../identity/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { listNeedsYou } from './needs-you/needs-you.ts';

/** Counted by the database when asked (migration 0001), so that it cannot fall out of step. */
const dashboardStats = pgView('dashboard_stats', {
  userId: integer('user_id').notNull(),
  openIncidents: integer('open_incidents').notNull(),
  pendingClaims: integer('pending_claims').notNull(),
  completedClaims: integer('completed_claims').notNull(),
}).existing();

export async function dashboardRoutes(app: App): Promise<void> {
  app.get(
    '/api/needs-you',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['dashboard'],
        description:
          'What waits for a supervisor of their crew, for safety and administrators of every crew; for others their own actions.',
        response: { 200: needsYouSchema },
      },
    },
    async (request) => listNeedsYou(app.context.db, { viewer: viewerOf(request) }),
  );

  app.get(
    '/api/dashboard/stats',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['dashboard'],
        description: 'Counts of the records that the lists of the signed-in person show.',
        response: { 200: dashboardStatsSchema },
      },
    },
    async (request) => {
      const viewer = viewerOf(request);
      const [open, ofClaims] = [whoseRecords(viewer, 'incident.read'), whoseRecords(viewer, 'claim.read')];
      const [stats] = await app.context.db
        .select({
          openIncidents: summed(dashboardStats.openIncidents, open),
          pendingClaims: summed(dashboardStats.pendingClaims, ofClaims),
          completedClaims: summed(dashboardStats.completedClaims, ofClaims),
        })
        .from(dashboardStats)
        .innerJoin(users, eq(users.id, dashboardStats.userId))
        .where(open === undefined || ofClaims === undefined ? undefined : or(open, ofClaims));
      if (stats === undefined) throw new Error('A sum always has a row');
      return { ...stats, whose: whose[scopeOf(viewer, 'incident.read')] };
    },
  );
}

const whose = { none: 'own', own: 'own', crew: 'crew', any: 'all' } as const;

/** The figure of those people; undefined: of all. */
const summed = (figure: AnyPgColumn, people: SQL | undefined) =>
  sql<number>`coalesce(sum(${figure}) filter (where ${people ?? sql`true`}), 0)::int`;

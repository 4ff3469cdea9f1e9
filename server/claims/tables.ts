import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { incidents } from '../incidents/public.ts';
import { users } from '../users/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Claims are filed and decided by a later part of the product; the dashboard already counts them. Money: whole US dollars. */
export const claims = pgTable(
  'claims',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    claimNumber: text('claim_number').notNull().unique(),
    description: text().notNull(),
    status: text().$type<'pending' | 'under_review' | 'approved' | 'rejected'>().notNull().default('pending'),
    filedDate: moment('filed_date').notNull().defaultNow(),
    estimatedCompletionDate: moment('estimated_completion_date'),
    completionDate: moment('completion_date'),
    caseAgent: text('case_agent'),
    requestedReimbursement: integer('requested_reimbursement'),
    aiCoveragePercentage: integer('ai_coverage_percentage'),
    aiReimbursementMin: integer('ai_reimbursement_min'),
    aiReimbursementMax: integer('ai_reimbursement_max'),
    approvedReimbursement: integer('approved_reimbursement'),
    clientRef: uuid('client_ref'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('claims_client_ref').on(table.userId, table.clientRef),
    index('claims_user').on(table.userId, table.status),
    index('claims_incident').on(table.incidentId),
  ],
);

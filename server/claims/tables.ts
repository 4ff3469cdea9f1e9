import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import type { ClaimDocumentKey, ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimFacts } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicyTerms } from '@tailboard/contract/policy-settings.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { incidents } from '../incidents/public.ts';
import { users } from '../identity/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Claims on incidents. Money: whole US dollars. */
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
    /**
     * The incident's type when the claim was filed: it decides what is asked and which policy line applies.
     */
    claimType: text('claim_type').$type<IncidentType>().notNull(),
    description: text().notNull(),
    status: text().$type<ClaimStatus>().notNull().default('pending'),
    filedDate: moment('filed_date').notNull().defaultNow(),
    estimatedCompletionDate: moment('estimated_completion_date'),
    /** The basis of the expected date. */
    expected: jsonb().$type<NonNullable<Claim['expected']>>(),
    completionDate: moment('completion_date'),
    /** The case agent: the name at that time, and the id. */
    caseAgent: text('case_agent'),
    caseAgentId: integer('case_agent_id').references(() => users.id),
    requestedReimbursement: integer('requested_reimbursement'),
    aiCoveragePercentage: integer('ai_coverage_percentage'),
    aiReimbursementMin: integer('ai_reimbursement_min'),
    aiReimbursementMax: integer('ai_reimbursement_max'),
    approvedReimbursement: integer('approved_reimbursement'),
    facts: jsonb().$type<ClaimFacts>().notNull(),
    /** The last estimate with its inputs, version and steps. Null only before the first one. */
    estimate: jsonb().$type<ClaimEstimate>(),
    /** The open question. */
    question: jsonb().$type<NonNullable<Claim['question']>>(),
    /** Who decided. A check constraint requires it for an approved or rejected claim. */
    decidedBy: integer('decided_by').references(() => users.id),
    clientRef: uuid('client_ref'),
    /** The negative id of a client that sends no clientRef. */
    offlineId: bigint('offline_id', { mode: 'number' }),
    /** SHA-256 of the content as first received: an equal hash is a repeat, another one a conflict. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('claims_client_ref').on(table.userId, table.clientRef),
    uniqueIndex('claims_offline_id')
      .on(table.userId, table.offlineId, table.contentHash)
      .where(sql`${table.clientRef} is null`),
    index('claims_newest_of_user').on(table.userId, table.filedDate, table.id),
    index('claims_newest').on(table.filedDate, table.id),
    // For the review list: a few rows of each status, of each person of a crew or of everybody.
    index('claims_review_of_user').on(table.userId, table.status, table.filedDate, table.id),
    index('claims_review_of_user_type').on(
      table.userId,
      table.claimType,
      table.status,
      table.filedDate,
      table.id,
    ),
    index('claims_review').on(table.status, table.filedDate, table.id),
    index('claims_review_of_type').on(table.claimType, table.status, table.filedDate, table.id),
    index('claims_incident').on(table.incidentId),
    index('claims_search').using(
      'gin',
      sql`to_tsvector('simple', ${table.claimNumber} || ' ' || ${table.description})`,
    ),
    check(
      'claims_decided_by_a_person',
      sql`${table.status} not in ('approved', 'rejected') or ${table.decidedBy} is not null`,
    ),
    check(
      'claims_amount_only_when_approved',
      sql`${table.approvedReimbursement} is null or ${table.status} = 'approved'`,
    ),
  ],
);

/**
 * One row a year with the last claim number. Filing locks it, so numbers have neither gaps nor duplicates.
 */
export const claimNumberCounters = pgTable('claim_number_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Every decision and question with its reason. Append-only, like the history. */
export const claimDecisions = pgTable(
  'claim_decisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    decision: text().$type<'approve' | 'reject' | 'ask'>().notNull(),
    /** Whole US dollars, for an approval. */
    amount: integer(),
    /** The reason, or the question. */
    reason: text(),
    decidedBy: integer('decided_by')
      .notNull()
      .references(() => users.id),
    clientRef: uuid('client_ref'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('claim_decisions_claim').on(table.claimId, table.id),
    uniqueIndex('claim_decisions_client_ref').on(table.decidedBy, table.clientRef),
  ],
);

/** A supervisor's judgement of a document. Without a row it is needed, or sent if it has files. */
export const claimDocuments = pgTable(
  'claim_documents',
  {
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    key: text().$type<ClaimDocumentKey>().notNull(),
    status: text().$type<'accepted' | 'unreadable'>().notNull(),
    note: text(),
    judgedBy: integer('judged_by')
      .notNull()
      .references(() => users.id),
    /** A file after this makes the document 'sent' again. */
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.key] })],
);

/** Terms of the employer's policy by type of incident, valid from a day on. Append-only. */
export const policySettings = pgTable(
  'policy_settings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    claimType: text('claim_type').$type<IncidentType>().notNull(),
    holdsFrom: date('holds_from', { mode: 'string' }).notNull(),
    terms: jsonb().$type<PolicyTerms>().notNull(),
    setBy: integer('set_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('policy_settings_type').on(table.claimType, table.holdsFrom, table.id)],
);

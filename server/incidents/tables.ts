import type {
  FactName,
  FactValue,
  IncidentAnalysis,
  ReportToOsha,
  Severity,
} from '@tailboard/contract/incident-analysis.ts';
import type { CauseKind, CommentVisibility } from '@tailboard/contract/comment-terms.ts';
import type { DutyKind, DutyState, OshaCallWay } from '@tailboard/contract/duty-terms.ts';
import type { PersonRole, Treatment } from '@tailboard/contract/incident-people.ts';
import type {
  IncidentCategory,
  IncidentStatus,
  IncidentType,
  Priority,
} from '@tailboard/contract/incidents.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { users } from '../identity/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const incidentId = () =>
  integer('incident_id')
    .notNull()
    .references(() => incidents.id);
const personId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id);

export const incidents = pgTable(
  'incidents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: personId('user_id'),
    type: text().$type<IncidentType>().notNull(),
    date: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    location: text().notNull(),
    latitude: text(),
    longitude: text(),
    description: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    status: text().$type<IncidentStatus>().notNull().default('open'),
    /** Made on the device; names the record before it has an id. */
    clientRef: uuid('client_ref'),
    /** The negative id of a client that sends no clientRef. */
    offlineId: bigint('offline_id', { mode: 'number' }),
    /** SHA-256 of the content as first received; tells a harmless repeat from a conflict. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    category: text().$type<IncidentCategory>().notNull().default('incident'),
    /** Of the newest judgement, for lists and filters. Null until it is judged. */
    severity: text().$type<Severity>(),
    potentialSeverity: text('potential_severity').$type<Severity>(),
    oshaAnswer: text('osha_answer').$type<ReportToOsha['answer']>(),
    /** Kinds of hazard of the newest judgement, in English. */
    hazards: text().array(),
    /** Whether the reporter has told their supervisor. */
    supervisorTold: boolean('supervisor_told'),
    /** When the company learned of the outcome; null: when the report arrived. */
    learnedAt: moment('learned_at'),
    /** When the death, admission or loss came. */
    eventAt: moment('event_at'),
    /** Who of those who answer for it has seen it first. */
    seenBy: integer('seen_by').references(() => users.id),
    seenAt: moment('seen_at'),
    closedAt: moment('closed_at'),
    /** °F at the place in that hour, where it could be known. */
    heatIndex: integer('heat_index'),
  },
  (table) => [
    uniqueIndex('incidents_client_ref').on(table.userId, table.clientRef),
    uniqueIndex('incidents_offline_id')
      .on(table.userId, table.offlineId, table.contentHash)
      .where(sql`${table.clientRef} is null`),
    // Read backwards for the newest first; declared descending, Drizzle's NULLS LAST would not match the query's order.
    // What comes after the id is filtered by without a look at the rows themselves.
    index('incidents_newest_of_user').on(
      table.userId,
      table.date,
      table.id,
      table.status,
      table.severity,
      table.category,
      table.type,
      table.priority,
    ),
    index('incidents_newest').on(
      table.date,
      table.id,
      table.userId,
      table.status,
      table.severity,
      table.category,
      table.type,
      table.priority,
    ),
    // All that insights count, so that a year is read without a look at the rows. The names of all kinds of hazard fit into a row of it.
    index('incidents_counted').on(
      table.date,
      table.id,
      table.userId,
      table.type,
      table.category,
      table.severity,
      table.heatIndex,
      table.createdAt,
      table.seenAt,
      table.closedAt,
      table.hazards,
    ),
    index('incidents_serious_unseen')
      .on(table.id)
      .where(
        sql`${table.seenAt} is null and ${table.status} <> 'closed' and (${table.severity} = 'high' or ${table.potentialSeverity} = 'high')`,
      ),
    index('incidents_not_judged')
      .on(table.id)
      .where(sql`${table.severity} is null`),
    // The column is the database's own, written by triggers: the migration 'search-in-incidents'.
    index('incidents_search').using('gin', sql`words`),
  ],
);

/** Every judgement of an incident; the one with the highest id holds, the earlier ones are its history. Never changed. */
export const incidentJudgements = pgTable(
  'incident_judgements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    at: moment('at').notNull().defaultNow(),
    /** Of the rules and the learned model that judged. */
    version: text().notNull(),
    analysis: jsonb().$type<IncidentAnalysis>().notNull(),
  },
  (table) => [index('incident_judgements_incident').on(table.incidentId, table.id)],
);

/** What people answered; it goes before what the text says. */
export const incidentFacts = pgTable(
  'incident_facts',
  {
    incidentId: incidentId(),
    fact: text().$type<FactName>().notNull(),
    value: text().$type<FactValue>().notNull(),
    saidBy: personId('said_by'),
    saidAt: moment('said_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.fact] })],
);

/** Who is hurt. Body part, injury and treatment are medical detail. */
export const incidentPeople = pgTable(
  'incident_people',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    name: text().notNull(),
    userId: integer('user_id').references(() => users.id),
    role: text().$type<PersonRole>().notNull(),
    bodyPart: text('body_part'),
    injury: text(),
    treatment: text().$type<Treatment>().notNull().default('unknown'),
  },
  (table) => [
    index('incident_people_incident').on(table.incidentId, table.id),
    index('incident_people_user').on(table.userId),
  ],
);

export const incidentWitnesses = pgTable(
  'incident_witnesses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    name: text().notNull(),
    phone: text(),
  },
  (table) => [index('incident_witnesses_incident').on(table.incidentId, table.id)],
);

/** What the law wants done about an incident, and by when. */
export const duties = pgTable(
  'duties',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    kind: text().$type<DutyKind>().notNull(),
    hours: integer(),
    startedAt: moment('started_at').notNull(),
    dueAt: moment('due_at').notNull(),
    paragraph: text().notNull(),
    state: text().$type<DutyState>().notNull().default('open'),
    doneBy: integer('done_by').references(() => users.id),
    doneAt: moment('done_at'),
    /** Why it is not needed, as a code with values; or what was noted. */
    reason: jsonb().$type<unknown>(),
    note: text(),
    /** Which reminders have gone out: `half-time`, `last-hour`, `overdue`. */
    reminded: text().array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // One clock of a kind runs at most.
    uniqueIndex('duties_one_open')
      .on(table.incidentId, table.kind)
      .where(sql`${table.state} = 'open'`),
    index('duties_incident').on(table.incidentId, table.id),
    index('duties_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Calls made to OSHA. Never changed. */
export const oshaCalls = pgTable(
  'osha_calls',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    calledAt: moment('called_at').notNull(),
    calledBy: text('called_by').notNull(),
    how: text().$type<OshaCallWay>().notNull(),
    office: text(),
    reference: text(),
    spokeWith: text('spoke_with'),
    /** Who wrote it down. */
    userId: personId('user_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('osha_calls_incident').on(table.incidentId, table.id)],
);

/** Never changed, only struck by its author. */
export const incidentComments = pgTable(
  'incident_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    incidentId: incidentId(),
    userId: personId('user_id'),
    text: text().notNull(),
    visibility: text().$type<CommentVisibility>().notNull(),
    clientRef: uuid('client_ref'),
    contentHash: text('content_hash').notNull(),
    struckAt: moment('struck_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('incident_comments_client_ref').on(table.userId, table.clientRef),
    index('incident_comments_incident').on(table.incidentId, table.id),
  ],
);

/** Why it happened, as its supervisor asked. */
export const investigations = pgTable('investigations', {
  incidentId: integer('incident_id')
    .primaryKey()
    .references(() => incidents.id),
  timeline: jsonb().$type<{ at: string; what: string }[]>().notNull(),
  whys: jsonb().$type<string[]>().notNull(),
  causes: jsonb().$type<{ kind: CauseKind; text: string; root: boolean }[]>().notNull(),
  leadBy: integer('lead_by').references(() => users.id),
  state: text().$type<'open' | 'done'>().notNull().default('open'),
  updatedBy: personId('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

import type { ActionState, ControlLevel } from '@tailboard/contract/action-terms.ts';
import type { MediaCapture, MediaType } from '@tailboard/contract/media.ts';
import type { Priority } from '@tailboard/contract/incidents.ts';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';
import { incidents } from '../incidents/public.ts';
import { talks } from '../talks/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Corrective actions: who does what by which day. */
export const actions = pgTable(
  'actions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    description: text().notNull().default(''),
    incidentId: integer('incident_id').references(() => incidents.id),
    /** Of a report without a name; no foreign key, so that it says nothing of the order of these. */
    observationId: uuid('observation_id'),
    talkId: integer('talk_id').references(() => talks.id),
    /** The section of a safety document that it follows from, as suggested. */
    section: jsonb().$type<{ document: string; heading: string }>(),
    level: text().$type<ControlLevel>().notNull(),
    assigneeId: integer('assignee_id')
      .notNull()
      .references(() => users.id),
    /** The assignee's local day by whose end it is due. */
    dueOn: date('due_on').notNull(),
    priority: text().$type<Priority>().notNull(),
    state: text().$type<ActionState>().notNull().default('open'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    doneBy: integer('done_by').references(() => users.id),
    doneAt: moment('done_at'),
    clientRef: uuid('client_ref'),
    /** SHA-256 of the content as first received; tells a harmless repeat from a conflict. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('actions_client_ref').on(table.createdBy, table.clientRef),
    index('actions_incident').on(table.incidentId, table.id),
    index('actions_observation').on(table.observationId),
    index('actions_talk').on(table.talkId),
    index('actions_of_assignee').on(table.assigneeId, table.dueOn, table.id),
    index('actions_by_day').on(table.dueOn, table.id),
    // Few of all are still to be done or to be verified: these find them by their day without a look at the others.
    index('actions_to_do')
      .on(table.dueOn, table.id)
      .where(sql`${table.state} in ('open', 'in-progress', 'reopened')`),
    index('actions_to_verify')
      .on(table.dueOn, table.id)
      .where(sql`${table.state} = 'done'`),
    index('actions_not_over')
      .on(table.assigneeId, table.dueOn, table.id)
      .where(sql`${table.state} not in ('verified', 'rejected')`),
  ],
);

/** Each change of an action's state, with its note. Never changed. */
export const actionStates = pgTable(
  'action_states',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    actionId: integer('action_id')
      .notNull()
      .references(() => actions.id),
    to: text().$type<ActionState>().notNull(),
    note: text(),
    /** Client references of the photos that were said to come along. */
    media: jsonb().$type<string[]>().notNull().default([]),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientRef: uuid('client_ref'),
    contentHash: text('content_hash').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('action_states_client_ref').on(table.userId, table.clientRef),
    index('action_states_action').on(table.actionId, table.id),
  ],
);

/** Photos of actions: what was found, and what was done. The bytes are in storage under `storageKey`. */
export const actionFiles = pgTable(
  'action_files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    actionId: integer('action_id')
      .notNull()
      .references(() => actions.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientRef: uuid('client_ref').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').$type<MediaType>().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text('storage_key').notNull(),
    capture: jsonb().$type<MediaCapture>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('action_files_client_ref').on(table.actionId, table.clientRef)],
);

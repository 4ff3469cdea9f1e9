import type { Notification, PushLanguage } from '@tailboard/contract/notifications.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What changed on a person's records, written in the transaction of the change. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Who is told. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<Notification['kind']>().notNull(),
    claimId: integer('claim_id'),
    incidentId: integer('incident_id'),
    /** Name of the person who did it. */
    by: text(),
    byId: integer('by_id').references(() => users.id),
    actionId: integer('action_id'),
    dutyId: integer('duty_id'),
    /** Written down only: no push message, no e-mail, no sound. */
    quiet: boolean().notNull().default(false),
    facts: jsonb().$type<Notification['facts']>().notNull(),
    read: boolean().notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id),
    index('notifications_of_incident').on(table.incidentId, table.kind),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`not ${table.read}`),
  ],
);

/** A browser that wants push messages for a person. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language of its person there; they may have another on another phone. */
    language: text().$type<PushLanguage>().notNull().default('en'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);

/** One row: the VAPID keys, made at first start, shared by all servers of the database. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** The place whose briefing a person has open, so that whoever serves their stream knows it. */
export const watchedPlaces = pgTable(
  'watched_places',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Degrees. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('watched_places_latitude').on(table.latitude)],
);

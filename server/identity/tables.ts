import type { Role } from '@tailboard/contract/auth.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Passwords are not here but in `accounts`, hashed by better-auth. `username` is lower case; `displayUsername` as typed. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull().unique(),
    displayUsername: text('display_username'),
    name: text().notNull(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    phone: text(),
    role: text().$type<Role>().notNull().default('field-crew'),
    jobTitle: text('job_title'),
    department: text(),
    crewId: text('crew_id'),
    supervisorId: integer('supervisor_id'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    certifications: jsonb()
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    image: text('profile_image'),
    lastTraining: timestamp('last_training', { withTimezone: true, precision: 3 }),
    active: boolean().notNull().default(true),
    /** The password was given to them by somebody else: until they have another one, they may do nothing but change it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Whether signing in by password asks for a code too. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('users_crew').on(table.crewId),
    // Single sign-on finds people by it.
    uniqueIndex('users_email_lower').on(sql`lower(${table.email})`),
  ],
);

/** What a person has chosen for themselves, on every device: which notifications they want, saved views of lists. */
export const preferences = pgTable(
  'preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

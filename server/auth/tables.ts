import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Shapes of better-auth (core schema 1.7, its plugins twoFactor and passkey), with integer ids. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Whether it began with more than a password: a code, a passkey, or single sign-on that says so. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** Whether it began without a password of ours: by a passkey or single sign-on. */
    passwordless: boolean('passwordless').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = pgTable('verifications', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The secret of an app for codes, encrypted, and the codes to get in without it. */
export const twoFactors = pgTable('two_factors', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the first code was right. */
  verified: boolean().default(true),
  failedVerificationCount: integer('failed_verification_count').default(0),
  lockedUntil: moment('locked_until'),
  /** The code that was last taken, hashed: each is taken once. */
  lastCode: text('last_code'),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Devices (by the hash of what their cookie says) and addresses that a person has signed in from. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    device: text().notNull(),
    address: text().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * One row per failed attempt, shared by all servers. `source` is the address, or the device where the account knows it:
 * see limit-sign-ins.ts.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    address: text().notNull(),
    source: text().notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_failures_username').on(table.username, table.at),
    index('sign_in_failures_address').on(table.address, table.at),
  ],
);

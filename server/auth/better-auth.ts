import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins/username';
import type { Database } from '../database/database.ts';
import { users } from '../users/public.ts';
import { accounts, sessions, verifications } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Cookies carry this before their names. */
export const COOKIE_PREFIX = 'tailboard';

/**
 * Sign-in by username and password. Accounts are made by an administrator only. Remember me keeps a session for 30 days; otherwise
 * the cookie ends with the browser and the session after a day.
 */
export function makeAuth(options: { db: Database; secret: string; publicUrl: string | null }) {
  return betterAuth({
    baseURL: options.publicUrl ?? 'http://127.0.0.1',
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 500 },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 200,
        // Whatever is typed is looked up; who does not exist gets the same answer as a wrong password.
        usernameValidator: () => true,
      }),
    ],
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        crewId: { type: 'string', required: false, input: false },
        jobTitle: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: options.publicUrl?.startsWith('https://') ?? false,
      database: { generateId: 'serial' },
    },
    // Counted in the database instead, so that several servers count together: see limit-sign-ins.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof makeAuth>;

import type { SingleSignOnRefusal } from '@tailboard/contract/auth.ts';
import { and, eq } from 'drizzle-orm';
import type { SingleSignOnSettings } from '../config.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { makeAuth, PROVIDER, type Auth } from './better-auth.ts';
import type { Cookies } from './session-cookie.ts';
import { accounts } from './tables.ts';

/** Sign-in at the operator's OpenID Connect provider. Throws `single-sign-on-out-of-reach`. */
export type SingleSignOn = () => Promise<Auth>;

type Options = {
  db: Database;
  cookies: Cookies;
  publicUrl: string | null;
  idleDays: number;
  singleSignOn: SingleSignOnSettings;
};

/**
 * The provider is asked for its addresses when somebody first wants to go there, and again until it answers: a provider
 * that is down keeps no server from starting.
 */
export function openSingleSignOn(options: Options): SingleSignOn {
  let known: Promise<Auth> | null = null;
  return async () => {
    known ??= introduce(options);
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

async function introduce(options: Options): Promise<Auth> {
  const auth = makeAuth(options);
  const { socialProviders } = await auth.$context;
  const provider = socialProviders.find(({ id }) => id === PROVIDER);
  const { issuer } = options.singleSignOn;
  // What it says of itself must be what the operator trusts: tokens are checked against it.
  if (provider?.issuer === undefined || withoutSlash(provider.issuer) !== withoutSlash(issuer)) {
    throw new ProblemError('single-sign-on-out-of-reach');
  }
  return auth;
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** People are found by their e-mail address each time: no tie to the provider, and none of its tokens, are kept. */
export async function forgetTie(db: Database, userId: number): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER)));
}

const refusals: Readonly<Record<string, SingleSignOnRefusal>> = {
  'unverified-email': 'unverified-email',
  account_not_linked: 'unverified-email',
  'unknown-person': 'unknown-person',
  deactivated: 'unknown-person',
  signup_disabled: 'unknown-person',
  email_not_found: 'unknown-person',
};

/** Why better-auth sends the browser back without a session; null where it has one. */
export function refusalIn(answer: Response): SingleSignOnRefusal | null {
  const location = answer.headers.get('location');
  if (answer.status !== 302 || location === null) return 'failed';
  const error = new URL(location, 'http://localhost').searchParams.get('error');
  return error === null ? null : (refusals[error] ?? 'failed');
}

import { passkey } from '@better-auth/passkey';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { eq } from 'drizzle-orm';
import type { SingleSignOnSettings } from '../config.ts';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import { isProvedTwice, noteProof, saysSecondFactor } from './provider-proof.ts';
import { cookiePrefix, type Cookies } from './session-cookie.ts';
import { accounts, passkeys, sessions, twoFactors, verifications } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const PROVIDER = 'oidc';

type AuthOptions = {
  db: Database;
  cookies: Cookies;
  publicUrl: string | null;
  /** Days without use after which a remembered session ends. */
  idleDays?: number;
  singleSignOn?: SingleSignOnSettings;
};

/** Passkeys belong to a host. Without a public address there is no TLS, and browsers have them on this name alone. */
export const passkeyHost = (publicUrl: string | null): string =>
  publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;

/** Ways to sign in that are more than a password, whatever a provider says. */
const SECOND_FACTOR = /^\/(?:two-factor\/verify-|passkey\/verify-authentication)/;
const PASSWORDLESS = /^\/(?:passkey\/verify-authentication|callback\/)/;

/**
 * Sign-in by username and password, with an app for codes where one is set up, by passkey, or by single sign-on. Accounts
 * are made by an administrator only. Remember me keeps a session until it is idle for `idleDays`; otherwise the cookie ends
 * with the browser and the session after a day. With `singleSignOn` it asks the provider for its addresses at once.
 */
export function makeAuth({ db, cookies, publicUrl, idleDays = 30, singleSignOn }: AuthOptions) {
  return betterAuth({
    appName: 'Tailboard',
    baseURL: publicUrl ?? 'http://127.0.0.1',
    basePath: '/api/auth',
    secret: cookies.secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications, twoFactors, passkeys },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 500 },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 200,
        // Whatever is typed is looked up; who does not exist gets the same answer as a wrong password.
        usernameValidator: () => true,
      }),
      twoFactor({ issuer: 'Tailboard' }),
      passkey({
        rpID: passkeyHost(publicUrl),
        rpName: 'Tailboard',
        ...(publicUrl !== null && { origin: new URL(publicUrl).origin }),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.authenticationInfo.userVerified),
        },
      }),
      genericOAuth({ config: singleSignOn === undefined ? [] : [provider(singleSignOn)] }),
    ],
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        crewId: { type: 'string', required: false, input: false },
        jobTitle: { type: 'string', required: false, input: false },
      },
      validateUserInfo: ({ user }) => whyNotLetIn(db, user),
    },
    account: {
      // Whoever an administrator has made with this address, and nobody else: see single-sign-on.ts.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    session: {
      expiresIn: idleDays * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      // Whoever changes how they sign in is asked for the password by our own rule: see confirm-identity.ts.
      freshAge: 0,
      additionalFields: {
        secondFactor: { type: 'boolean', required: false, input: false },
        passwordless: { type: 'boolean', required: false, input: false },
      },
    },
    databaseHooks: {
      session: { create: { before: (session, context) => beginSession(db, session, context?.path) } },
    },
    advanced: {
      cookiePrefix: cookiePrefix(cookies),
      // It would put `__Secure-` before the name.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookies.secure },
      database: { generateId: 'serial' },
    },
    // Counted in the database instead, so that several servers count together: see limit-sign-ins.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions);
}

export type Auth = ReturnType<typeof makeAuth>;

/** Throws where the authenticator has not checked who holds it: alone, the passkey would be one factor. */
function refuseUnverified(userVerified: boolean | undefined): void {
  if (userVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
}

/** Nobody deactivated gets a session, by whatever way; the session says whether it took more than a password, or none. */
async function beginSession<Row extends { userId: string }>(
  db: Database,
  session: Row,
  path: string | undefined,
) {
  if (!(await isActive(db, Number(session.userId))))
    throw new APIError('UNAUTHORIZED', { code: 'deactivated' });
  const secondFactor = SECOND_FACTOR.test(path ?? '') || isProvedTwice();
  return { data: { ...session, secondFactor, passwordless: PASSWORDLESS.test(path ?? '') } };
}

async function isActive(db: Database, id: number): Promise<boolean> {
  const [user] = await db.select({ active: users.active }).from(users).where(eq(users.id, id));
  return user?.active === true;
}

/** What single sign-on says of a person, against the person it would sign in. */
async function whyNotLetIn(
  db: Database,
  said: { id?: string | undefined; email?: string | undefined; emailVerified?: boolean | undefined },
) {
  if (said.emailVerified !== true) return { error: 'unverified-email' };
  const [person] = await db
    .select({ email: users.email, active: users.active })
    .from(users)
    .where(eq(users.id, Number(said.id)));
  if (person?.active !== true || person.email !== said.email?.toLowerCase())
    return { error: 'unknown-person' };
  return undefined;
}

const provider = ({ issuer, clientId, clientSecret, secondFactor }: SingleSignOnSettings) => ({
  providerId: PROVIDER,
  discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  requireIdTokenVerification: true,
  disableSignUp: true,
  // Called with every token once it is verified, before the session is made.
  accountSubject: ({
    tokens,
    profile,
  }: {
    tokens: { idToken?: string | undefined };
    profile: { [claim: string]: unknown };
  }) => {
    noteProof(secondFactor === 'always' || saysSecondFactor(tokens.idToken));
    return typeof profile['sub'] === 'string' ? profile['sub'] : '';
  },
  mapProfileToUser: (profile: { [claim: string]: unknown }) => ({
    // 'false' is a text that would count as yes.
    emailVerified: profile['email_verified'] === true,
  }),
});

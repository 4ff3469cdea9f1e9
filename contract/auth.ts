import { z } from 'zod';
import { MIN_PASSWORD } from './auth-terms.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, requiredText, timestampSchema, typedText } from './primitives.ts';

/** What a signed-in person may do follows from this alone: see server/identity/permissions.ts. */
export const roles = ['field-crew', 'supervisor', 'safety', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const loginFormSchema = z.object({
  username: z.string().trim().min(1, fieldMessage('field.username-required')),
  password: z.string().min(1, fieldMessage('field.password-required')),
  rememberMe: z.boolean().optional(),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

const givenPassword = typedText(500).min(1, fieldMessage('field.password-required'));

/** Body of POST /api/auth/sign-in/username. */
export const signInRequestSchema = z.object({
  username: typedText(200).min(1, fieldMessage('field.username-required')),
  password: givenPassword,
  rememberMe: z.boolean().optional(),
});

/** The signed-in person as the browser keeps it on the device. */
export const sessionUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  name: z.string(),
  role: roleSchema,
  crewId: z.string().nullable(),
  jobTitle: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/**
 * What must be done before anything else: another password; setting up a second factor; or signing in again with the one
 * that is set up.
 */
export const setUps = ['new-password', 'second-factor', 'second-factor-sign-in'] as const;
const setUpSchema = z.enum(setUps);
export type SetUp = z.infer<typeof setUpSchema>;

/** Answer of every sign-in and of GET /api/auth/get-session; the latter answers `null` (200) for nobody. */
export const sessionSchema = z.object({
  user: sessionUserSchema,
  session: z.object({ expiresAt: z.string() }),
  /** Left out where nothing is to be done: until then every other call answers 403. */
  setUp: setUpSchema.optional(),
});
export type Session = z.infer<typeof sessionSchema>;

export const newPassword = typedText(200).min(
  MIN_PASSWORD,
  fieldMessage('field.at-least-characters', { least: MIN_PASSWORD }),
);

/** Body of POST /api/auth/change-password. */
export const changePasswordSchema = z.object({ currentPassword: givenPassword, newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** Answer of GET /api/auth/list-sessions: where one is signed in, the latest in use first. */
export const openSessionsSchema = z.array(
  z.object({
    id: idSchema,
    /** What the browser said of itself. */
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
    signedInAt: timestampSchema,
    /** Within five minutes. */
    lastUsedAt: timestampSchema,
    /** Whether it is the one that asks. */
    current: z.boolean(),
  }),
);
export type OpenSession = z.infer<typeof openSessionsSchema>[number];

/** Body of POST /api/auth/revoke-session. `password`: asked for with `confirm-password`, some time after the sign-in. */
export const endSessionSchema = z.object({ id: idSchema, password: givenPassword.optional() });
/** Body of POST /api/auth/revoke-sessions: everywhere else, or here too. */
export const endSessionsSchema = z.object({ keepThis: z.boolean(), password: givenPassword.optional() });

/** Body of POST /api/auth/sign-in/code: six digits of the app, or a backup code. */
export const signInCodeSchema = z.object({
  code: typedText(40).trim().min(1, fieldMessage('field.code-required')),
});

const passkeySchema = z.object({ id: idSchema, name: z.string(), createdAt: timestampSchema });
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeyReplySchema = passkeySchema;

/** Answer of GET /api/auth/second-factor. */
export const secondFactorSchema = z.object({
  /** Whether an app for codes is set up. */
  app: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Whether the operator demands one of this person. */
  demanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const confirmedByPasswordSchema = z.object({ password: givenPassword });
/** Needed where the sign-in is more than ten minutes ago. */
export const maybePasswordSchema = z.strictObject({ password: givenPassword.optional() });

/** Answer of POST /api/auth/two-factor/enable: shown once. */
export const newAppSchema = z.object({
  uri: z.string(),
  secret: z.string(),
  backupCodes: z.array(z.string()),
});
export type NewApp = z.infer<typeof newAppSchema>;
export const appCodeSchema = z.object({
  code: typedText(20).trim().min(1, fieldMessage('field.code-required')),
});

/** What browser and authenticator say to each other (WebAuthn level 3, as JSON); checked by the library that reads it. */
export const webAuthnSchema = z.looseObject({ id: typedText(2000), type: z.literal('public-key') });
export const webAuthnOptionsSchema = z.looseObject({ challenge: z.string() });

const passkeyName = requiredText(60, fieldMessage('field.passkey-name-required'));
export const addPasskeySchema = z.object({ name: passkeyName, response: webAuthnSchema });
export const namePasskeySchema = z.object({ name: passkeyName });
export const signInPasskeySchema = z.object({ response: webAuthnSchema });

/** Answer of POST /api/auth/sign-in/oidc: where the browser goes. */
export const singleSignOnSchema = z.object({ url: z.string() });

/** Why a single sign-on came back without a session: `/login?refused=…`. */
export const singleSignOnRefusals = ['unknown-person', 'unverified-email', 'failed'] as const;
export type SingleSignOnRefusal = (typeof singleSignOnRefusals)[number];

import type { LoginForm, Session } from '@tailboard/contract/auth.ts';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { enterSession } from './session.ts';
import { storedUsername, signOutOwed } from './stored-user.ts';
import { deviceOpen } from './tell-device.ts';

/**
 * Signs in at the server; needs signal. Throws an ApiError (401 wrong credentials, or `code-required`
 * where the code of an app is asked for next; 429 too many attempts) or an UnreachableError.
 */
export async function signIn({ username, password, rememberMe = false }: LoginForm): Promise<Session> {
  storedUsername.write(rememberMe ? username.trim() : null);
  const session = await call<Session>(calls.signIn, {
    method: 'POST',
    body: { username: username.trim(), password, rememberMe },
  });
  return comeIn(session);
}

/** The second step, with six digits of the app or a backup code. Throws an ApiError (`wrong-code`, `code-too-late`). */
export async function signInByCode(code: string): Promise<Session> {
  return comeIn(await call<Session>(calls.signInCode, { method: 'POST', body: { code } }));
}

/** Signs in with a passkey of this device or of a phone nearby. Throws an ApiError, or what the browser says. */
export async function signInByPasskey(): Promise<Session> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    calls.signInPasskey,
  );
  const response = await startAuthentication({ optionsJSON });
  return comeIn(await call<Session>(calls.signInPasskey, { method: 'POST', body: { response } }));
}

/** Leaves for the company's own sign-in. Throws an ApiError. */
export async function goToSingleSignOn(): Promise<void> {
  const { url } = await call<{ url: string }>(calls.singleSignOn, { method: 'POST' });
  window.location.assign(url);
}

async function comeIn(session: Session): Promise<Session> {
  signOutOwed.write(null);
  // A page that is left while its databases are being made can hold them against the next one (WebKit).
  await deviceOpen();
  enterSession(session);
  return session;
}

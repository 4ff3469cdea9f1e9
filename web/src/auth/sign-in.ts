import type { LoginForm, Session } from '@tailboard/contract/auth.ts';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { enter } from './session.ts';
import { deviceOpen } from './tell-device.ts';
import { rememberedUsername, signOutOwed } from './stored-user.ts';

/**
 * Signs in at the server; needs signal. Answers the person. Throws an ApiError (401 wrong credentials, 429 too many
 * attempts) or an UnreachableError.
 */
export async function signIn({
  username,
  password,
  rememberMe = false,
}: LoginForm): Promise<Session['user']> {
  const { user } = await call<Session>(calls.signIn, {
    method: 'POST',
    body: { username: username.trim(), password, rememberMe },
  });
  rememberedUsername.write(rememberMe ? username.trim() : null);
  signOutOwed.write(null);
  // A page that is left while its databases are being made can hold them against the next one (WebKit).
  await deviceOpen();
  enter(user);
  return user;
}

import { calls } from '../api/addresses.ts';
import { stopAsking } from '../api/asking.ts';
import { call } from '../api/call.ts';
import { leave } from './session.ts';
import { signOutOwed } from './stored-user.ts';

/** Milliseconds after which a sign-out is finished here, and told to the server when there is signal. */
const PATIENCE_MS = 4000;

/** Signs out here in any case; the server is told now or, without signal, before anybody else comes in. */
export async function signOut(): Promise<void> {
  signOutOwed.write('true');
  const askAgain = stopAsking();
  try {
    await call(calls.signOut, { method: 'POST', body: {}, timeout: PATIENCE_MS });
    signOutOwed.write(null);
  } catch {
    // Owed: checkSession pays it.
  }
  await leave();
  askAgain();
}

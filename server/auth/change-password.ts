import type { ChangePassword, Session } from '@tailboard/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { logSecurity } from '../http/security-log.ts';
import { signedInOf } from '../http/viewer.ts';
import { endSessions, hashPassword, keepPassword } from './accounts.ts';
import { findCredential, toSession, type SignInContext } from './begin-session.ts';
import { refuseWeakPassword } from './check-password.ts';
import { checkPassword } from './confirm-identity.ts';
import { findSignedIn } from './find-viewer.ts';

/** Gives the viewer the password that they have chosen; their other sessions end. Throws `invalid-input` for a weak or the same one. */
export async function changePassword(
  context: SignInContext,
  { request, passwords }: { request: FastifyRequest; passwords: ChangePassword },
): Promise<Session> {
  const { db, auth, config, cookies } = context;
  const { viewer, session } = signedInOf(request);
  const { currentPassword, newPassword: password } = passwords;
  const before = await checkPassword(context, { request, password: currentPassword });
  if (password === currentPassword) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'newPassword', message: say('field.password-other') }],
    });
  }
  refuseWeakPassword({ password, username: viewer.username, field: 'newPassword' });
  const hash = await hashPassword(auth, password);
  const user = await db.transaction(async (tx) => {
    const now = await findCredential(tx, viewer.id, 'lock');
    // Somebody else has given them another one meanwhile.
    if (now === undefined || now.hash !== before) throw new ProblemError('wrong-password');
    await keepPassword(tx, { userId: viewer.id, hash, mustChange: false });
    await endSessions(tx, viewer.id, session.id);
    await recordHistory(tx, [
      { actorId: viewer.id, subject: 'user', subjectId: viewer.id, action: 'password-changed', changes: {} },
    ]);
    return now.user;
  });
  logSecurity(request, 'password-changed', { account: viewer.id });
  const { cookie: cookieHeader } = request.headers;
  const signedIn = await findSignedIn({ db, cookies, rules: config.signIn, cookieHeader });
  if (signedIn === null) throw new ProblemError('not-signed-in');
  return toSession(user, signedIn);
}

import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import { signedInOf } from '../http/viewer.ts';
import { isPassword } from './accounts.ts';
import { findCredential, originOf, type SignInContext } from './begin-session.ts';
import { admitSignIn, forgetFailedSignIns } from './limit-sign-ins.ts';

/** So long after a sign-in nobody is asked for the password again. */
const FRESH_MS = 10 * 60_000;

/**
 * Whoever found an open phone must not change how its owner signs in, nor sign them out elsewhere: the password is needed,
 * unless they have signed in just now. Throws `confirm-password`, `wrong-password` or `too-many-sign-ins`.
 */
export async function confirmIdentity(
  context: SignInContext,
  { request, password }: { request: FastifyRequest; password: string | undefined },
): Promise<void> {
  if (password !== undefined) return void (await checkPassword(context, { request, password }));
  const { session } = signedInOf(request);
  if (Date.now() - session.createdAt.getTime() > FRESH_MS) throw new ProblemError('confirm-password');
}

/** The hash of the viewer's password. Wrong ones count as failed sign-ins. Throws as `confirmIdentity`. */
export async function checkPassword(
  context: SignInContext,
  { request, password }: { request: FastifyRequest; password: string },
): Promise<string> {
  const { db, auth, cookies } = context;
  const { viewer } = signedInOf(request);
  const { username } = viewer;
  const source = await admitSignIn(db, { username, origin: originOf(request, cookies) });
  const hash = (await findCredential(db, viewer.id))?.hash ?? null;
  if (hash === null || !(await isPassword(auth, { password, hash })))
    throw new ProblemError('wrong-password');
  await forgetFailedSignIns(db, { username, source });
  return hash;
}

import type { SecondFactor } from '@tailboard/contract/auth.ts';
import { asc, eq } from 'drizzle-orm';
import { users } from '../identity/public.ts';
import type { SignInContext } from './begin-session.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { toPasskey } from './own-passkeys.ts';
import type { Viewer } from '../http/signed-in.ts';
import { passkeys } from './tables.ts';

/** What a person has set up besides their password. */
export async function readSecondFactor(
  { db, config }: Pick<SignInContext, 'db' | 'config'>,
  viewer: Viewer,
): Promise<SecondFactor> {
  const [user] = await db.select({ app: users.twoFactorEnabled }).from(users).where(eq(users.id, viewer.id));
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, viewer.id))
    .orderBy(asc(passkeys.id));
  return {
    app: user?.app === true,
    passkeys: rows.map(toPasskey),
    demanded: needsSecondFactor(config.signIn, viewer.role),
  };
}

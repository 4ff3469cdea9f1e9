import { and, eq, notInArray, sql } from 'drizzle-orm';
import { addAccount, hashPassword, whyWeak, type Auth } from './auth/public.ts';
import { ConfigError, type Config } from './config.ts';
import type { Database } from './database/database.ts';
import { demoAccountIds, endDemo } from './demo/end-demo.ts';
import { history } from './history/public.ts';
import { users } from './identity/public.ts';

/** Servers that start together on one database take turns. Any constant will do. */
const ACCOUNTS_LOCK = 7_113_506;

const FIRST_ADMIN = 'CREW_ADMIN_USERNAME and CREW_ADMIN_PASSWORD';
const REMOVE_BOTH = 'Remove both settings';

/**
 * Makes true what the settings say of who can sign in: without the demo none of its accounts, and the first administrator where
 * there is none. Throws a ConfigError, and changes nothing, where nobody could sign in, or where the first administrator that
 * is set would not be the one who can.
 */
export async function prepareAccounts(options: { config: Config; db: Database; auth: Auth }): Promise<void> {
  const { config, db, auth } = options;
  const { firstAdmin } = config;
  // Before the transaction: it takes long on purpose, and a start that finds its administrator need not.
  const isMissing = firstAdmin !== null && (await accountOf(db, firstAdmin.username)) === undefined;
  const weak = isMissing ? whyWeak(firstAdmin.password, firstAdmin.username) : null;
  if (weak !== null) throw new ConfigError(`Wrong setting: CREW_ADMIN_PASSWORD: ${weak}`);
  const passwordHash = isMissing ? await hashPassword(auth, firstAdmin.password) : null;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`);
    const demoIds = await demoAccountIds(tx);
    if (!config.demo) await endDemo(tx, demoIds);
    if (firstAdmin !== null)
      await prepareFirstAdmin(tx, { username: firstAdmin.username, passwordHash, demoIds });
    const [somebody] = await tx.select({ id: users.id }).from(users).where(eq(users.active, true)).limit(1);
    if (somebody === undefined) {
      throw new ConfigError(
        `Wrong setting: nobody can sign in. Set ${FIRST_ADMIN} to make the first administrator, or DEMO=on to try Tailboard out.`,
      );
    }
  });
}

async function prepareFirstAdmin(
  tx: Database,
  options: { username: string; passwordHash: string | null; demoIds: readonly number[] },
): Promise<void> {
  const { username, passwordHash, demoIds } = options;
  const account = await accountOf(tx, username);
  if (account !== undefined) return expectFirstAdmin(tx, { account, isDemo: demoIds.includes(account.id) });
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), notInArray(users.id, [...demoIds])))
    .limit(1);
  if (admin !== undefined) {
    throw new ConfigError(
      `Wrong setting: ${FIRST_ADMIN} have no effect, since there is an administrator already. ${REMOVE_BOTH}; an administrator adds people.`,
    );
  }
  if (passwordHash === null) throw new Error('The first administrator went away while the server started');
  const person = { username, name: username, role: 'admin' } as const;
  // Their password stands in the settings.
  await addAccount(tx, { person, passwordHash, actorId: null, mustChange: true });
}

/**
 * The account that the settings name is there: made by them at an earlier start, whatever has become of it since, or an
 * administrator of that name. Their password is not taken over.
 */
async function expectFirstAdmin(
  tx: Database,
  { account, isDemo }: { account: typeof users.$inferSelect; isDemo: boolean },
): Promise<void> {
  if (!isDemo && account.role === 'admin' && account.active) return;
  const [made] = await tx
    .select({ actorId: history.actorId })
    .from(history)
    .where(and(eq(history.subject, 'user'), eq(history.subjectId, account.id), eq(history.action, 'added')));
  if (!isDemo && made?.actorId === null) return;
  throw new ConfigError(
    `Wrong setting: ${FIRST_ADMIN} have no effect, since ${isDemo ? 'a demo account' : 'another account'} has that username. Choose another one.`,
  );
}

async function accountOf(db: Database, username: string): Promise<typeof users.$inferSelect | undefined> {
  const [account] = await db.select().from(users).where(eq(users.username, username.toLowerCase()));
  return account;
}

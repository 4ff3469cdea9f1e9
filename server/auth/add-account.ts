import type { CreateUser } from '@tailboard/contract/users.ts';
import type { Database } from '../database/database.ts';
import { changesBetween, recordHistory } from '../history/public.ts';
import { insertUser, type users } from '../identity/public.ts';
import { keepPassword } from './accounts.ts';

/**
 * Makes a person who can sign in: row, password (hashed already) and history, all or nothing. `actorId` null: the
 * product itself. `mustChange`: they choose another one when they first sign in. Throws as insertUser does.
 */
export async function addAccount(
  db: Database,
  account: {
    person: Omit<CreateUser, 'password'>;
    passwordHash: string;
    actorId: number | null;
    mustChange: boolean;
  },
): Promise<typeof users.$inferSelect> {
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, account.person);
    await keepPassword(tx, {
      userId: user.id,
      hash: account.passwordHash,
      mustChange: account.mustChange,
    });
    const { username, role, crewId } = user;
    const changes = changesBetween({ username: null, role: null, crewId: null }, { username, role, crewId });
    await recordHistory(tx, [
      { actorId: account.actorId, subject: 'user', subjectId: user.id, action: 'added', changes },
    ]);
    return user;
  });
}

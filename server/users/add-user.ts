import type { CreateUser } from '@tailboard/contract/users.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { users } from './tables.ts';

/** Makes the row of a new person. Throws `username-taken` or `email-taken`. The password is set by auth. */
export async function insertUser(db: Database, person: CreateUser): Promise<typeof users.$inferSelect> {
  const { password: _password, ...columns } = person;
  try {
    const [row] = await db
      .insert(users)
      .values({ ...columns, username: person.username.toLowerCase(), displayUsername: person.username })
      .returning();
    if (row === undefined) throw new Error('A person was not made');
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint?.includes('username') === true) throw new ProblemError('username-taken', { cause: error });
    if (constraint?.includes('email') === true) throw new ProblemError('email-taken', { cause: error });
    throw error;
  }
}

/** Name of the unique constraint that an error of either engine speaks of. */
function violatedConstraint(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === '23505' ? cause.constraint : undefined;
}

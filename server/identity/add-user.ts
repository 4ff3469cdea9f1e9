import type { CreateUser } from '@tailboard/contract/users.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { users } from './tables.ts';
import { violatedConstraint } from './violated-constraint.ts';

/**
 * Makes the row of a new person; the password is kept by auth. Throws `username-taken` or `email-taken` (both whatever
 * the case of the letters), or `invalid-input` for a supervisor who does not exist.
 */
export async function insertUser(
  db: Database,
  person: Omit<CreateUser, 'password'>,
): Promise<typeof users.$inferSelect> {
  await checkSupervisor(db, person.supervisorId);
  const { username, name, role, crewId, email, phone, jobTitle, department, supervisorId } = person;
  try {
    const [row] = await db
      .insert(users)
      .values({
        username: username.toLowerCase(),
        displayUsername: username,
        email: email?.toLowerCase(),
        ...{ name, role, crewId, phone, jobTitle, department, supervisorId },
      })
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

/** Throws `invalid-input` for a supervisor who does not exist. */
export async function checkSupervisor(db: Database, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const [supervisor] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (supervisor === undefined) {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'supervisorId', message: say('field.no-such-person') }],
    });
  }
}

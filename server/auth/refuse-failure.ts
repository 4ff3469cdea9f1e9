import type { OpenDatabase } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';

/**
 * better-auth answers 500 where its queries fail. Taken for an answer, that would be a wrong password, nobody signed in, or
 * a sign-out that left the session alive. Throws what the database itself says, else `internal`.
 */
export async function refuseFailure(
  { database }: { database: Pick<OpenDatabase, 'ping'> },
  answer: Response,
): Promise<void> {
  if (answer.status < 500) return;
  await database.ping();
  throw new ProblemError('internal', { cause: new Error('better-auth failed; the database answers') });
}

import { eq } from 'drizzle-orm';
import { may, scopeOf, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';

/**
 * Throws `assignee-not-of-crew` for somebody whom `viewer` may give nothing to do, whether they exist or not, and
 * `assignee-not-active` for somebody who does not work here.
 */
export async function checkAssignee(
  db: Database,
  { viewer, assigneeId }: { viewer: Viewer; assigneeId: number },
): Promise<{ name: string }> {
  const [person] = await db
    .select({ name: users.name, crewId: users.crewId, active: users.active })
    .from(users)
    .where(eq(users.id, assigneeId));
  const mayAssign =
    person === undefined
      ? scopeOf(viewer, 'action.create') === 'any'
      : may(viewer, 'action.create', { userId: assigneeId, crewId: person.crewId });
  if (!mayAssign) throw refused('assignee-not-of-crew');
  if (person?.active !== true) throw refused('assignee-not-active');
  return person;
}

const refused = (code: 'assignee-not-of-crew' | 'assignee-not-active') =>
  new ProblemError(code, { errors: [{ field: 'assigneeId', message: say(`problem.${code}`) }] });

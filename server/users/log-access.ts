import type { ImportedPerson, User } from '@tailboard/contract/users.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { logSecurity } from '../http/security-log.ts';
import { users } from '../identity/public.ts';

/** Tells the security log what an administrator has changed of a person's access. */
export function logAccess(
  request: FastifyRequest,
  options: { before: User; after: User; hasNewPassword: boolean; losesSecondFactor: boolean },
): void {
  const { before, after, hasNewPassword, losesSecondFactor } = options;
  const account = after.id;
  if (before.role !== after.role) logSecurity(request, 'role-changed', { account, role: after.role });
  if (before.crewId !== after.crewId) logSecurity(request, 'crew-changed', { account });
  if (before.active !== after.active) {
    logSecurity(request, after.active ? 'reactivated' : 'deactivated', { account });
  }
  if (hasNewPassword) logSecurity(request, 'password-changed', { account });
  if (losesSecondFactor) logSecurity(request, 'second-factor-changed', { account });
}

/** Tells the security log whom a list has added, and whose role, crew or password it has changed. */
export async function logImport(request: FastifyRequest, people: readonly ImportedPerson[]): Promise<void> {
  logSecurity(request, 'people-imported', { people: people.length });
  const names = people.map(({ username }) => username.toLowerCase());
  const rows = await request.server.context.db.select().from(users).where(inArray(users.username, names));
  const rowOf = new Map(rows.map((row) => [row.username, row]));
  for (const { username, action, fields } of people) {
    const row = rowOf.get(username.toLowerCase());
    if (row === undefined) continue;
    const { id: account, role } = row;
    if (action === 'add') logSecurity(request, 'person-added', { account, role });
    if (action !== 'change') continue;
    if (fields.includes('role')) logSecurity(request, 'role-changed', { account, role });
    if (fields.includes('crewId')) logSecurity(request, 'crew-changed', { account });
    if (fields.includes('password')) logSecurity(request, 'password-changed', { account });
  }
}

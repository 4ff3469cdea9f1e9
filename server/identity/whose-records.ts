import { eq, or, type SQL } from 'drizzle-orm';
import { users } from './tables.ts';
import { scopeOf, type Action } from './permissions.ts';
import type { Viewer } from '../http/signed-in.ts';

/** Whose records `viewer` may do `action` to, as SQL on the owner joined as `users`; undefined: everybody's. */
export function whoseRecords(viewer: Viewer, action: Action): SQL | undefined {
  const scope = scopeOf(viewer, action);
  if (scope === 'any') return undefined;
  const own = eq(users.id, viewer.id);
  return scope === 'crew' && viewer.crewId !== null ? or(own, eq(users.crewId, viewer.crewId)) : own;
}

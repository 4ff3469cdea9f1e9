import type { Role } from '@tailboard/contract/auth.ts';
import type { Viewer } from '../http/signed-in.ts';

/** Whose records: one's own, those of everybody in one's crew (with one's own), or everybody's. */
export type Scope = 'none' | 'own' | 'crew' | 'any';

/** Who may do what. What a person may not see answers 404, as if it did not exist. */
const permissions = {
  'incident.report': { 'field-crew': 'own', supervisor: 'own', safety: 'own', admin: 'own' },
  'incident.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  'incident.edit': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  'incident.set-status': { 'field-crew': 'none', supervisor: 'crew', safety: 'any', admin: 'any' },
  // Facts of the law, duties, comments, investigation: whoever sees the record for the crew, and its owner.
  'incident.answer': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  // Body part, injury, treatment; the owner and the hurt person besides.
  'incident.medical': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  // What is for those alone who answer for the crew: their comments, 'seen', calls to OSHA, the investigation.
  'incident.supervise': { 'field-crew': 'none', supervisor: 'crew', safety: 'any', admin: 'any' },
  'action.create': { 'field-crew': 'crew', supervisor: 'crew', safety: 'any', admin: 'any' },
  'action.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  'action.supervise': { 'field-crew': 'none', supervisor: 'crew', safety: 'any', admin: 'any' },
  // Cases for the OSHA log; forms, personal data, rates and every change are for those who may write.
  'case.read': { 'field-crew': 'none', supervisor: 'crew', safety: 'any', admin: 'any' },
  'case.write': { 'field-crew': 'none', supervisor: 'none', safety: 'any', admin: 'any' },
  'observation.read': { 'field-crew': 'none', supervisor: 'crew', safety: 'any', admin: 'any' },
  'claim.file': { 'field-crew': 'own', supervisor: 'own', safety: 'own', admin: 'own' },
  'claim.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'own', admin: 'any' },
  'claim.edit': { 'field-crew': 'own', supervisor: 'own', safety: 'own', admin: 'own' },
  'claim.decide': { 'field-crew': 'none', supervisor: 'crew', safety: 'none', admin: 'any' },
  'policy.read': { 'field-crew': 'any', supervisor: 'any', safety: 'any', admin: 'any' },
  // What the policy pays holds for the whole company: there is none of one crew.
  'policy.set': { 'field-crew': 'none', supervisor: 'none', safety: 'none', admin: 'any' },
  'history.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'own', admin: 'any' },
  // Besides those of the whole company, which everybody reads and administrators manage.
  'document.read': { 'field-crew': 'crew', supervisor: 'crew', safety: 'any', admin: 'any' },
  'document.manage': { 'field-crew': 'none', supervisor: 'crew', safety: 'none', admin: 'any' },
  'talk.hold': { 'field-crew': 'own', supervisor: 'own', safety: 'own', admin: 'own' },
  'talk.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  'user.read': { 'field-crew': 'own', supervisor: 'crew', safety: 'any', admin: 'any' },
  'user.manage': { 'field-crew': 'none', supervisor: 'none', safety: 'none', admin: 'any' },
} as const satisfies Record<string, Record<Role, Scope>>;

/** As much of a person as decides what they may do. */
type Who = Pick<Viewer, 'id' | 'role' | 'crewId'>;

export type Action = keyof typeof permissions;

/** How far `viewer` may do `action`; lists are narrowed by it. A supervisor without a crew has only their own. */
export function scopeOf(viewer: Who, action: Action): Scope {
  const scope = permissions[action][viewer.role];
  return scope === 'crew' && viewer.crewId === null ? 'own' : scope;
}

/** Whether `viewer` may do `action` to what belongs to `owner`. */
export function may(
  viewer: Who,
  action: Action,
  owner: Readonly<{ userId: number; crewId: string | null }>,
): boolean {
  switch (scopeOf(viewer, action)) {
    case 'none':
      return false;
    case 'own':
      return owner.userId === viewer.id;
    case 'crew':
      return owner.userId === viewer.id || owner.crewId === viewer.crewId;
    case 'any':
      return true;
  }
}

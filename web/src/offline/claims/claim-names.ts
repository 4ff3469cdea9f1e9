import { namesOf, type Named } from '../records/local-ids.ts';

/**
 * Below every local id (a negated time in ms) there is room for the ids of the server. Claims and incidents have ids of
 * their own there, and waiting files and refusals lie under one number: so a claim lies under a number that no incident
 * has, and neither an incident's screen nor an older version of the app in another tab takes its files for its own.
 */
const ON_SERVER = Number.MIN_SAFE_INTEGER;
/** Largest id of the server (a PostgreSQL integer). */
const MAX_ID = 2_147_483_647;

/** The number under which files and refusals of the claim `id` lie; a local id is its own. */
export function claimName(id: number): number {
  return id > 0 ? ON_SERVER + id : id;
}

/** The server's id of the claim that lies under `name`; null for every other name. */
export function claimIdOf(name: number): number | null {
  const id = name - ON_SERVER;
  return id > 0 && id <= MAX_ID ? id : null;
}

/** Two people on one phone may have put files there; every other negative name is one person's. */
export function isShared(name: number): boolean {
  return name > 0 || claimIdOf(name) !== null;
}

/** Every name under which files of this claim lie on this device, for this person. */
export function namesOfClaim(record: Named | null, id: number, userId: number): number[] {
  return namesOf(record, id, userId).map(claimName);
}

/** Under which the progress of a claim is shown that this device holds no record of. */
export function progressKeyOf(claimId: number): string {
  return `claim-${claimId}`;
}

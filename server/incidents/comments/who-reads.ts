import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { may, users } from '../../identity/public.ts';
import type { Viewer } from '../../http/signed-in.ts';
import type { StoredIncident } from '../store.ts';
import { incidentComments, incidentPeople } from '../tables.ts';

/** Whether `viewer` answers for the crew of the incident: then they read and write what is for supervisors. */
export const supervises = (viewer: Viewer, { incident, ownerCrewId }: StoredIncident): boolean =>
  may(viewer, 'incident.supervise', { userId: incident.userId, crewId: ownerCrewId });

const MENTION = /@([\w.-]{3,40})/g;

/**
 * Who is told of a comment: the reporter, whoever is hurt, the crew's supervisors, those who have commented, and those mentioned.
 * Only who may read it.
 */
export async function concernedBy(
  db: Database,
  { stored, comment }: { stored: StoredIncident; comment: { text: string; visibility: string } },
): Promise<number[]> {
  const { incident, ownerCrewId } = stored;
  const names = [...comment.text.matchAll(MENTION)].map(([, name = '']) =>
    // A name at the end of a sentence.
    name.toLowerCase().replace(/[.-]+$/, ''),
  );
  const hurt = db
    .select({ id: incidentPeople.userId })
    .from(incidentPeople)
    .where(eq(incidentPeople.incidentId, incident.id));
  const commented = db
    .select({ id: incidentComments.userId })
    .from(incidentComments)
    .where(eq(incidentComments.incidentId, incident.id));
  const people = await db
    .select({
      id: users.id,
      role: users.role,
      crewId: users.crewId,
      isHurt: sql<boolean>`${users.id} in ${hurt}`,
    })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        or(
          eq(users.id, incident.userId),
          inArray(users.id, hurt),
          inArray(users.id, commented),
          names.length === 0 ? undefined : inArray(users.username, names),
          ownerCrewId === null ? undefined : and(eq(users.role, 'supervisor'), eq(users.crewId, ownerCrewId)),
        ),
      ),
    );
  const owner = { userId: incident.userId, crewId: ownerCrewId };
  const action = comment.visibility === 'supervisors' ? 'incident.supervise' : 'incident.read';
  return people
    .filter((person) => may(person, action, owner) || (person.isHurt && action === 'incident.read'))
    .map(({ id }) => id);
}

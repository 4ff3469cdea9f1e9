import { oshaSheet } from '@tailboard/answers/incidents/osha-sheet.ts';
import type { OshaSheet } from '@tailboard/contract/duties.ts';
import type { Facts } from '@tailboard/contract/incident-analysis.ts';
import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { may, users } from '../../identity/public.ts';
import type { StoredIncident } from '../store.ts';

/** What `viewer` reads out to OSHA. To be asked: they themselves where they answer for the crew, else the reporter's supervisor. */
export async function readOshaSheet(
  db: Database,
  options: { viewer: Viewer; stored: StoredIncident; facts: Facts; people: readonly InjuredPerson[] },
): Promise<OshaSheet> {
  const { viewer, stored, facts, people } = options;
  const { userId, location, date, description } = stored.incident;
  const supervises = may(viewer, 'incident.supervise', { userId, crewId: stored.ownerCrewId });
  const [contact] = await db
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(
      supervises
        ? eq(users.id, viewer.id)
        : eq(users.id, sql`(select r.supervisor_id from ${users} r where r.id = ${userId})`),
    );
  return oshaSheet({
    ...{ facts, people, contact: contact ?? null },
    incident: { location, date: date.toISOString(), description },
    timeZone: viewer.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

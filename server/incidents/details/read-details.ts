import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { may, shownUsername, users } from '../../identity/public.ts';
import { closingGapsOf } from '../check-closing.ts';
import { dutiesOf } from '../duties/duty-store.ts';
import { callsOf } from '../duties/osha-call.ts';
import { listFacts } from '../facts/facts-store.ts';
import { latestJudgement } from '../judging/kept-judgements.ts';
import { readIncident } from '../list-incidents.ts';
import { readOshaSheet } from './read-osha-sheet.ts';
import { listPeople, listWitnesses, shownTo } from '../people/people-store.ts';
import { peopleVersion } from '../people/people-version.ts';
import { toIncident, type StoredIncident } from '../store.ts';

/** One incident with all that `viewer` may see of it; throws `not-found` where they may not open it. */
export async function readDetails(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: number | null },
): Promise<IncidentDetails> {
  const stored = await readIncident(db, { viewer, id });
  const { incident } = stored;
  const owner = { userId: incident.userId, crewId: stored.ownerCrewId };
  const people = await listPeople(db, incident.id);
  const witnesses = await listWitnesses(db, incident.id);
  const seesMedical = may(viewer, 'incident.medical', owner);
  // Somebody hurt opens the record only to read it: what is for the reporter and those above stays with them.
  const isOfRecord = may(viewer, 'incident.read', owner);
  const analysis = await latestJudgement(db, incident.id);
  const isCall = analysis !== null && analysis.reportToOsha.hours !== null;
  return {
    ...toIncident(stored),
    analysis,
    facts: {
      facts: await listFacts(db, incident.id),
      learnedAt: incident.learnedAt?.toISOString() ?? null,
      eventAt: incident.eventAt?.toISOString() ?? null,
    },
    people: people.map((person) => shownTo({ id: viewer.id, seesMedical }, person)),
    witnesses: isOfRecord ? witnesses : witnesses.map(({ name }) => ({ name, phone: null })),
    supervisorTold: incident.supervisorTold,
    peopleVersion: may(viewer, 'incident.edit', owner)
      ? peopleVersion({ people, witnesses, supervisorTold: incident.supervisorTold })
      : null,
    seen: await seenOf(db, incident),
    duties: isOfRecord ? await dutiesOf(db, incident.id) : [],
    oshaSheet:
      isCall && isOfRecord && seesMedical
        ? await readOshaSheet(db, { viewer, stored, facts: analysis.facts, people })
        : null,
    oshaCalls: may(viewer, 'incident.supervise', owner) ? await callsOf(db, incident.id) : [],
    missing: incident.status === 'closed' ? [] : await closingGapsOf(db, incident),
  };
}

async function seenOf(db: Database, { seenBy, seenAt }: StoredIncident['incident']) {
  if (seenBy === null || seenAt === null) return null;
  const [person] = await db
    .select({ by: users.name, username: shownUsername })
    .from(users)
    .where(eq(users.id, seenBy));
  return person === undefined ? null : { ...person, at: seenAt.toISOString() };
}

import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { timelineOf } from '../history/public.ts';
import { hidden } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { may, shownUsername, users } from '../identity/public.ts';
import {
  incidentComments,
  incidentFacts,
  incidentJudgements,
  incidentPeople,
  incidentWitnesses,
  oshaCalls,
  readIncident,
  toIncident,
} from '../incidents/public.ts';
import { mediaUploads } from '../media/public.ts';

/**
 * Everything of an incident that `viewer` may take out: without medical detail and supervisors' comments where they may not see
 * them. Throws `not-found` for whoever sees it only because they are hurt in it, and for all who do not.
 */
export async function readEvidence(db: Database, { viewer, id }: { viewer: Viewer; id: number | null }) {
  const stored = await readIncident(db, { viewer, id });
  const { id: incidentId, userId: ownerId } = stored.incident;
  const owner = { userId: ownerId, crewId: stored.ownerCrewId };
  // Somebody hurt opens the record; witnesses' numbers and calls to OSHA do not leave with them.
  if (!may(viewer, 'incident.read', owner)) throw hidden();
  const people = await db
    .select()
    .from(incidentPeople)
    .where(eq(incidentPeople.incidentId, incidentId))
    .orderBy(asc(incidentPeople.id));
  const seesMedical = (person: { userId: number | null }) =>
    may(viewer, 'incident.medical', owner) || person.userId === viewer.id;
  const supervises = may(viewer, 'incident.supervise', owner);
  return {
    incident: toIncident(stored),
    crewId: stored.ownerCrewId,
    people: people.map((person) => {
      const { id, name, userId, role, bodyPart, injury, treatment } = person;
      const medical = seesMedical(person)
        ? { bodyPart, injury, treatment }
        : { bodyPart: null, injury: null, treatment: null };
      return Object.assign({ id, name, userId, role }, medical);
    }),
    witnesses: await db
      .select({ name: incidentWitnesses.name, phone: incidentWitnesses.phone })
      .from(incidentWitnesses)
      .where(eq(incidentWitnesses.incidentId, incidentId))
      .orderBy(asc(incidentWitnesses.id)),
    facts: await db
      .select({
        fact: incidentFacts.fact,
        value: incidentFacts.value,
        at: incidentFacts.saidAt,
        by: users.name,
        byUsername: shownUsername,
      })
      .from(incidentFacts)
      .innerJoin(users, eq(users.id, incidentFacts.saidBy))
      .where(eq(incidentFacts.incidentId, incidentId))
      .orderBy(asc(incidentFacts.fact)),
    oshaCalls: await db
      .select()
      .from(oshaCalls)
      .where(eq(oshaCalls.incidentId, incidentId))
      .orderBy(asc(oshaCalls.id)),
    judgements: await db
      .select({
        at: incidentJudgements.at,
        version: incidentJudgements.version,
        analysis: incidentJudgements.analysis,
      })
      .from(incidentJudgements)
      .where(eq(incidentJudgements.incidentId, incidentId))
      .orderBy(asc(incidentJudgements.id)),
    comments: await db
      .select({
        id: incidentComments.id,
        at: incidentComments.createdAt,
        by: users.name,
        byUsername: shownUsername,
        text: incidentComments.text,
        visibility: incidentComments.visibility,
        struckAt: incidentComments.struckAt,
      })
      .from(incidentComments)
      .innerJoin(users, eq(users.id, incidentComments.userId))
      .where(
        and(
          eq(incidentComments.incidentId, incidentId),
          supervises ? undefined : eq(incidentComments.visibility, 'everybody-on-it'),
        ),
      )
      .orderBy(asc(incidentComments.id)),
    history: await timelineOf(db, { subject: 'incident', subjectId: incidentId }),
    /** Photos, videos and notes of the report, and the photos of the comments above with who wrote each. */
    files: await db
      .select({ ...getTableColumns(mediaUploads), commentBy: users.name })
      .from(mediaUploads)
      .leftJoin(incidentComments, eq(incidentComments.id, mediaUploads.commentId))
      .leftJoin(users, eq(users.id, incidentComments.userId))
      .where(
        and(
          eq(mediaUploads.incidentId, incidentId),
          isNull(mediaUploads.claimId),
          supervises
            ? undefined
            : or(isNull(mediaUploads.commentId), eq(incidentComments.visibility, 'everybody-on-it')),
        ),
      )
      .orderBy(asc(mediaUploads.addedAt), asc(mediaUploads.id)),
  };
}
export type Evidence = Awaited<ReturnType<typeof readEvidence>>;

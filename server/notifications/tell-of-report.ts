import type { IncidentCategory, IncidentType } from '@tailboard/contract/incidents.ts';
import type { DutyKind } from '@tailboard/contract/duty-terms.ts';
import type { DutyReminder, Notification } from '@tailboard/contract/notifications.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../http/signed-in.ts';
import { answerableFor, type Answerable } from './answerable.ts';
import { notify, type NewNotification } from './notify.ts';
import { notifications } from './tables.ts';

type Severity = 'low' | 'medium' | 'high' | null;

/** An incident's row, as far as people are notified of it. */
type ToldIncident = Readonly<{
  id: number;
  userId: number;
  type: IncidentType;
  category: IncidentCategory;
  location: string;
  date: Date;
  severity: Severity;
  potentialSeverity: Severity;
}>;

type ToldDuty = Readonly<{ id: number; incidentId: number; kind: DutyKind; dueAt: Date }>;

/** Characters of a place that a notification shows. */
const MOST_OF_PLACE = 120;

/** Whether everybody who answers for the crew hears of it at once. */
const isSerious = ({ severity, potentialSeverity }: Pick<ToldIncident, 'severity' | 'potentialSeverity'>) =>
  severity === 'high' || potentialSeverity === 'high';

/**
 * Notifies of new reports of one person, in their transaction: of serious ones, and where a duty arises, the crew's supervisors,
 * safety and administrators; of all others the supervisors, quietly. `duties`: those that the reports brought.
 */
export async function tellOfReports(
  tx: Database,
  options: { ownerId: number; incidents: readonly ToldIncident[]; duties?: readonly ToldDuty[] },
): Promise<void> {
  const { ownerId, incidents, duties = [] } = options;
  if (incidents.length === 0) return;
  const loud = new Set(incidents.filter(isSerious).map(({ id }) => id));
  for (const { incidentId } of duties) loud.add(incidentId);
  const people = await answerableFor(tx, { ownerId, serious: loud.size > 0 });
  const told = incidents.flatMap((incident) => {
    const isLoud = loud.has(incident.id);
    return reportedTo(isLoud ? people.everybody : people.supervisors, {
      incident,
      people,
      quiet: !isLoud,
      duty: mostUrgent(duties.filter(({ incidentId }) => incidentId === incident.id)),
    });
  });
  await notify(tx, told);
}

/**
 * Notifies of a record that was judged anew, in the transaction of the judgement: when it has become serious or its first duty
 * arises, those who have not heard of it loudly; their quiet notice goes. A call to OSHA that arises on a record they know of is a
 * `duty-due` of its own. `before`: the judgement so far, and whether a duty had come of it.
 */
export async function tellOfJudgement(
  tx: Database,
  options: {
    incident: ToldIncident;
    before: Pick<ToldIncident, 'severity' | 'potentialSeverity'> & { hadDuties: boolean };
    newDuties?: readonly ToldDuty[];
  },
): Promise<void> {
  const { incident, before, newDuties = [] } = options;
  const wasSerious = isSerious(before) || before.hadDuties;
  const call = newDuties.find(({ kind }) => kind === 'call-osha');
  if (!isSerious(incident) && newDuties.length === 0) return;
  if (wasSerious && call === undefined) return;
  const people = await answerableFor(tx, { ownerId: incident.userId, serious: true });
  const mine = and(eq(notifications.incidentId, incident.id), eq(notifications.kind, 'incident-reported'));
  const heard = wasSerious
    ? people.everybody
    : (
        await tx
          .select({ id: notifications.userId })
          .from(notifications)
          .where(and(mine, eq(notifications.quiet, false)))
      ).map(({ id }) => id);
  const others = people.everybody.filter((id) => !heard.includes(id));
  if (others.length > 0) {
    await tx
      .delete(notifications)
      .where(and(mine, eq(notifications.quiet, true), inArray(notifications.userId, others)));
  }
  await notify(tx, [
    ...reportedTo(others, { incident, people, quiet: false, duty: mostUrgent(newDuties) }),
    ...(call === undefined ? [] : dutyTo(heard, { incident, people, duty: call, reminder: 'started' })),
  ]);
}

/** Tells the reporter that somebody who answers for the crew has seen the report. */
export async function tellSeen(
  tx: Database,
  { incident, by }: { incident: ToldIncident; by: Pick<Viewer, 'id' | 'name'> },
): Promise<void> {
  if (incident.userId === by.id) return;
  await notify(tx, [
    {
      userId: incident.userId,
      kind: 'incident-seen',
      incidentId: incident.id,
      by,
      facts: { incidentType: incident.type, category: incident.category },
    },
  ]);
}

/** Reminds those who answer for the crew, the owner where they do, of a duty that is open. */
export async function tellOfDuty(
  tx: Database,
  options: { incident: ToldIncident; duty: ToldDuty; reminder: DutyReminder },
): Promise<void> {
  const { incident, duty, reminder } = options;
  const people = await answerableFor(tx, { ownerId: incident.userId, serious: true });
  await notify(tx, dutyTo(people.withOwner, { incident, people, duty, reminder }));
}

type Facts = Notification['facts'];
type About = { incident: ToldIncident; people: Answerable };

/** What may be said of an incident where others see the screen: never what was written, and never of whom. */
const factsOf = ({ incident, people }: About): Facts => ({
  incidentType: incident.type,
  category: incident.category,
  place: incident.location.slice(0, MOST_OF_PLACE).toWellFormed(),
  ...(people.crewId === null ? {} : { crew: people.crewId }),
  happenedAt: incident.date.toISOString(),
});

const factsOfDuty = ({ kind, dueAt }: ToldDuty): Facts => ({ duty: kind, dueAt: dueAt.toISOString() });

function reportedTo(
  userIds: readonly number[],
  { quiet, duty, ...about }: About & { quiet: boolean; duty: ToldDuty | undefined },
): NewNotification[] {
  const { incident, people } = about;
  const facts = { ...factsOf(about), ...(duty === undefined ? {} : factsOfDuty(duty)) };
  return userIds.map((userId) => ({
    userId,
    kind: 'incident-reported',
    incidentId: incident.id,
    ...(duty === undefined ? {} : { dutyId: duty.id }),
    by: { id: incident.userId, name: people.ownerName },
    quiet,
    facts,
  }));
}

/** A notification of a duty to each of these people. */
function dutyTo(
  userIds: readonly number[],
  { duty, reminder, ...about }: About & { duty: ToldDuty; reminder: DutyReminder },
): NewNotification[] {
  const facts = { ...factsOf(about), ...factsOfDuty(duty), reminder };
  return userIds.map((userId) => ({
    userId,
    kind: 'duty-due',
    incidentId: about.incident.id,
    dutyId: duty.id,
    by: null,
    facts,
  }));
}

/** By its hour; the scene, which has none, comes last. */
const mostUrgent = (duties: readonly ToldDuty[]): ToldDuty | undefined =>
  duties.toSorted(
    (a, b) =>
      Number(a.kind === 'preserve-scene') - Number(b.kind === 'preserve-scene') ||
      a.dueAt.getTime() - b.dueAt.getTime(),
  )[0];

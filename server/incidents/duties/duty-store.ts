import type { Duty, StatePlan } from '@tailboard/contract/duties.ts';
import type { DutyKind } from '@tailboard/contract/duty-terms.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { sentencesSchema } from '@tailboard/contract/sentence.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../identity/public.ts';
import { inEnglish, say, saidIn, saidOf, type Said, type Unwritten } from '../../sentences/say.ts';
import { duties, incidents } from '../tables.ts';
import type { EndedBy, NewDuty } from './duty-rules.ts';
import { placeColumns } from './states.ts';
import { withStatePlans } from './with-state-plans.ts';

type Row = typeof duties.$inferSelect;
export type StartedDuty = Readonly<{ id: number; incidentId: number; kind: DutyKind; dueAt: Date }>;

/** The one place where a row becomes an answer. */
export function toDuty({
  duty,
  doneBy,
  statePlan,
}: {
  duty: Row;
  doneBy: string | null;
  statePlan: Unwritten<StatePlan> | null;
}): Duty {
  const said = sentencesSchema.safeParse(duty.reason === null ? [] : [duty.reason]).data?.[0];
  return inEnglish<Omit<Duty, 'sentences'>>({
    id: duty.id,
    incidentId: duty.incidentId,
    kind: duty.kind,
    hours: duty.hours,
    startedAt: duty.startedAt.toISOString(),
    dueAt: duty.dueAt.toISOString(),
    paragraph: duty.paragraph,
    state: duty.state,
    doneBy,
    doneAt: duty.doneAt?.toISOString() ?? null,
    note: said === undefined ? duty.note : saidOf(said),
    statePlan,
  });
}

/** All of an incident, the newest first. */
export async function dutiesOf(db: Database, incidentId: number): Promise<Duty[]> {
  const rows = await db
    .select({ duty: duties, doneBy: users.name, place: placeColumns })
    .from(duties)
    .innerJoin(incidents, eq(incidents.id, duties.incidentId))
    .leftJoin(users, eq(users.id, duties.doneBy))
    .where(eq(duties.incidentId, incidentId))
    .orderBy(desc(duties.id));
  return (await withStatePlans(db, rows)).map(toDuty);
}

/** Writes new duties; as one parameter, because a batch of reports brings hundreds. */
export async function insertDuties(
  tx: Database,
  rows: readonly (NewDuty & { incidentId: number })[],
  now: Date,
): Promise<StartedDuty[]> {
  if (rows.length === 0) return [];
  // Every column in the order of the table, as an insert from a query wants it.
  return tx
    .insert(duties)
    .select(
      sql`select nextval(pg_get_serial_sequence('duties', 'id')), "incidentId", kind, hours, "startedAt", "dueAt", paragraph,
        'open', null::integer, null::timestamptz, null::jsonb, null::text, '{}'::text[], ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as duty("incidentId" integer, kind text, hours integer,
        paragraph text, "startedAt" timestamptz, "dueAt" timestamptz)`,
    )
    .returning({ id: duties.id, incidentId: duties.incidentId, kind: duties.kind, dueAt: duties.dueAt });
}

/** Ends a duty that the law no longer asks for, with the reason. */
export async function endDuty(
  tx: Database,
  options: { id: number; kind: DutyKind; why: EndedBy; analysis: Ended },
): Promise<void> {
  const { id } = options;
  const [reason] = inEnglish({ reason: reasonOf(options) }).sentences;
  await tx.update(duties).set({ state: 'not-needed', reason }).where(eq(duties.id, id));
}

type Ended = Pick<IncidentAnalysis, 'reportToOsha' | 'recordable' | 'sentences'>;

function reasonOf({ kind, why, analysis }: { kind: DutyKind; why: EndedBy; analysis: Ended }): Said {
  const said = saidIn(analysis);
  if (why === 'asked') return say('duty.ended.asked');
  if (why === 'another-clock') return say('duty.ended.another-clock');
  if (kind === 'record-case' && analysis.recordable.answer === 'no')
    return say('duty.ended.record-case', { reason: said(analysis.recordable.reason) });
  if (kind === 'call-osha' && analysis.reportToOsha.answer === 'no')
    return say('duty.ended.call-osha', { reason: said(analysis.reportToOsha.reason) });
  return kind === 'call-osha' ? say('duty.ended.called') : say('duty.ended.place');
}

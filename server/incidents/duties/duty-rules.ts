import type { DutyKind, DutyState } from '@tailboard/contract/duty-terms.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { Temporal } from 'temporal-polyfill';
import { wantsSceneKept } from '@tailboard/answers/incidents/state-plans.ts';

/** A duty as it is kept. */
export type KnownDuty = Readonly<{
  id: number;
  kind: DutyKind;
  hours: number | null;
  paragraph: string;
  startedAt: Date;
  dueAt: Date;
  state: DutyState;
  doneAt: Date | null;
  createdAt: Date;
}>;

/** What duties follow from. */
export type Situation = Readonly<{
  analysis: Pick<IncidentAnalysis, 'reportToOsha' | 'recordable' | 'facts'>;
  /** When the company learned of the outcome, where somebody said so. */
  learnedAt: Date | null;
  /** When the report arrived at the server. */
  arrivedAt: Date;
  /** Where it happened, as the postal service writes it; null: not known. */
  state: string | null;
  /** Zone of the calendar days: of the reporter's establishment, else of the reporter. */
  timeZone: string;
  now: Date;
  /** All of the incident, of every state. */
  duties: readonly KnownDuty[];
}>;

type Wanted = Readonly<{ hours: number | null; paragraph: string }>;
type Clock = Readonly<{ startedAt: Date; dueAt: Date }>;

/** Why a duty is not needed: what it followed from is gone, is open, or another clock runs in its place. */
export type EndedBy = 'not-needed' | 'asked' | 'another-clock';
export type NewDuty = Readonly<{ kind: DutyKind }> & Wanted & Clock;
export type DutyChange =
  | Readonly<{ change: 'end'; id: number; kind: DutyKind; why: EndedBy }>
  | (Readonly<{ change: 'move'; id: number; paragraph: string }> & Clock)
  | (Readonly<{ change: 'open' }> & NewDuty);

const HOUR_MS = 3_600_000;
/** What is answered within the first hour belongs to the report: its reporter is still at it. */
const WITH_REPORT_MS = HOUR_MS;
/** 29 CFR 1904.29(b)(3): seven calendar days from learning of the case. */
const DAYS_TO_RECORD = 7;
const RECORD = '29 CFR 1904.29(b)(3)';
/** Washington: equipment stays where it is until the state has investigated (lni.wa.gov, 'Preserve the scene'). */
const PRESERVE = 'WAC 296-800-32010';

const kinds = ['call-osha', 'record-case', 'preserve-scene'] as const satisfies readonly DutyKind[];

/** What changes in an incident's duties; what ends comes before what opens, so that one of a kind is open at most. */
export function decideDuties(situation: Situation): DutyChange[] {
  return kinds.flatMap((kind) => decideKind(kind, situation));
}

function decideKind(kind: DutyKind, situation: Situation): DutyChange[] {
  const wanted = wantedOf(kind, situation);
  const mine = situation.duties.filter((duty) => duty.kind === kind);
  const open = mine.find(({ state }) => state === 'open');
  const end = (why: EndedBy): DutyChange[] =>
    open === undefined ? [] : [{ change: 'end', id: open.id, kind, why }];
  if (wanted === null) return end(isAsked(kind, situation) ? 'asked' : 'not-needed');
  const done = mine.filter(({ state }) => state === 'done');
  // A call made for an admission does not tell of a death; one made for a death tells of everything.
  if (done.some(({ hours }) => hours === null || hours <= (wanted.hours ?? hours))) return end('not-needed');
  if (open?.hours !== wanted.hours) {
    return [
      ...end('another-clock'),
      { change: 'open', kind, ...wanted, ...clockOf({ kind, wanted, situation }) },
    ];
  }
  const clock = clockOf({ kind, wanted, situation, open });
  const isSame =
    clock.startedAt.getTime() === open.startedAt.getTime() &&
    clock.dueAt.getTime() === open.dueAt.getTime() &&
    wanted.paragraph === open.paragraph;
  return isSame ? [] : [{ change: 'move', id: open.id, paragraph: wanted.paragraph, ...clock }];
}

function wantedOf(kind: DutyKind, { analysis, state }: Situation): Wanted | null {
  const { reportToOsha, recordable, facts } = analysis;
  const { answer, hours, paragraph } = reportToOsha;
  const runs = answer === 'within-8-hours' || answer === 'within-24-hours';
  switch (kind) {
    case 'call-osha':
      return runs ? { hours, paragraph } : null;
    case 'record-case':
      return recordable.answer === 'no' ? null : { hours: null, paragraph: RECORD };
    case 'preserve-scene':
      return runs && wantsSceneKept(state, facts) ? { hours: null, paragraph: PRESERVE } : null;
  }
}

const isAsked = (kind: DutyKind, { analysis }: Situation): boolean =>
  kind === 'call-osha' && analysis.reportToOsha.answer === 'ask';

function clockOf(options: {
  kind: DutyKind;
  wanted: Wanted;
  situation: Situation;
  /** The one whose clock it is; without it a new one. */
  open?: KnownDuty;
}): Clock {
  const startedAt = startOf(options);
  return { startedAt, dueAt: dueAt(options.kind, startedAt, options) };
}

/** Hours are real hours, whatever the clocks on the wall do; a calendar day ends at midnight in the establishment's zone. */
function dueAt(
  kind: DutyKind,
  startedAt: Date,
  { wanted, situation }: { wanted: Wanted; situation: Situation },
): Date {
  // From the first moment on, until somebody says that the state has let go of it.
  if (kind === 'preserve-scene') return startedAt;
  if (wanted.hours !== null) return new Date(startedAt.getTime() + wanted.hours * HOUR_MS);
  const learned = Temporal.Instant.fromEpochMilliseconds(startedAt.getTime());
  const after = learned
    .toZonedDateTimeISO(situation.timeZone)
    .toPlainDate()
    .add({ days: DAYS_TO_RECORD + 1 })
    .toZonedDateTime({ timeZone: situation.timeZone });
  return new Date(after.epochMilliseconds - 1);
}

/**
 * When a clock started: when the company learned of the outcome. Where nobody said, when the server did: with the report, or when
 * the answer came that started it. An answer taken back and given again starts where it first did.
 */
function startOf({
  kind,
  wanted,
  situation,
  open,
}: {
  kind: DutyKind;
  wanted: Wanted;
  situation: Situation;
  open?: KnownDuty;
}): Date {
  const { learnedAt, arrivedAt, duties, now } = situation;
  const call = duties.findLast((duty) => duty.kind === 'call-osha' && duty.state === 'done');
  const before = kind === 'call-osha' ? call : undefined;
  if (learnedAt !== null && !isOfAnother(kind, { learnedAt, call })) return learnedAt;
  const earlier = duties
    .filter(
      ({ id, kind: of, state, hours }) =>
        of === kind && state === 'not-needed' && hours === wanted.hours && id > (before?.id ?? 0),
    )
    .map(({ startedAt }) => startedAt.getTime());
  const knownAt = (open?.createdAt ?? now).getTime();
  const isWithReport = before === undefined && knownAt - arrivedAt.getTime() <= WITH_REPORT_MS;
  return new Date(Math.min(...earlier, isWithReport ? arrivedAt.getTime() : knownAt));
}

/**
 * One `learnedAt` is kept of an incident. After a call, what started that call's clock is not when the death was learned of; and
 * what was learned after the call does not move the day by which the case is recorded.
 */
function isOfAnother(
  kind: DutyKind,
  { learnedAt, call }: { learnedAt: Date; call: KnownDuty | undefined },
): boolean {
  if (call === undefined) return false;
  if (kind === 'call-osha') return learnedAt.getTime() === call.startedAt.getTime();
  return call.doneAt !== null && learnedAt > call.doneAt;
}

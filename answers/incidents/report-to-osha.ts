import type { ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import { coded, type Coded } from './coded.ts';
import type { Delay } from './delay.ts';
import { exemptions, reportQuestions as questions } from './osha-rules.ts';
import type { Reading } from './reading.ts';

/** As decided; its sentences are written where they are read. */
export type DecidedReport = Readonly<
  Omit<ReportToOsha, 'reason' | 'exemptions' | 'questions'> & {
    reason: Coded;
    exemptions: readonly Coded[];
    questions: readonly Coded[];
  }
>;

/** What the call turns on: facts, how bad it sounds, where and when. Nothing here reads a text. */
export type Case = Pick<Reading, 'facts' | 'harm' | 'delays' | 'place'> &
  Readonly<{ signs: ReadonlySet<string> }>;

/** 29 CFR 1904.39(b)(6): hours from the incident within which an event counts, and a death. */
const EVENT_HOURS = 24;
const DEATH_HOURS = 30 * 24;

const A1 = '29 CFR 1904.39(a)(1)';
const A2 = '29 CFR 1904.39(a)(2)';

const no = (reason: Coded, paragraph: string, exempt: readonly Coded[] = []): DecidedReport => ({
  answer: 'no',
  hours: null,
  reason,
  paragraph,
  exemptions: exempt,
  questions: [],
});
const ask = (
  hours: 8 | 24,
  reason: Coded,
  asked: readonly Coded[],
  exempt: readonly Coded[] = [],
): DecidedReport => ({
  answer: 'ask',
  hours,
  reason,
  paragraph: hours === 8 ? A1 : A2,
  exemptions: exempt,
  questions: [...new Set(asked)],
});

type When = 'in time' | 'maybe late' | 'late';
function whenOf(delay: Delay | null, limit: number): When {
  if (delay === null || delay.most <= limit) return 'in time';
  return delay.least > limit ? 'late' : 'maybe late';
}

/** Places that end or open the question whatever happened there; undefined when the place changes nothing. */
function byPlace({ facts, place }: Case, hours: 8 | 24): DecidedReport | undefined {
  const road = facts.publicRoad.value;
  const zone = facts.workZone.value;
  if (place.onPublicTransport)
    return no(coded('osha.public-transport'), '29 CFR 1904.39(b)', [exemptions.transport]);
  if (!place.isCrash || zone === 'yes' || road === 'no') return undefined;
  if (road === 'yes' && (zone === 'no' || !place.isOnFoot))
    return no(coded('osha.public-road'), '29 CFR 1904.39(b)(3)', [exemptions.road]);
  return ask(hours, coded('osha.where-decides'), [questions.road, questions.zone], [exemptions.road]);
}

function eventsOf({ facts, delays }: Case): readonly Coded[] {
  if (whenOf(delays.event, EVENT_HOURS) !== 'in time') return [];
  return [
    ...(facts.admitted.value === 'yes' ? [coded('osha.hospitalization')] : []),
    ...(facts.amputation.value === 'yes' ? [coded('osha.amputation')] : []),
    ...(facts.eyeLost.value === 'yes' ? [coded('osha.eye-lost')] : []),
  ];
}

/** Exemptions worth a look although the clock runs. */
function mayApply({ facts, place, signs }: Case): readonly Coded[] {
  return [
    ...(place.isCrash && facts.workZone.value !== 'yes' ? [exemptions.road] : []),
    ...(signs.has('torn') && facts.amputation.value === 'yes' ? [exemptions.notAmputation] : []),
    ...(signs.has('observed') && facts.admitted.value === 'yes' ? [exemptions.observation] : []),
  ].map((exemption) => coded('osha.may-apply', { exemption }));
}

/** What is stated: a death first, then the three events of 24 hours. */
function byEvents(of: Case): DecidedReport | undefined {
  const { facts, delays } = of;
  const isAnother = facts.employee.value === 'no';
  const death = facts.died.value === 'yes' ? whenOf(delays.died, DEATH_HOURS) : null;
  const events = eventsOf(of);
  if (death === 'in time') {
    if (isAnother) return ask(8, coded('osha.death-of-another'), [questions.employee]);
    return (
      byPlace(of, 8) ?? {
        answer: 'within-8-hours',
        hours: 8,
        reason: coded('osha.death'),
        paragraph: A1,
        exemptions: mayApply(of),
        questions: [],
      }
    );
  }
  if (events.length > 0) {
    const event = events.reduce((first, second) => coded('osha.and', { first, second }));
    if (isAnother) return ask(24, coded('osha.event-of-another', { event }), [questions.employee]);
    return (
      byPlace(of, 24) ?? {
        answer: 'within-24-hours',
        hours: 24,
        reason: coded('osha.event', { event }),
        paragraph: A2,
        exemptions: mayApply(of),
        questions: of.harm === 'life' || death !== null ? [questions.died] : [],
      }
    );
  }
  return death === 'maybe late'
    ? ask(8, coded('osha.death-a-month-after'), [questions.month], [exemptions.lateDeath])
    : undefined;
}

/** Nothing that starts a clock is stated; how bad it sounds, and which facts are open, decide whether to ask. */
function byDoubt(of: Case): DecidedReport | undefined {
  const { facts, harm, delays, signs } = of;
  const isOpen = (fact: keyof typeof facts) => facts[fact].value === 'unknown';
  const isSettled = !isOpen('died') && !isOpen('admitted') && !isOpen('amputation') && !isOpen('eyeLost');
  const isWhen =
    facts.died.value !== 'yes' &&
    (['admitted', 'amputation', 'eyeLost'] as const).some((fact) => facts[fact].value === 'yes') &&
    whenOf(delays.event, EVENT_HOURS) === 'maybe late';
  if ((isSettled || !['life', 'serious', 'not-said'].includes(harm)) && !isWhen) return undefined;
  const hours = harm === 'life' && isOpen('died') ? 8 : 24;
  const place = byPlace(of, hours);
  if (place?.answer === 'no') return place;
  const told = (fact: 'amputation' | 'eyeLost') => isOpen(fact) && facts[fact].at !== undefined;
  const isHospital = facts.admitted.at !== undefined || signs.has('hospital');
  const asked = [
    ...(isOpen('died') && (harm === 'life' || !isHospital) ? [questions.died] : []),
    ...(isOpen('admitted') ? [questions.admitted] : []),
    ...(told('amputation') || (isOpen('amputation') && !isHospital) ? [questions.amputated] : []),
    ...(told('eyeLost') || (signs.has('sight') && isOpen('eyeLost')) ? [questions.eye] : []),
    ...(isWhen ? [questions.day] : []),
    ...(place?.questions ?? []),
  ];
  const reason = isWhen
    ? 'osha.when-decides'
    : harm === 'life'
      ? 'osha.life'
      : harm === 'not-said'
        ? 'osha.not-said'
        : isHospital || told('amputation') || told('eyeLost')
          ? 'osha.hospital-decides'
          : 'osha.serious';
  return ask(hours, coded(reason), asked, [
    ...(isWhen ? [exemptions.lateEvent] : []),
    ...(signs.has('observed') ? [exemptions.observation] : []),
    ...(signs.has('sight') ? [exemptions.sight] : []),
  ]);
}

function byNothing({ facts, signs, delays }: Case): DecidedReport {
  if (facts.died.value === 'yes' && whenOf(delays.died, DEATH_HOURS) === 'late')
    return no(coded('osha.late-death'), '29 CFR 1904.39(b)(6)', [exemptions.lateDeath]);
  if (delays.event !== null && whenOf(delays.event, EVENT_HOURS) === 'late')
    return no(coded('osha.late-event'), '29 CFR 1904.39(b)(6)', [exemptions.lateEvent]);
  if (signs.has('observed'))
    return no(coded('osha.observation'), '29 CFR 1904.39(b)(10)', [exemptions.observation]);
  if (signs.has('torn'))
    return no(coded('osha.no-amputation'), '29 CFR 1904.39(b)(11)', [exemptions.notAmputation]);
  if (signs.has('sight')) return no(coded('osha.sight'), A2, [exemptions.sight]);
  return no(coded('osha.nothing'), '29 CFR 1904.39(a)');
}

/** Whether a clock of 29 CFR 1904.39 runs: what is stated first, then what is open. A person's answers change only `facts`. */
export function decideReportToOsha(of: Case): DecidedReport {
  if (of.facts.workRelated.value === 'no') return no(coded('osha.not-work-related'), '29 CFR 1904.39(a)');
  const events = byEvents(of);
  if (events) return events;
  const isLate =
    (of.facts.died.value === 'yes' && whenOf(of.delays.died, DEATH_HOURS) === 'late') ||
    (of.delays.event !== null && whenOf(of.delays.event, EVENT_HOURS) === 'late');
  return (isLate ? undefined : byDoubt(of)) ?? byNothing(of);
}

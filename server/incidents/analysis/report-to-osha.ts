import type { ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { Assessment } from './assess.ts';
import type { Mention } from './mentions.ts';
import { exemptions, reportQuestions as questions } from './osha-rules.ts';
import type { Facts } from './read-facts.ts';
import { highPotential } from './severity.ts';

/** As decided; its sentences are written when the whole analysis is. */
export type DecidedReport = Readonly<
  Omit<ReportToOsha, 'reason' | 'exemptions' | 'questions'> & {
    reason: Said;
    exemptions: readonly Said[];
    questions: readonly Said[];
  }
>;

const A1 = '29 CFR 1904.39(a)(1)';
const A2 = '29 CFR 1904.39(a)(2)';

const no = (reason: Said, paragraph: string, exempt: readonly Said[] = []): DecidedReport => ({
  answer: 'no',
  hours: null,
  reason,
  paragraph,
  exemptions: [...exempt],
  questions: [],
});
const ask = (
  hours: 8 | 24,
  reason: Said,
  asked: readonly Said[],
  exempt: readonly Said[] = [],
): DecidedReport => ({
  answer: 'ask',
  hours,
  reason,
  paragraph: hours === 8 ? A1 : A2,
  exemptions: [...exempt],
  questions: [...new Set(asked)],
});

/** Whose event it was: one employee is enough to start a clock. */
function whose(mentions: readonly Mention[]): 'employee' | 'other' {
  return mentions.some(({ victim }) => victim === 'employee' || victim === 'thing') ? 'employee' : 'other';
}

function eventNames(a: Assessment): Said {
  const names = [
    ...(a.admissions.length > 0 ? [say('osha.hospitalization')] : []),
    ...(a.amputations.length > 0 ? [say('osha.amputation')] : []),
    ...(a.eyes.length > 0 ? [say('osha.eye-lost')] : []),
  ];
  return names.reduce((first, second) => say('osha.and', { first, second }));
}

/** Exemptions worth a look although the clock runs. */
function mayApply(facts: Facts, a: Assessment): Said[] {
  return [
    ...(facts.place.isVehicleCrash && facts.place.workZone === 'no'
      ? [say('osha.may-apply', { exemption: exemptions.road })]
      : []),
    ...(a.notAmputation && a.amputations.length > 0
      ? [say('osha.may-apply', { exemption: exemptions.notAmputation })]
      : []),
    ...(a.observationOnly && a.admissions.length > 0
      ? [say('osha.may-apply', { exemption: exemptions.observation })]
      : []),
  ];
}

/** Places that end or open the question whatever happened there; undefined when the place changes nothing. */
function byPlace({ place }: Facts, hours: 8 | 24): DecidedReport | undefined {
  if (place.onPublicTransport)
    return no(say('osha.public-transport'), '29 CFR 1904.39(b)', [exemptions.transport]);
  if (!place.isVehicleCrash || place.workZone === 'yes' || place.road === 'private') return undefined;
  if (place.road === 'public' && place.workZone === 'no')
    return no(say('osha.public-road'), '29 CFR 1904.39(b)(3)', [exemptions.road]);
  return ask(hours, say('osha.where-decides'), [questions.road, questions.zone], [exemptions.road]);
}

function byEvents(facts: Facts, a: Assessment): DecidedReport | undefined {
  const events = [...a.admissions, ...a.amputations, ...a.eyes];
  if (a.deaths.length > 0) {
    const place = whose(a.deaths) === 'employee' ? byPlace(facts, 8) : undefined;
    if (place) return place;
    if (whose(a.deaths) === 'employee')
      return {
        answer: 'within-8-hours',
        hours: 8,
        reason: say('osha.death'),
        paragraph: A1,
        exemptions: mayApply(facts, a),
        questions: [],
      };
    if (!(events.length > 0 && whose(events) === 'employee'))
      return ask(
        8,
        say('osha.death-of-another'),
        [questions.employee],
        facts.place.isVehicleCrash ? [say('osha.may-apply', { exemption: exemptions.road })] : [],
      );
  }
  if (events.length > 0) {
    const place = whose(events) === 'employee' ? byPlace(facts, 24) : undefined;
    if (place) return place;
    if (whose(events) === 'employee')
      return {
        answer: 'within-24-hours',
        hours: 24,
        reason: say('osha.event', { event: eventNames(a) }),
        paragraph: A2,
        exemptions: mayApply(facts, a),
        questions: a.deathInDoubt || a.deaths.length > 0 ? [questions.died] : [],
      };
    return ask(24, say('osha.event-of-another', { event: eventNames(a) }), [questions.employee]);
  }
  if (a.maybeLateDeaths.length > 0)
    return ask(8, say('osha.death-a-month-after'), [questions.month], [exemptions.lateDeath]);
  return undefined;
}

function byDoubt(facts: Facts, a: Assessment): DecidedReport | undefined {
  const doubt =
    a.deathInDoubt || a.lifeThreat
      ? 8
      : a.maybeLate.length > 0 ||
          a.amputationInDoubt ||
          a.eyeInDoubt ||
          a.admissionInDoubt ||
          a.graveIllness ||
          a.hospitalInDoubt
        ? 24
        : undefined;
  if (doubt === undefined) return undefined;
  const place = byPlace(facts, doubt);
  if (place?.answer === 'no') return place;
  const asked = [
    ...(doubt === 8 ? [questions.died] : []),
    ...(a.amputationInDoubt ? [questions.amputated] : []),
    ...(a.eyeInDoubt ? [questions.eye] : []),
    questions.admitted,
    ...(a.maybeLate.length > 0 ? [questions.day] : []),
    ...(place?.questions ?? []),
  ];
  const reason =
    doubt === 8
      ? say('osha.life')
      : a.maybeLate.length > 0
        ? say('osha.when-decides')
        : say('osha.hospital-decides');
  return ask(doubt, reason, asked, [
    exemptions.lateEvent,
    ...(a.observationOnly ? [exemptions.observation] : []),
  ]);
}

/** Nothing that starts a clock is told; how bad it sounds decides whether to ask. */
function bySeriousness(facts: Facts, a: Assessment): DecidedReport | undefined {
  const settled =
    a.observationOnly ||
    a.nobodyHurt ||
    (a.wentToHospital && !a.hospitalInDoubt) ||
    (a.minor && !a.unconscious && !a.majorFracture) ||
    a.fine ||
    (a.unconscious && a.recovered) ||
    (a.clinic && a.treated && !a.wentToHospital) ||
    a.admissionDenied ||
    (a.noTreatment && !a.unconscious);
  const vague =
    facts.isInjuryType &&
    a.unspecified &&
    !a.unrated &&
    !a.minor &&
    !a.firstAid &&
    !a.treated &&
    !a.fractured &&
    !a.nobodyHurt &&
    !a.daysAway &&
    !a.restricted;
  const heavy =
    !facts.isInjuryType &&
    (a.unspecified || (facts.place.isVehicleCrash && a.serious)) &&
    !a.nobodyHurt &&
    !a.minor &&
    !a.treated &&
    !a.unrated;
  const grave =
    a.serious ||
    (a.unconscious && !a.recovered) ||
    (a.sightLost && !a.admissionDenied) ||
    (a.surgery && !a.admissionDenied);
  if (!(grave && (!settled || a.surgery || (a.sightLost && !a.admissionDenied))) && !vague && !heavy)
    return undefined;
  if (settled && !a.surgery && !a.sightLost && !vague) return undefined;
  const place = byPlace(facts, 24);
  if (place?.answer === 'no') return place;
  return ask(
    a.surgery || a.sightLost ? 24 : 8,
    say('osha.serious'),
    [
      ...(a.sightLost || a.surgery ? [] : [questions.died]),
      questions.admitted,
      questions.amputated,
      ...(a.sightLost ? [questions.eye] : []),
      ...(place?.questions ?? []),
    ],
    a.sightLost ? [exemptions.sight] : [],
  );
}

/** An injury of which no sentence tells what became of anybody: not understood is no reason to say no. */
function byNotUnderstood(facts: Facts, a: Assessment): DecidedReport | undefined {
  // A cut or a burn from what can kill is not understood either while nothing tells how it ended.
  const mild = a.unrated && !facts.hazards.some((hazard) => highPotential.has(hazard));
  const understood =
    a.late.length + a.lateDeaths.length > 0 ||
    a.observationOnly ||
    a.notAmputation ||
    a.nail ||
    a.tooth ||
    a.sightLost ||
    a.serious ||
    a.treated ||
    a.fractured ||
    a.sharps ||
    a.hearingShift ||
    a.daysAway ||
    a.restricted ||
    a.wentToHospital ||
    a.testsOnly ||
    a.firstAid ||
    a.minor ||
    mild ||
    a.unspecified ||
    a.unconscious ||
    a.nobodyHurt ||
    a.fine ||
    a.calm ||
    a.noTreatment ||
    a.admissionDenied ||
    (facts.tellsOfDamage && !facts.namesPerson);
  if (!facts.isInjuryType || understood) return undefined;
  const place = byPlace(facts, 24);
  if (place?.answer === 'no') return place;
  return ask(24, say('osha.not-said'), [
    questions.died,
    questions.admitted,
    questions.amputated,
    ...(place?.questions ?? []),
  ]);
}

function exempted(a: Assessment): DecidedReport {
  if (a.lateDeaths.length > 0)
    return no(say('osha.late-death'), '29 CFR 1904.39(b)(6)', [exemptions.lateDeath]);
  if (a.late.length > 0) return no(say('osha.late-event'), '29 CFR 1904.39(b)(6)', [exemptions.lateEvent]);
  if (a.observationOnly)
    return no(say('osha.observation'), '29 CFR 1904.39(b)(10)', [exemptions.observation]);
  if (a.notAmputation || a.nail || a.tooth)
    return no(say('osha.no-amputation'), '29 CFR 1904.39(b)(11)', [exemptions.notAmputation]);
  if (a.sightLost) return no(say('osha.sight'), A2, [exemptions.sight]);
  return no(say('osha.nothing'), '29 CFR 1904.39(a)');
}

/** Whether a clock of 29 CFR 1904.39 runs: stated events first, then doubts, then how serious it sounds. */
export function decideReportToOsha(facts: Facts, a: Assessment): DecidedReport {
  const late = a.late.length + a.lateDeaths.length > 0 && !a.lifeThreat && !a.deathInDoubt;
  return (
    byEvents(facts, a) ??
    (late
      ? exempted(a)
      : (byDoubt(facts, a) ?? bySeriousness(facts, a) ?? byNotUnderstood(facts, a) ?? exempted(a)))
  );
}

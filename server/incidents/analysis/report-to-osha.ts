import type { ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import type { Assessment } from './assess.ts';
import type { Mention } from './mentions.ts';
import { exemptions, reportQuestions as questions } from './osha-rules.ts';
import type { Facts } from './read-facts.ts';
import { highPotential } from './severity.ts';

const A1 = '29 CFR 1904.39(a)(1)';
const A2 = '29 CFR 1904.39(a)(2)';

const no = (reason: string, paragraph: string, exempt: readonly string[] = []): ReportToOsha => ({
  answer: 'no',
  hours: null,
  reason,
  paragraph,
  exemptions: [...exempt],
  questions: [],
});
const ask = (
  hours: 8 | 24,
  reason: string,
  asked: readonly string[],
  exempt: readonly string[] = [],
): ReportToOsha => ({
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

function eventNames(a: Assessment): string {
  const names = [
    a.admissions.length > 0 ? 'in-patient hospitalization' : '',
    a.amputations.length > 0 ? 'an amputation' : '',
    a.eyes.length > 0 ? 'the loss of an eye' : '',
  ].filter((name) => name !== '');
  return names.join(' and ');
}

/** Exemptions worth a look although the clock runs. */
function mayApply(facts: Facts, a: Assessment): string[] {
  return [
    ...(facts.place.isVehicleCrash && facts.place.workZone === 'no'
      ? [`May apply, check: ${exemptions.road}`]
      : []),
    ...(a.notAmputation && a.amputations.length > 0 ? [`May apply, check: ${exemptions.notAmputation}`] : []),
    ...(a.observationOnly && a.admissions.length > 0 ? [`May apply, check: ${exemptions.observation}`] : []),
  ];
}

/** Places that end or open the question whatever happened there; undefined when the place changes nothing. */
function byPlace({ place }: Facts, hours: 8 | 24): ReportToOsha | undefined {
  if (place.onPublicTransport)
    return no('It happened on commercial or public transportation.', '29 CFR 1904.39(b)', [
      exemptions.transport,
    ]);
  if (!place.isVehicleCrash || place.workZone === 'yes' || place.road === 'private') return undefined;
  if (place.road === 'public' && place.workZone === 'no')
    return no(
      'It was a motor vehicle accident on a public road and no work zone is mentioned. If it was in a construction work zone, the clock runs.',
      '29 CFR 1904.39(b)(3)',
      [exemptions.road],
    );
  return ask(
    hours,
    'It was a motor vehicle accident, and where it happened decides whether the clock runs.',
    [questions.road, questions.zone],
    [exemptions.road],
  );
}

function byEvents(facts: Facts, a: Assessment): ReportToOsha | undefined {
  const events = [...a.admissions, ...a.amputations, ...a.eyes];
  if (a.deaths.length > 0) {
    const place = whose(a.deaths) === 'employee' ? byPlace(facts, 8) : undefined;
    if (place) return place;
    if (whose(a.deaths) === 'employee')
      return {
        answer: 'within-8-hours',
        hours: 8,
        reason: 'The description tells of a death.',
        paragraph: A1,
        exemptions: mayApply(facts, a),
        questions: [],
      };
    if (!(events.length > 0 && whose(events) === 'employee'))
      return ask(
        8,
        'The description tells of a death of somebody who may not be your employee. The employer of that person has the duty to report.',
        [questions.employee],
        facts.place.isVehicleCrash ? [`May apply, check: ${exemptions.road}`] : [],
      );
  }
  if (events.length > 0) {
    const place = whose(events) === 'employee' ? byPlace(facts, 24) : undefined;
    if (place) return place;
    if (whose(events) === 'employee')
      return {
        answer: 'within-24-hours',
        hours: 24,
        reason: `The description tells of ${eventNames(a)}.`,
        paragraph: A2,
        exemptions: mayApply(facts, a),
        questions: a.deathInDoubt || a.deaths.length > 0 ? [questions.died] : [],
      };
    return ask(
      24,
      `The description tells of ${eventNames(a)} of somebody who may not be your employee. The employer of that person has the duty to report.`,
      [questions.employee],
    );
  }
  if (a.maybeLateDeaths.length > 0)
    return ask(
      8,
      'The description tells of a death about a month after the incident.',
      [questions.month],
      [exemptions.lateDeath],
    );
  return undefined;
}

function byDoubt(facts: Facts, a: Assessment): ReportToOsha | undefined {
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
      ? 'A life may be in danger or lost.'
      : a.maybeLate.length > 0
        ? 'When it happened decides whether the clock runs.'
        : 'Somebody was taken to a hospital or may have lost a part of the body; what happened there decides.';
  return ask(doubt, reason, asked, [
    exemptions.lateEvent,
    ...(a.observationOnly ? [exemptions.observation] : []),
  ]);
}

/** Nothing that starts a clock is told; how bad it sounds decides whether to ask. */
function bySeriousness(facts: Facts, a: Assessment): ReportToOsha | undefined {
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
    'This can be serious, and the report does not say how it turned out.',
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
function byNotUnderstood(facts: Facts, a: Assessment): ReportToOsha | undefined {
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
  return ask(24, 'The description does not say what happened to the person.', [
    questions.died,
    questions.admitted,
    questions.amputated,
    ...(place?.questions ?? []),
  ]);
}

function exempted(a: Assessment): ReportToOsha {
  if (a.lateDeaths.length > 0)
    return no('The death came more than 30 days after the incident.', '29 CFR 1904.39(b)(6)', [
      exemptions.lateDeath,
    ]);
  if (a.late.length > 0)
    return no(
      'The admission, amputation or loss of an eye came more than 24 hours after the incident.',
      '29 CFR 1904.39(b)(6)',
      [exemptions.lateEvent],
    );
  if (a.observationOnly)
    return no('The stay was for observation or tests only.', '29 CFR 1904.39(b)(10)', [
      exemptions.observation,
    ]);
  if (a.notAmputation || a.nail || a.tooth)
    return no('The injury described is not an amputation.', '29 CFR 1904.39(b)(11)', [
      exemptions.notAmputation,
    ]);
  if (a.sightLost) return no('The eye was not removed and nobody was admitted.', A2, [exemptions.sight]);
  return no(
    'The report mentions no death, in-patient hospitalization, amputation or loss of an eye.',
    '29 CFR 1904.39(a)',
  );
}

/** Whether a clock of 29 CFR 1904.39 runs: stated events first, then doubts, then how serious it sounds. */
export function decideReportToOsha(facts: Facts, a: Assessment): ReportToOsha {
  const late = a.late.length + a.lateDeaths.length > 0 && !a.lifeThreat && !a.deathInDoubt;
  return (
    byEvents(facts, a) ??
    (late
      ? exempted(a)
      : (byDoubt(facts, a) ?? bySeriousness(facts, a) ?? byNotUnderstood(facts, a) ?? exempted(a)))
  );
}

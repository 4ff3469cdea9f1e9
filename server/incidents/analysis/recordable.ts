import type { Recordable, ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { Assessment } from './assess.ts';
import type { Mention } from './mentions.ts';
import { told } from './read-facts.ts';
import type { Facts } from './read-facts.ts';

type Criterion = readonly [holds: (a: Assessment) => boolean, paragraph: string, reason: Said];

/** As decided; its sentences are written when the whole analysis is. */
export type DecidedRecordable = Readonly<
  Omit<Recordable, 'reason' | 'questions'> & { reason: Said; questions: readonly Said[] }
>;

/**
 * 29 CFR 1904.7(b), each criterion that makes a case recordable, in the order shown. Checked: (b)(6) and (b)(7) in a copy
 * of the regulation (cld.bz/bookdata/DGPntP, page 22); (b)(5)(i) at isitrecordable.com and the complete first-aid list of
 * (b)(5)(ii) at mcusd.org, both verbatim; (b)(4) in osha.gov's slide 34 on recordkeeping, the
 * others in its answers on 1904.7; 1904.8(a) in the Government Printing Office's text (gpo.gov, CFR 2002 title 29 volume 5),
 * 1904.10(a) at cld.bz/DGPntP/22. Whose log:
 * 1904.31(a) in the eCFR text at lexbuild.dev (2026-04-05).
 */
const criteria: readonly Criterion[] = [
  [
    (a) => a.deaths.length + a.lateDeaths.length + a.maybeLateDeaths.length > 0,
    '29 CFR 1904.7(b)(2)',
    say('osha-log.died'),
  ],
  [(a) => a.unconscious, '29 CFR 1904.7(b)(6)', say('osha-log.unconscious')],
  [(a) => a.daysAway, '29 CFR 1904.7(b)(3)', say('osha-log.away')],
  [(a) => a.restricted, '29 CFR 1904.7(b)(4)', say('osha-log.restricted')],
  [(a) => a.fractured, '29 CFR 1904.7(b)(7)', say('osha-log.broken')],
  [(a) => a.hearingShift, '29 CFR 1904.10(a)', say('osha-log.hearing')],
  [(a) => a.sharps, '29 CFR 1904.8(a)', say('osha-log.needle')],
  [
    (a) =>
      a.admissions.length + a.amputations.length + a.eyes.length + a.late.length + a.maybeLate.length > 0,
    '29 CFR 1904.7(b)(5)',
    say('osha-log.admitted'),
  ],
  [(a) => a.treated || a.sightLost || a.partAtRisk, '29 CFR 1904.7(b)(5)', say('osha-log.treated')],
];

const questions = [
  say('osha-log.question.treatment'),
  say('osha-log.question.away'),
  say('osha-log.question.unconscious'),
];
const EMPLOYEE = say('osha-log.question.employee');

function isSomebodyElse(facts: Facts): boolean {
  const harmed: readonly Mention[] = told(
    facts,
    [
      'death',
      'admission',
      'amputation',
      'eyeLoss',
      'lossOfConsciousness',
      'fracture',
      'medicalTreatment',
      'emergencyVisit',
    ],
    ['fact', 'perhaps'],
  );
  return harmed.length > 0 && harmed.every(({ victim }) => victim === 'public' || victim === 'contractor');
}

/** Whether the case belongs on the OSHA 300 log by 29 CFR 1904.7, as far as the description tells. */
export function decideRecordable(
  facts: Facts,
  a: Assessment,
  report: Pick<ReportToOsha, 'answer'>,
): DecidedRecordable {
  const met = criteria.find(([holds]) => holds(a));
  const hurt =
    a.minor ||
    a.unrated ||
    a.unspecified ||
    a.serious ||
    a.firstAid ||
    a.observationOnly ||
    a.wentToHospital ||
    a.notAmputation ||
    a.lifeThreat;
  const harmed =
    facts.isInjuryType ||
    hurt ||
    a.deaths.length +
      a.lateDeaths.length +
      a.admissions.length +
      a.amputations.length +
      a.eyes.length +
      a.late.length >
      0 ||
    a.unconscious ||
    a.sharps ||
    a.hearingShift ||
    a.fractured;
  if (met && harmed) {
    if (isSomebodyElse(facts))
      return {
        answer: 'ask',
        reason: say('osha-log.another'),
        paragraph: '29 CFR 1904.31(a)',
        questions: [EMPLOYEE],
      };
    return { answer: 'yes', reason: met[2], paragraph: met[1], questions: [] };
  }
  const doubt = report.answer === 'ask' || a.deathInDoubt || a.amputationInDoubt || a.eyeInDoubt;
  if (doubt)
    return {
      answer: 'ask',
      reason: say('osha-log.outcome-not-said'),
      paragraph: '29 CFR 1904.7(a)',
      questions: [...questions],
    };
  if (a.nobodyHurt && !a.unrated)
    return {
      answer: 'no',
      reason: say('osha-log.nobody-hurt'),
      paragraph: '29 CFR 1904.7(a)',
      questions: [],
    };
  if (a.testsOnly && (a.backToWork || a.noTreatment || (a.minor && !a.unrated)))
    return {
      answer: 'no',
      reason: say('osha-log.tests'),
      paragraph: '29 CFR 1904.7(b)(5)(i)',
      questions: [],
    };
  if (a.observationOnly && !a.treated)
    return {
      answer: 'no',
      reason: say('osha-log.observation'),
      paragraph: '29 CFR 1904.7(b)(5)(i)',
      questions: [],
    };
  const small =
    (a.minor && !a.nail && !a.tooth && !a.notAmputation) ||
    ((a.firstAid || a.noTreatment || a.fine || (a.calm && !a.unrated)) && !a.notAmputation);
  if (small && !a.wentToHospital)
    return {
      answer: 'no',
      reason: say('osha-log.first-aid'),
      paragraph: '29 CFR 1904.7(b)(5)(ii)',
      questions: [],
    };
  if (facts.isInjuryType ? !(facts.nearMiss && !hurt) : hurt && !a.nobodyHurt)
    return {
      answer: 'ask',
      reason: say('osha-log.treatment-not-said'),
      paragraph: '29 CFR 1904.7(b)(5)',
      questions: [...questions],
    };
  return {
    answer: 'no',
    reason: say('osha-log.nothing'),
    paragraph: '29 CFR 1904.7(a)',
    questions: [],
  };
}

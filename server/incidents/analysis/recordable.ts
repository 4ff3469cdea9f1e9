import type { Recordable, ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import type { Assessment } from './assess.ts';
import type { Mention } from './mentions.ts';
import { told } from './read-facts.ts';
import type { Facts } from './read-facts.ts';

type Criterion = readonly [holds: (a: Assessment) => boolean, paragraph: string, reason: string];

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
    'Somebody died.',
  ],
  [(a) => a.unconscious, '29 CFR 1904.7(b)(6)', 'Somebody lost consciousness.'],
  [(a) => a.daysAway, '29 CFR 1904.7(b)(3)', 'Somebody is away from work.'],
  [(a) => a.restricted, '29 CFR 1904.7(b)(4)', 'Somebody works with restrictions or was transferred.'],
  [(a) => a.fractured, '29 CFR 1904.7(b)(7)', 'A bone or an eardrum was broken.'],
  [
    (a) => a.hearingShift,
    '29 CFR 1904.10(a)',
    'A standard threshold shift in hearing, where the total level is 25 dB or more.',
  ],
  [(a) => a.sharps, '29 CFR 1904.8(a)', 'A needle or sharp object may have carried another person’s blood.'],
  [
    (a) =>
      a.admissions.length + a.amputations.length + a.eyes.length + a.late.length + a.maybeLate.length > 0,
    '29 CFR 1904.7(b)(5)',
    'Somebody was admitted, or lost a part of the body.',
  ],
  [
    (a) => a.treated || a.sightLost || a.partAtRisk,
    '29 CFR 1904.7(b)(5)',
    'Treatment went beyond first aid.',
  ],
];

const questions = [
  'Was there treatment beyond first aid, such as stitches, a prescription, a cast or physical therapy?',
  'Was the person away from work, on restricted work or transferred on any day after?',
  'Did the person lose consciousness?',
];
const EMPLOYEE = 'Was the person on your payroll, or under your day-to-day supervision?';

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
export function decideRecordable(facts: Facts, a: Assessment, report: ReportToOsha): Recordable {
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
        reason:
          'The person may not be your employee. Only those on your payroll, or whom you supervise day to day, go on your log.',
        paragraph: '29 CFR 1904.31(a)',
        questions: [EMPLOYEE],
      };
    return { answer: 'yes', reason: met[2], paragraph: met[1], questions: [] };
  }
  const doubt = report.answer === 'ask' || a.deathInDoubt || a.amputationInDoubt || a.eyeInDoubt;
  if (doubt)
    return {
      answer: 'ask',
      reason: 'The report does not say how it turned out.',
      paragraph: '29 CFR 1904.7(a)',
      questions: [...questions],
    };
  if (a.nobodyHurt && !a.unrated)
    return { answer: 'no', reason: 'Nobody was hurt.', paragraph: '29 CFR 1904.7(a)', questions: [] };
  if (a.testsOnly && (a.backToWork || a.noTreatment || (a.minor && !a.unrated)))
    return {
      answer: 'no',
      reason: 'The report mentions only tests or an examination.',
      paragraph: '29 CFR 1904.7(b)(5)(i)',
      questions: [],
    };
  if (a.observationOnly && !a.treated)
    return {
      answer: 'no',
      reason: 'The report mentions only observation. Check for days away from work.',
      paragraph: '29 CFR 1904.7(b)(5)(i)',
      questions: [],
    };
  const small =
    (a.minor && !a.nail && !a.tooth && !a.notAmputation) ||
    ((a.firstAid || a.noTreatment || a.fine || (a.calm && !a.unrated)) && !a.notAmputation);
  if (small && !a.wentToHospital)
    return {
      answer: 'no',
      reason: 'The report mentions only first aid or no treatment.',
      paragraph: '29 CFR 1904.7(b)(5)(ii)',
      questions: [],
    };
  if (facts.isInjuryType ? !(facts.nearMiss && !hurt) : hurt && !a.nobodyHurt)
    return {
      answer: 'ask',
      reason: 'The report does not say what treatment was given.',
      paragraph: '29 CFR 1904.7(b)(5)',
      questions: [...questions],
    };
  return {
    answer: 'no',
    reason: 'The report mentions no injury or illness.',
    paragraph: '29 CFR 1904.7(a)',
    questions: [],
  };
}

import type { Recordable, ReportToOsha, Severity } from '@tailboard/contract/incident-analysis.ts';
import type { Assessment } from './assess.ts';
import type { Hazard } from './lexicon/hazards.ts';
import type { Facts } from './read-facts.ts';
import { told } from './read-facts.ts';

/** What comes of these kinds can kill. */
export const highPotential: ReadonlySet<Hazard> = new Set<Hazard>([
  'Fall from height',
  'Excavation collapse',
  'Electrical contact',
  'Crane or lifting',
  'Structural collapse',
  'Fire or explosion',
  'Struck by falling object',
  'Rollover or tip-over',
  'Caught in or between',
  'Confined space',
  'Underground utility',
]);

type Rule = readonly [
  severity: Severity,
  why: string,
  holds: (
    a: Assessment,
    facts: Facts,
    report: Pick<ReportToOsha, 'answer' | 'paragraph'>,
    recordable: Pick<Recordable, 'answer'>,
  ) => boolean,
];

/** From the gravest; the first that holds decides. */
const severityRules: readonly Rule[] = [
  ['high', 'a clock runs or the questions decide it', (_a, _f, report) => report.answer !== 'no'],
  [
    'high',
    'somebody died, was admitted, or lost a part of the body, an eye or sight, whenever and wherever',
    (a) =>
      a.deaths.length +
        a.lateDeaths.length +
        a.admissions.length +
        a.amputations.length +
        a.eyes.length +
        a.late.length >
        0 || a.sightLost,
  ],
  [
    'high',
    'somebody lost consciousness or was in danger of life',
    (a) => a.unconscious || a.lifeThreat || a.deathInDoubt,
  ],
  [
    'high',
    'only the place exempts it from the call',
    (a, _f, report) =>
      report.answer === 'no' &&
      /\(b\)(\(3\))?$/.test(report.paragraph) &&
      (a.serious || a.hospitalInDoubt || a.admissionInDoubt || a.amputationInDoubt || a.eyeInDoubt),
  ],
  ['high', 'skin torn from a hand or head, an ear severed', (a) => a.notAmputation],
  [
    'high',
    'an operation, or a grave injury that is not said to be small',
    (a) =>
      a.surgery ||
      (a.serious &&
        !a.nobodyHurt &&
        !a.minor &&
        !a.fine &&
        !a.noTreatment &&
        !a.wentToHospital &&
        !a.treated),
  ],
  [
    'medium',
    'treatment beyond first aid, days away or restricted work',
    (a, facts, _r, recordable) => recordable.answer === 'yes' || (a.treated && facts.isInjuryType),
  ],
  ['medium', 'a hospital, observation or tests', (a) => a.wentToHospital || a.observationOnly],
  [
    'medium',
    'an injury with unknown treatment',
    (a, _f, _r, recordable) => recordable.answer === 'ask' && !(a.nail && !a.unrated),
  ],
  [
    'medium',
    'a fall from height or a grave mechanism that ended well',
    (a, facts) =>
      a.serious &&
      (facts.hazards.includes('Fall from height') || facts.hazards.includes('Electrical contact')) &&
      (facts.isInjuryType || facts.nearMiss || a.nobodyHurt),
  ],
  [
    'medium',
    'a near miss that could have killed',
    (_a, facts) =>
      isCloseCall(facts) &&
      (told(facts, ['death', 'amputation', 'eyeLoss', 'severeInjury'], ['nearly']).length > 0 ||
        facts.hazards.some((hazard) => highPotential.has(hazard)) ||
        (facts.hazards.includes('Vehicle or mobile equipment') && facts.nearMiss)),
  ],
  ['medium', 'heavy damage', (_a, facts) => facts.isHeavyDamage && !facts.isInjuryType],
  ['low', 'bruises, scratches, small damage or nothing', () => true],
];

function isCloseCall(facts: Facts): boolean {
  return (
    facts.nearMiss ||
    told(facts, ['death', 'amputation', 'severeInjury'], ['nearly']).length > 0 ||
    (told(facts, ['nobodyHurt', 'nobodyThere']).length > 0 &&
      facts.hazards.some(
        (hazard) =>
          hazard === 'Excavation collapse' ||
          hazard === 'Electrical contact' ||
          hazard === 'Structural collapse' ||
          hazard === 'Crane or lifting' ||
          hazard === 'Struck by falling object',
      ))
  );
}

/** Severity by the first rule that holds. */
export function decideSeverity(
  facts: Facts,
  a: Assessment,
  report: Pick<ReportToOsha, 'answer' | 'paragraph'>,
  recordable: Pick<Recordable, 'answer'>,
): Severity {
  return severityRules.find(([, , holds]) => holds(a, facts, report, recordable))?.[0] ?? 'medium';
}

import type { Mention } from './mentions.ts';
import type { Facts } from './read-facts.ts';
import { told } from './read-facts.ts';

/** 29 CFR 1904.39(b)(6): hours from the incident within which an event counts. */
const CLOCK_EVENT_HOURS = 24;
const DEATH_HOURS = 30 * 24;

/** "Released by the ambulance crew": words between a release and whom it names. */
const RELEASED_AT = 3;

type When = 'in time' | 'maybe late' | 'late';
function whenOf(mention: Mention): When {
  const limit = mention.outcome === 'death' ? DEATH_HOURS : CLOCK_EVENT_HOURS;
  if (mention.delay) {
    if (mention.delay.least > limit) return 'late';
    return mention.delay.most > limit && mention.delay.least > 0.5 ? 'maybe late' : 'in time';
  }
  return 'in time';
}

/** A wall is scratched and a hose cut as well: without anybody in the text these are damage. */
const thingsHaveToo = new Set([
  'minorInjury',
  'unratedInjury',
  'firstAid',
  'medicalTreatment',
  'daysAway',
  'restrictedDuty',
  'ambulance',
  'diagnosticsOnly',
]);

/** Everything the rules ask of a description, each a plain yes or no, or the mentions themselves. */
export interface Assessment {
  readonly deaths: readonly Mention[];
  readonly lateDeaths: readonly Mention[];
  readonly maybeLateDeaths: readonly Mention[];
  readonly admissions: readonly Mention[];
  readonly amputations: readonly Mention[];
  readonly eyes: readonly Mention[];
  readonly late: readonly Mention[];
  readonly maybeLate: readonly Mention[];
  readonly deathInDoubt: boolean;
  readonly amputationInDoubt: boolean;
  readonly eyeInDoubt: boolean;
  readonly admissionInDoubt: boolean;
  readonly hospitalInDoubt: boolean;
  readonly observationOnly: boolean;
  readonly lifeThreat: boolean;
  readonly unconscious: boolean;
  readonly recovered: boolean;
  readonly notAmputation: boolean;
  readonly nail: boolean;
  readonly tooth: boolean;
  readonly partAtRisk: boolean;
  readonly sightLost: boolean;
  readonly serious: boolean;
  readonly majorFracture: boolean;
  readonly treated: boolean;
  readonly fractured: boolean;
  readonly sharps: boolean;
  readonly hearingShift: boolean;
  readonly daysAway: boolean;
  readonly restricted: boolean;
  readonly surgery: boolean;
  readonly wentToHospital: boolean;
  readonly clinic: boolean;
  readonly testsOnly: boolean;
  readonly firstAid: boolean;
  readonly minor: boolean;
  readonly unrated: boolean;
  readonly unspecified: boolean;
  readonly nobodyHurt: boolean;
  readonly fine: boolean;
  readonly calm: boolean;
  readonly backToWork: boolean;
  readonly noTreatment: boolean;
  readonly admissionDenied: boolean;
  readonly graveIllness: boolean;
  readonly heartAttack: boolean;
}

/** Boils the mentions down; a stated fact outweighs every denial of it. */
export function assess(facts: Facts): Assessment {
  const speaksOfPeople = facts.isInjuryType || facts.namesSomebody;
  const is = (...outcomes: Parameters<typeof told>[1]) =>
    told(facts, outcomes).some(({ outcome }) => speaksOfPeople || !thingsHaveToo.has(outcome));
  const perhaps = (...outcomes: Parameters<typeof told>[1]) => told(facts, outcomes, ['perhaps']).length > 0;
  const nearly = (...outcomes: Parameters<typeof told>[1]) => told(facts, outcomes, ['nearly']).length > 0;
  const deaths = told(facts, ['death']);
  const clockEvents = told(facts, ['admission', 'amputation', 'eyeLoss']);
  const inTime = (mentions: readonly Mention[]) =>
    mentions.filter((mention) => whenOf(mention) === 'in time');
  // "Hurt in March, surgery in August": an operation long after is no emergency, nor is the hospital it is done in.
  const surgeries = told(facts, ['surgery'], ['fact', 'perhaps']);
  const lateSurgeries = surgeries.filter((mention) => whenOf(mention) === 'late');
  const onlyLateSurgery = surgeries.length > 0 && lateSurgeries.length === surgeries.length;
  const visits = told(facts, ['emergencyVisit'], ['fact', 'perhaps']).filter(
    ({ sentence }) => !onlyLateSurgery || lateSurgeries.every((other) => other.sentence !== sentence),
  );
  const late = [
    ...clockEvents.filter((mention) => whenOf(mention) === 'late'),
    ...(onlyLateSurgery ? lateSurgeries : []),
  ];
  const observed = is('observationOnly');
  const fall = facts.hazards.includes('Fall from height');
  // "Sent home, collapsed there, the ambulance took him": what was told before does not settle it.
  const lastCarried = Math.max(
    -1,
    ...told(facts, ['emergencyVisit', 'ambulance']).map(({ isCarrying, at }) => (isCarrying ? at : -1)),
  );
  const releases = told(facts, ['releasedSameDay']).filter(
    ({ delay, at }) => (!delay || delay.most <= CLOCK_EVENT_HOURS) && at > lastCarried - RELEASED_AT,
  );
  const nobodyThere = is('nobodyThere') && !facts.namesSomebody;
  const nobodyHurt = is('nobodyHurt') || nobodyThere;
  const minor =
    is('minorInjury', 'nail', 'tooth') ||
    (is('unwell') && !is('severeInjury', 'ambulance', 'lifeThreat', 'graveIllness'));
  const fine = is('fine') || is('backToWork');
  const backToWork = is('backToWork');
  const wentToHospital = visits.length > 0;
  const stay = told(facts, ['hospitalStay', 'admissionForObservation']).length > 0;
  const released = releases.length > 0 || backToWork || observed;
  const admissionDenied = told(facts, ['admission', 'emergencyVisit', 'hospitalStay'], ['not']).length > 0;
  const forCare = is('surgery', 'medicalTreatment') ? told(facts, ['admissionForObservation']) : [];
  const admissions = [...inTime(told(facts, ['admission'])), ...forCare];
  const collapse = facts.hazards.some(
    (hazard) =>
      hazard === 'Excavation collapse' ||
      hazard === 'Structural collapse' ||
      hazard === 'Confined space' ||
      hazard === 'Drowning',
  );
  const unrated = is('unratedInjury') || perhaps('fracture', 'unratedInjury', 'medicalTreatment');
  const calm = nobodyHurt || facts.nearMiss || minor;
  // "He must have died on the way" and "hardly late" read as late when every such event is.
  return {
    deaths: deaths.filter((mention) => whenOf(mention) === 'in time'),
    lateDeaths: deaths.filter((mention) => whenOf(mention) === 'late'),
    maybeLateDeaths: deaths.filter((mention) => whenOf(mention) === 'maybe late'),
    admissions,
    amputations: inTime(told(facts, ['amputation'])),
    eyes: inTime(told(facts, ['eyeLoss'])),
    late,
    maybeLate: clockEvents.filter((mention) => whenOf(mention) === 'maybe late'),
    deathInDoubt: perhaps('death') || (nearly('death') && facts.isInjuryType && !calm),
    amputationInDoubt:
      perhaps('amputation') ||
      (told(facts, ['amputationPossible', 'partAtRisk'], ['fact', 'perhaps']).length > 0 &&
        !(nobodyHurt && facts.nearMiss)) ||
      (nearly('amputation') && facts.isInjuryType && !nobodyHurt && !minor),
    eyeInDoubt: perhaps('eyeLoss') || (nearly('eyeLoss') && facts.isInjuryType && !nobodyHurt && !minor),
    admissionInDoubt: perhaps('admission') || (perhaps('surgery') && !onlyLateSurgery) || stay,
    hospitalInDoubt:
      (wentToHospital && !released && !(told(facts, ['admission'], ['not']).length > 0)) ||
      (!observed && is('observation') && !released && wentToHospital),
    observationOnly: observed || is('observation'),
    lifeThreat: is('lifeThreat') || perhaps('lifeThreat'),
    unconscious: is('lossOfConsciousness'),
    recovered: is('recovered') || fine || releases.length > 0,
    notAmputation: is('notAmputation'),
    nail: is('nail'),
    tooth: is('tooth'),
    partAtRisk: is('partAtRisk'),
    sightLost: is('sightLoss') || perhaps('sightLoss'),
    serious:
      is('severeInjury', 'majorFracture') ||
      perhaps('severeInjury', 'majorFracture') ||
      (is('notAmputation') && facts.isInjuryType && !is('medicalTreatment', 'releasedSameDay')) ||
      is('ambulance') ||
      (facts.isInjuryType && perhaps('ambulance')) ||
      (fall && (facts.isInjuryType ? facts.namesSomebody : facts.namesPerson && !facts.nearMiss)) ||
      (collapse && facts.namesSomebody && facts.isInjuryType && !unrated) ||
      told(facts, ['severeInjury'], ['nearly']).some(() => facts.isInjuryType && !calm),
    majorFracture: is('majorFracture'),
    treated: is('medicalTreatment', 'surgery'),
    fractured: is('fracture', 'majorFracture'),
    sharps: is('sharpsInjury'),
    hearingShift: is('hearingShift'),
    daysAway: is('daysAway'),
    restricted: is('restrictedDuty'),
    surgery: is('surgery') && !onlyLateSurgery,
    wentToHospital,
    clinic: is('clinic'),
    testsOnly: is('diagnosticsOnly'),
    firstAid: is('firstAid'),
    minor,
    unrated,
    unspecified: is('unspecifiedInjury') || perhaps('unspecifiedInjury'),
    nobodyHurt,
    fine,
    calm: is('calm'),
    backToWork,
    noTreatment: is('noTreatment'),
    admissionDenied,
    graveIllness: is('graveIllness') && !observed && !admissionDenied && !(releases.length > 0),
    heartAttack: facts.hazards.includes('Medical emergency'),
  };
}

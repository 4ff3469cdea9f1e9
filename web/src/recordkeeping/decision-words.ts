import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  recurrences,
  Situation,
  TreatmentKind,
  whose,
} from '@tailboard/contract/recordkeeping-decision.ts';
import type { Criterion, Exception } from '@tailboard/contract/recordkeeping-terms.ts';

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

/** 29 CFR 1904.31. */
export const whoseWords: Words<keyof typeof whose> = {
  employee: msg`Our employee`,
  supervised: msg`Temporary or contract worker whom we supervise day to day`,
  'not-supervised': msg`Worker of another company that supervises them`,
  'self-employed': msg`Self-employed`,
  public: msg`Not at work here`,
};

/** 29 CFR 1904.5; an exception is asked for by its own question. */
export type PlainSituation = Exclude<Situation, `exception-${string}`>;
export const situationWords: Words<PlainSituation | 'exception'> = {
  work: msg`Yes, the work caused it or contributed to it`,
  aggravated: msg`Yes, the work made an earlier condition significantly worse`,
  'travel-work': msg`Yes, on a work trip, doing something for the company`,
  'home-work': msg`Yes, working at home, directly because of the work`,
  exception: msg`No, one of the nine exceptions applies`,
  'not-work': msg`No, the work had no part in it`,
  'not-aggravated': msg`No, an earlier condition that the work did not make worse`,
  'travel-home-away': msg`No, on a work trip, in private time or on a detour`,
  'home-other': msg`No, at home, because of the home and not the work`,
};

/** 29 CFR 1904.5(b)(2). */
export const exceptionWords: Words<Exception> = {
  i: msg`There as a member of the public, not as an employee`,
  ii: msg`Signs appeared at work, but the cause lies only outside work`,
  iii: msg`Voluntary wellness, medical, fitness or sports program`,
  iv: msg`Own eating or drinking (food poisoning from the employer's food, or food contaminated by the workplace, counts)`,
  v: msg`Personal tasks at the workplace, outside working hours`,
  vi: msg`Grooming, own medicine for a condition not from work, or self-inflicted on purpose`,
  vii: msg`Vehicle accident on the company's lot or access road while commuting`,
  viii: msg`Cold or flu (tuberculosis, brucellosis, hepatitis A and plague count)`,
  ix: msg`Mental illness, unless the person hands in a licensed professional's opinion that work caused it`,
};

/** 29 CFR 1904.6. */
export const recurrenceWords: Words<keyof typeof recurrences> = {
  first: msg`New: nothing of this kind on this body part before`,
  'recovered-new-event': msg`New: had fully recovered, then it happened again at work`,
  'new-exposure': msg`New: an episode after a new exposure, such as asthma`,
  'recovered-no-event': msg`Not new: came back without a new event at work`,
  'not-recovered': msg`Not new: had not fully recovered from the earlier case`,
  chronic: msg`Not new: a chronic illness that is on the log already`,
};

/** 29 CFR 1904.7 to 1904.11. */
export const criterionWords: Words<Criterion> = {
  death: msg`Death`,
  'days-away': msg`Days away from work`,
  restricted: msg`Restricted work or transfer to another job`,
  'medical-treatment': msg`Medical treatment beyond first aid`,
  unconscious: msg`Loss of consciousness, however short`,
  'significant-diagnosis': msg`Cancer, chronic irreversible disease, broken bone or punctured eardrum`,
  needlestick: msg`Needlestick or cut with another person's blood`,
  removal: msg`Medical removal under an OSHA standard`,
  hearing: msg`Hearing loss (standard threshold shift, 25 dB or more)`,
  tb: msg`Tuberculosis after exposure at work`,
};

/** 29 CFR 1904.7(b)(5). */
export const treatmentWords: Words<TreatmentKind> = {
  'nonprescription-drug': msg`Over-the-counter medicine at its usual strength`,
  'tetanus-shot': msg`Tetanus shot`,
  'clean-wound': msg`Cleaning, flushing or soaking a surface wound`,
  bandage: msg`Bandage, gauze, butterfly or Steri-Strip`,
  'hot-cold': msg`Hot or cold pack`,
  'non-rigid-support': msg`Elastic bandage, wrap or other soft support`,
  'transport-splint': msg`Splint or sling only for the ride to treatment`,
  'drill-nail': msg`Drilling a nail or draining a blister`,
  'eye-patch': msg`Eye patch`,
  'eye-irrigation': msg`Rinsing something out of the eye, or a cotton swab`,
  'splinter-tweezers': msg`Splinter out by rinsing, tweezers or swab`,
  'finger-guard': msg`Finger guard`,
  massage: msg`Massage`,
  'drinking-fluids': msg`Drinking fluids for heat stress`,
  observation: msg`Observation only`,
  counselling: msg`Counseling only`,
  diagnostics: msg`Tests only, such as an X-ray or blood test`,
  'prescription-drug': msg`Prescription medicine`,
  'nonprescription-drug-at-prescription-strength': msg`Over-the-counter medicine at prescription strength`,
  'other-vaccine': msg`Vaccine other than tetanus`,
  sutures: msg`Stitches, staples or wound glue`,
  'rigid-support': msg`Rigid brace, splint or cast`,
  'eye-other-removal': msg`Something removed from the eye by other means`,
  'splinter-other-removal': msg`Splinter removed by other means, such as a cut`,
  'physical-therapy': msg`Physical therapy or chiropractic`,
  'other-treatment': msg`Other treatment, or treatment advised and refused`,
};

import { criteria as orderOfCriteria, type Criterion, type Exception } from './recordkeeping-terms.ts';

/**
 * The decision table of 29 CFR 1904.4: work-related, new, and a criterion of 1904.7 to 1904.11. No I/O: the browser shows the
 * outcome before it is sent. Checked: shared facts on recordkeeping, section 2 ('Decision chain').
 */

/** Of the table below: raised when it changes. Each decision keeps the version by which it was made. */
export const DECISION_RULES = '1904-1';

/** Whether the company pays the person or supervises them day to day: 29 CFR 1904.31. */
export type Decision = Readonly<{
  ours: 'yes' | 'no';
  workRelated: 'yes' | 'no';
  exception: Exception | null;
  newCase: 'yes' | 'no';
  criteria: readonly Criterion[];
}>;
export type Outcome = Readonly<{ recordable: 'yes' | 'no'; paragraph: string }>;

const paragraphs: Readonly<Record<Criterion, string>> = {
  death: '1904.7(b)(2)',
  'days-away': '1904.7(b)(3)',
  restricted: '1904.7(b)(4)',
  'medical-treatment': '1904.7(b)(5)',
  unconscious: '1904.7(b)(6)',
  'significant-diagnosis': '1904.7(b)(7)',
  needlestick: '1904.8(a)',
  removal: '1904.9(a)',
  hearing: '1904.10(a)',
  tb: '1904.11(a)',
};

const cite = (section: string): string => `29 CFR ${section}`;

/** Whether a case goes on the log, and the paragraph that settles it. `situation`: gives 'no' a paragraph of its own. */
export function decideCase(decision: Decision, situation?: Situation): Outcome {
  const { ours, workRelated, exception, newCase, criteria } = decision;
  const no = (section: string): Outcome => ({ recordable: 'no', paragraph: cite(section) });
  if (ours === 'no') return no('1904.31(a)');
  if (exception !== null) return no(`1904.5(b)(2)(${exception})`);
  if (workRelated === 'no') return no(situation === undefined ? '1904.5(a)' : situations[situation].section);
  if (newCase === 'no') return no('1904.6(a)');
  const met = orderOfCriteria.find((criterion) => criteria.includes(criterion));
  return met === undefined ? no('1904.7(a)') : { recordable: 'yes', paragraph: cite(paragraphs[met]) };
}

type SituationRule = Readonly<{ workRelated: 'yes' | 'no'; section: string }>;
const isWork = (section: string): SituationRule => ({ workRelated: 'yes', section });
const isNotWork = (section: string): SituationRule => ({ workRelated: 'no', section });

/** What the questions offer, and what 29 CFR 1904.5 makes of it. */
export const situations = {
  work: isWork('1904.5(a)'),
  aggravated: isWork('1904.5(b)(4)'),
  'travel-work': isWork('1904.5(b)(6)'),
  'home-work': isWork('1904.5(b)(7)'),
  'not-work': isNotWork('1904.5(a)'),
  'not-aggravated': isNotWork('1904.5(a)'),
  'travel-home-away': isNotWork('1904.5(b)(6)'),
  'home-other': isNotWork('1904.5(b)(7)'),
  'exception-i': isNotWork('1904.5(b)(2)(i)'),
  'exception-ii': isNotWork('1904.5(b)(2)(ii)'),
  'exception-iii': isNotWork('1904.5(b)(2)(iii)'),
  'exception-iv': isNotWork('1904.5(b)(2)(iv)'),
  'exception-v': isNotWork('1904.5(b)(2)(v)'),
  'exception-vi': isNotWork('1904.5(b)(2)(vi)'),
  'exception-vii': isNotWork('1904.5(b)(2)(vii)'),
  'exception-viii': isNotWork('1904.5(b)(2)(viii)'),
  'exception-ix': isNotWork('1904.5(b)(2)(ix)'),
} as const satisfies Record<string, SituationRule>;
export type Situation = keyof typeof situations;

/** Whose the person is: 29 CFR 1904.31. */
export const whose = {
  employee: 'yes',
  supervised: 'yes',
  'not-supervised': 'no',
  'self-employed': 'no',
  public: 'no',
} as const;

/** Whether it is new: 29 CFR 1904.6. */
export const recurrences = {
  first: 'yes',
  'recovered-new-event': 'yes',
  'new-exposure': 'yes',
  'recovered-no-event': 'no',
  'not-recovered': 'no',
  chronic: 'no',
} as const;

/**
 * What was done, and whether it is medical treatment: 29 CFR 1904.7(b)(5). The first fourteen are the closed list of first aid,
 * A to N; the next three are no treatment; all else is treatment, also where it was recommended and refused.
 */
export const treatmentKinds = {
  'nonprescription-drug': 'first-aid',
  'tetanus-shot': 'first-aid',
  'clean-wound': 'first-aid',
  bandage: 'first-aid',
  'hot-cold': 'first-aid',
  'non-rigid-support': 'first-aid',
  'transport-splint': 'first-aid',
  'drill-nail': 'first-aid',
  'eye-patch': 'first-aid',
  'eye-irrigation': 'first-aid',
  'splinter-tweezers': 'first-aid',
  'finger-guard': 'first-aid',
  massage: 'first-aid',
  'drinking-fluids': 'first-aid',
  observation: 'none',
  counselling: 'none',
  diagnostics: 'none',
  'prescription-drug': 'medical',
  'nonprescription-drug-at-prescription-strength': 'medical',
  'other-vaccine': 'medical',
  sutures: 'medical',
  'rigid-support': 'medical',
  'eye-other-removal': 'medical',
  'splinter-other-removal': 'medical',
  'physical-therapy': 'medical',
  'other-treatment': 'medical',
} as const;
export type TreatmentKind = keyof typeof treatmentKinds;

/** What the questions were answered with. */
export type Answers = Readonly<{
  situation: Situation;
  whose: keyof typeof whose;
  recurrence: keyof typeof recurrences;
  treatments: readonly TreatmentKind[];
  /** Besides medical treatment, which follows from `treatments`. */
  criteria: readonly Criterion[];
}>;

/** The decision that follows from the answers. A person still makes it. */
export function decisionOf(answers: Answers): Decision {
  const { situation, treatments } = answers;
  const isTreated = treatments.some((kind) => treatmentKinds[kind] === 'medical');
  const met = new Set([...answers.criteria, ...(isTreated ? (['medical-treatment'] as const) : [])]);
  return {
    ours: whose[answers.whose],
    workRelated: situations[situation].workRelated,
    exception: situation.startsWith('exception-')
      ? (situation.slice('exception-'.length) as Exception)
      : null,
    newCase: recurrences[answers.recurrence],
    criteria: orderOfCriteria.filter((criterion) => met.has(criterion)),
  };
}

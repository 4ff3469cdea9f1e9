/** Words of OSHA recordkeeping (29 CFR 1904) that both sides use without any schema; this file imports nothing. */

export const establishmentTypes = ['not-government', 'state', 'local'] as const;
/** The most people at once in the year before. */
export const establishmentSizes = ['under-20', '20-99', '100-249', '250-or-more'] as const;
/** Columns M1 to M6 of the 300, in their order. */
export const illnessTypes = ['injury', 'skin', 'respiratory', 'poisoning', 'hearing', 'other'] as const;
/** 29 CFR 1904.29(b)(7); the last is for illnesses only. */
export const privacyReasons = [
  'intimate',
  'sexual-assault',
  'mental-illness',
  'hiv-hepatitis-tb',
  'needlestick',
  'employee-request',
] as const;
/** 29 CFR 1904.5(b)(2). */
export const exceptions = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'] as const;
/** Each alone makes a case recordable, in the order in which they are cited. */
export const criteria = [
  'death',
  'days-away',
  'restricted',
  'medical-treatment',
  'unconscious',
  'significant-diagnosis',
  'needlestick',
  'removal',
  'hearing',
  'tb',
] as const;
export const dayKinds = ['away', 'restricted'] as const;
/** Columns G to J: death, days away, transfer or restriction, other. */
export const caseClasses = ['G', 'H', 'I', 'J'] as const;
export const caseStates = ['undecided', 'recordable', 'not-recordable'] as const;
export const sexes = ['F', 'M'] as const;

export type EstablishmentType = (typeof establishmentTypes)[number];
export type EstablishmentSize = (typeof establishmentSizes)[number];
export type IllnessType = (typeof illnessTypes)[number];
export type PrivacyReason = (typeof privacyReasons)[number];
export type Exception = (typeof exceptions)[number];
export type Criterion = (typeof criteria)[number];
export type DayKind = (typeof dayKinds)[number];
export type CaseClass = (typeof caseClasses)[number];
export type CaseState = (typeof caseStates)[number];
export type Sex = (typeof sexes)[number];

/** Days away and restricted together, at most: 29 CFR 1904.7(b)(3). */
export const MOST_DAYS = 180;
/** 29 CFR 1904.33: years after the year of the log. */
export const YEARS_KEPT = 5;

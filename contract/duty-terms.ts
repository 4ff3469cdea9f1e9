/** Words of duties that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

/** What the law wants done by an hour. */
export const dutyKinds = ['call-osha', 'record-case', 'preserve-scene'] as const;
export type DutyKind = (typeof dutyKinds)[number];

export const dutyStates = ['open', 'done', 'not-needed'] as const;
export type DutyState = (typeof dutyStates)[number];

/** What OSHA asks about a report, in the order of 29 CFR 1904.39(b)(2). */
export const oshaAsks = [
  'establishment',
  'location',
  'time',
  'events',
  'employees',
  'names',
  'contact',
  'description',
] as const;
export type OshaAsk = (typeof oshaAsks)[number];

/** The events that are reported (29 CFR 1904.39(a)). */
export const oshaEvents = ['death', 'hospitalization', 'amputation', 'eye-loss'] as const;
export type OshaEvent = (typeof oshaEvents)[number];

/** How OSHA was told (29 CFR 1904.39(a)(3)). */
export const oshaCallWays = ['phone', 'office', 'online'] as const;
export type OshaCallWay = (typeof oshaCallWays)[number];

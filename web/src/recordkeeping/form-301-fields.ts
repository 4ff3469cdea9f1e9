import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';

/** All as fields have it: an empty text is nothing said. */
export const fieldsOf = (one: RecordedCase) => ({
  name: one.person.name ?? '',
  jobTitle: one.person.jobTitle ?? '',
  address: one.person.address ?? '',
  dateOfBirth: one.person.dateOfBirth ?? '',
  dateHired: one.person.dateHired ?? '',
  sex: (one.person.sex ?? '') as string,
  privacyReason: (one.privacyReason ?? '') as string,
  establishmentId: one.establishmentId === null ? '' : String(one.establishmentId),
  caseNumber: one.caseNumber ?? '',
  dateOfInjury: one.dateOfInjury,
  illnessType: one.illnessType as string,
  whereOccurred: one.whereOccurred,
  description: one.description,
  dateOfDeath: one.dateOfDeath ?? '',
  timeBeganWork: one.timeBeganWork ?? '',
  timeOfEvent: one.timeOfEvent ?? '',
  timeUnknown: one.timeUnknown,
  beforeIncident: one.beforeIncident,
  whatHappened: one.whatHappened,
  injuryOrIllness: one.injuryOrIllness,
  objectOrSubstance: one.objectOrSubstance,
  physician: one.physician ?? '',
  facility: one.facility ?? '',
  emergencyRoom: one.emergencyRoom,
  inPatient: one.inPatient,
});
export type CaseFields = ReturnType<typeof fieldsOf>;

const ofPerson: ReadonlySet<string> = new Set([
  'name',
  'jobTitle',
  'address',
  'dateOfBirth',
  'dateHired',
  'sex',
]);
/** Emptied, they are texts; all others are then nothing. */
const texts: ReadonlySet<string> = new Set([
  ...['name', 'jobTitle', 'dateOfInjury', 'whereOccurred', 'description'],
  ...['beforeIncident', 'whatHappened', 'injuryOrIllness', 'objectOrSubstance'],
]);

/** What was typed and differs from the case, as PUT takes it: somebody else may be changing the rest. */
export function changesOf(one: RecordedCase, typed: Partial<CaseFields>): Record<string, unknown> {
  const before: Readonly<Record<string, unknown>> = fieldsOf(one);
  const said = Object.entries(typed)
    .filter(([name, value]) => value !== before[name])
    .map(([name, value]): [string, unknown] => {
      if (name === 'establishmentId') return [name, Number(value)];
      return [name, value === '' && !texts.has(name) ? null : value];
    });
  const person = said.filter(([name]) => ofPerson.has(name));
  return {
    ...Object.fromEntries(said.filter(([name]) => !ofPerson.has(name))),
    ...(person.length > 0 && { person: Object.fromEntries(person) }),
  };
}

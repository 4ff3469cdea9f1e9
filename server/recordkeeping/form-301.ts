import type { StoredCase } from './case-store.ts';
import { usDay } from './rules/us-day.ts';

const dayOrNone = (day: string | null): string => (day === null ? '' : usDay(day));
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** The 18 fields of the 301 by their numbers. */
export function form301({ row }: StoredCase): {
  caseId: number;
  fields: { number: number; value: string }[];
} {
  const values = [
    ...[row.name ?? '', row.address ?? '', dayOrNone(row.dateOfBirth), dayOrNone(row.dateHired)],
    ...[row.sex ?? '', row.physician ?? '', row.facility ?? '', yesNo(row.emergencyRoom)],
    ...[yesNo(row.inPatient), row.caseNumber ?? '', usDay(row.dateOfInjury), row.timeBeganWork ?? ''],
    row.timeUnknown ? 'cannot be determined' : (row.timeOfEvent ?? ''),
    ...[row.beforeIncident, row.whatHappened, row.injuryOrIllness, row.objectOrSubstance],
    dayOrNone(row.dateOfDeath),
  ];
  return { caseId: row.id, fields: values.map((value, at) => ({ number: at + 1, value })) };
}

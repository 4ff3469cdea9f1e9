import type { EstablishmentSize, EstablishmentType } from '@tailboard/contract/recordkeeping-terms.ts';
import { illnessTypes, type CaseClass } from '@tailboard/contract/recordkeeping-terms.ts';
import type { SignedSummary } from './summary.ts';
import { usDay } from './us-day.ts';

/**
 * The two files of OSHA's Injury Tracking Application. Columns in the order of its templates; codes, dates and times as it
 * reads them (shared facts on recordkeeping, section 4).
 */
const SUMMARY_COLUMNS = [
  ...['establishment_name', 'ein', 'company_name', 'street_address', 'city', 'state', 'zip', 'naics_code'],
  ...['industry_description', 'size', 'establishment_type', 'year_filing_for', 'annual_average_employees'],
  ...['total_hours_worked', 'no_injuries_illnesses', 'total_deaths', 'total_dafw_cases'],
  ...['total_djtr_cases', 'total_other_cases', 'total_dafw_days', 'total_djtr_days', 'total_injuries'],
  ...['total_skin_disorders', 'total_respiratory_conditions', 'total_poisonings', 'total_hearing_loss'],
  ...['total_other_illnesses', 'change_reason'],
];
const CASE_COLUMNS = [
  ...['establishment_name', 'year_of_filing', 'case_number', 'job_title', 'date_of_incident'],
  ...['incident_location', 'incident_description', 'incident_outcome', 'dafw_num_away', 'djtr_num_tr'],
  ...['type_of_incident', 'date_of_birth', 'date_of_hire', 'sex', 'treatment_facility_type'],
  ...['treatment_in_patient', 'time_started_work', 'time_of_incident', 'time_unknown'],
  ...['nar_before_incident', 'nar_what_happened', 'nar_injury_illness', 'nar_object_substance'],
  'date_of_death',
];

const sizes: Readonly<Record<EstablishmentSize, number>> = {
  ...{ 'under-20': 1, '20-99': 21, '100-249': 22, '250-or-more': 3 },
};
const types: Readonly<Record<EstablishmentType, number>> = { 'not-government': 1, state: 2, local: 3 };
const outcomes: Readonly<Record<CaseClass, number>> = { G: 1, H: 2, I: 3, J: 4 };

/** A case as its row wants it; of the person what the file takes. */
export type FiledCase = Readonly<{
  caseNumber: string;
  jobTitle: string;
  dateOfInjury: string;
  whereOccurred: string;
  description: string;
  class: CaseClass;
  daysAway: number;
  daysRestricted: number;
  illnessType: (typeof illnessTypes)[number];
  dateOfBirth: string | null;
  dateHired: string | null;
  sex: 'F' | 'M' | null;
  emergencyRoom: boolean;
  inPatient: boolean;
  timeBeganWork: string | null;
  timeOfEvent: string | null;
  timeUnknown: boolean;
  beforeIncident: string;
  whatHappened: string;
  injuryOrIllness: string;
  objectOrSubstance: string;
  dateOfDeath: string | null;
}>;

type Cell = string | number;
/** Text whose zeros at the beginning a spreadsheet would drop. */
type Quoted = Readonly<{ quoted: string }>;

export function summaryCsv(summary: Omit<SignedSummary, 'signature'>): string {
  const { establishment: place, totals, year, averageEmployees, hoursWorked } = summary;
  const cases = totals.deaths + totals.daysAwayCases + totals.restrictedCases + totals.otherCases;
  return csvOf(SUMMARY_COLUMNS, [
    [
      ...[place.name, quoted(place.ein), place.companyName ?? '', place.street, place.city, place.state],
      ...[quoted(place.zip), place.naics, place.industryDescription ?? '', sizes[place.size]],
      ...[types[place.establishmentType], year, averageEmployees ?? '', hoursWorked ?? ''],
      ...[cases > 0 ? 1 : 2, totals.deaths, totals.daysAwayCases, totals.restrictedCases, totals.otherCases],
      ...[totals.daysAway, totals.daysRestricted, totals.injuries, totals.skinDisorders],
      ...[totals.respiratoryConditions, totals.poisonings, totals.hearingLoss, totals.otherIllnesses, ''],
    ],
  ]);
}

export const casesCsv = (
  { establishmentName, year }: { establishmentName: string; year: number },
  cases: readonly FiledCase[],
): string =>
  csvOf(
    CASE_COLUMNS,
    cases.map((one) => [
      ...[establishmentName, year, one.caseNumber, one.jobTitle, usDay(one.dateOfInjury)],
      ...[one.whereOccurred, one.description, outcomes[one.class], one.daysAway, one.daysRestricted],
      ...[illnessTypes.indexOf(one.illnessType) + 1, dayOrNone(one.dateOfBirth), dayOrNone(one.dateHired)],
      ...[one.sex ?? '', Number(one.emergencyRoom), Number(one.inPatient), one.timeBeganWork ?? ''],
      ...[one.timeUnknown ? '' : (one.timeOfEvent ?? ''), one.timeUnknown ? 1 : ''],
      ...[one.beforeIncident, one.whatHappened, one.injuryOrIllness, one.objectOrSubstance],
      dayOrNone(one.dateOfDeath),
    ]),
  );

const dayOrNone = (day: string | null): string => (day === null ? '' : usDay(day));
const quoted = (text: string | null): Quoted | '' => (text === null ? '' : { quoted: text });

/** What a spreadsheet takes for a formula when the file is opened in one. The check refuses it; asked for anyway, it is disarmed. */
export const beginsAsFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

const csvOf = (columns: readonly string[], rows: readonly (readonly (Cell | Quoted)[])[]): string =>
  [columns.join(), ...rows.map((row) => row.map(cellOf).join())].map((line) => `${line}\r\n`).join('');

function cellOf(cell: Cell | Quoted): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return `"${cell.quoted}"`;
  const line = cell.replaceAll(/\s+/g, ' ').trim();
  const text = beginsAsFormula(line) ? `'${line}` : line;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

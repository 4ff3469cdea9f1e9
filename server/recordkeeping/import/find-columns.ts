import { say } from '../../sentences/say.ts';
import { refuseFile } from './receive-sheet.ts';

/** What a column holds, in the names of ITA's file; those of the 300 alone begin with a letter of the form. */
type Column = string;
export type Layout = Readonly<{
  layout: 'ita' | '300';
  /** The first row below the headings. */
  firstRow: number;
  /** Where each column stands, and how it is headed. */
  columns: ReadonlyMap<Column, Readonly<{ at: number; heading: string }>>;
}>;

const ITA = [
  ...['establishment_name', 'year_of_filing', 'case_number', 'job_title', 'date_of_incident'],
  ...['incident_location', 'incident_description', 'incident_outcome', 'dafw_num_away', 'djtr_num_tr'],
  ...['type_of_incident', 'date_of_birth', 'date_of_hire', 'sex', 'treatment_facility_type'],
  ...['treatment_in_patient', 'time_started_work', 'time_of_incident', 'time_unknown'],
  ...['nar_before_incident', 'nar_what_happened', 'nar_injury_illness', 'nar_object_substance'],
  'date_of_death',
];
const ITA_REQUIRED = [
  ...['case_number', 'job_title', 'date_of_incident', 'incident_location', 'incident_description'],
  ...['incident_outcome', 'type_of_incident'],
];
const OF_300 = new Set([
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
  ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
]);
const LOG_REQUIRED = ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'M1'];

/** Headings lie within the first rows: forms have some above. */
const FARTHEST_HEADING = 30;
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** The column of the 300 that a heading names: `(A) Case no.`, `A`, `(M1) Injury`, `(1)`. */
function columnOf300(heading: string): Column | null {
  const text = heading.trim();
  if (/^lined out on$/i.test(text)) return 'lined-out';
  const [, marked, alone] = /^(?:\(\s*(M?\s?[A-L1-6]|M\s?[1-6])\s*\)|(M\s?[1-6]|[A-L])$)/i.exec(text) ?? [];
  const letter = (marked ?? alone ?? '').replaceAll(/\s/g, '').toUpperCase();
  const named = /^\d$/.test(letter) ? `M${letter}` : letter;
  return OF_300.has(named) ? named : null;
}

function headings(row: readonly string[], columnOf: (heading: string) => Column | null) {
  const found = new Map<Column, { at: number; heading: string }>();
  for (const [at, heading] of row.entries()) {
    const column = columnOf(heading);
    if (column !== null && !found.has(column)) found.set(column, { at, heading: heading.trim() });
  }
  return found;
}

/** Finds the headings of ITA's case file or of the 300. Any other layout throws `invalid-input` with what is missing. */
export function findColumns(rows: readonly (readonly string[])[]): Layout {
  const ofIta = (heading: string) => ITA.find((column) => column === plain(heading)) ?? null;
  for (const [at, row] of rows.slice(0, FARTHEST_HEADING).entries()) {
    const ita = headings(row, ofIta);
    if (ita.has('case_number') || ita.size >= 3)
      return { layout: 'ita', firstRow: at + 1, columns: checked(ita, ITA_REQUIRED) };
    const log = headings(row, columnOf300);
    if (!log.has('A') || !log.has('D')) continue;
    // Columns M1 to M6 stand a row lower on some sheets.
    const below = headings(rows[at + 1] ?? [], columnOf300);
    const isHeading = below.has('M1') && !below.has('A');
    const columns = isHeading ? new Map([...below, ...log]) : log;
    return { layout: '300', firstRow: at + (isHeading ? 2 : 1), columns: checked(columns, LOG_REQUIRED) };
  }
  throw refuseFile(say('records.import.layout'));
}

function checked(columns: Layout['columns'], required: readonly string[]): Layout['columns'] {
  const missing = required.filter((column) => !columns.has(column));
  if (missing.length > 0) throw refuseFile(say('records.import.columns', { columns: missing.join(', ') }));
  return columns;
}

import {
  caseClasses,
  illnessTypes,
  MOST_DAYS,
  type CaseClass,
  type IllnessType,
  type Sex,
} from '@tailboard/contract/recordkeeping-terms.ts';
import { say, type Said } from '../../sentences/say.ts';
import { countDays, type DayPeriod } from '../rules/days.ts';
import { daysAfter } from '../rules/due-days.ts';
import type { recordedCases } from '../tables.ts';
import type { Layout } from './find-columns.ts';
import { countOf, dayOf, lineOf, timeOf } from './read-cells.ts';

type Inserted = typeof recordedCases.$inferInsert;
export type RowError = Readonly<{ row: number; field: string; column: string; message: Said }>;
export type ReadRow = Readonly<{
  row: number;
  /** Column names of the case; not to be written where there are errors. */
  values: Inserted & { caseNumber: string };
  class: CaseClass | null;
  illnessType: IllnessType | null;
  daysAway: number;
  daysRestricted: number;
  periods: readonly DayPeriod[];
  errors: readonly RowError[];
}>;

type Asked = Readonly<{ year: number; today: string; establishment: { id: number; name: string } }>;

const LONGEST = { caseNumber: 20, name: 120, jobTitle: 120, line: 255, narrative: 2_000 } as const;

/** A case as a row of the file says it, with everything that is wrong with it. Null: a row of totals, lined out or empty. */
export function readCase(
  cells: readonly string[],
  { row, layout, asked }: { row: number; layout: Layout; asked: Asked },
): ReadRow | null {
  const { columns } = layout;
  const isIta = layout.layout === 'ita';
  const at = (column: string) => lineOf(cells[columns.get(column)?.at ?? -1] ?? '');
  if (cells.every((cell) => cell.trim() === '') || at('lined-out') !== '') return null;
  const errors: RowError[] = [];
  const fault = (field: string, column: string, message: Said) => {
    errors.push({ row, field, column: columns.get(column)?.heading ?? column, message });
  };
  const text = (field: string, column: string, most: number, isRequired = true) => {
    const said = at(column);
    if (isRequired && said === '') fault(field, column, say('field.required'));
    if (said.length > most) fault(field, column, say('records.import.long', { most }));
    return said.slice(0, most);
  };
  const day = (field: string, column: string) => {
    const said = at(column);
    const read = said === '' ? null : dayOf(said);
    if (said !== '' && read === null) fault(field, column, say('records.import.day'));
    if (read !== null && read > asked.today) fault(field, column, say('field.date-ahead'));
    return read;
  };
  const time = (field: string, column: string) => {
    const said = at(column);
    const read = said === '' ? null : timeOf(said);
    if (said !== '' && read === null) fault(field, column, say('field.time-of-day'));
    return read;
  };
  const caseNumber = text('caseNumber', isIta ? 'case_number' : 'A', LONGEST.caseNumber, false);
  const jobTitle = text('jobTitle', isIta ? 'job_title' : 'C', LONGEST.jobTitle, false);
  // The last line of the 300 has totals alone.
  if (!isIta && caseNumber === '' && jobTitle === '' && at('D') === '') return null;
  if (caseNumber === '') fault('caseNumber', isIta ? 'case_number' : 'A', say('field.required'));
  if (jobTitle === '') fault('jobTitle', isIta ? 'job_title' : 'C', say('field.required'));
  if (isIta) {
    const place = at('establishment_name');
    if (place !== '' && place.toLowerCase() !== asked.establishment.name.toLowerCase()) {
      fault(
        'establishmentId',
        'establishment_name',
        say('records.import.place', { name: asked.establishment.name }),
      );
    }
    const filed = at('year_of_filing');
    if (filed !== '' && filed !== String(asked.year)) {
      fault('year', 'year_of_filing', say('records.import.year', { year: String(asked.year) }));
    }
  }
  const dayColumn = isIta ? 'date_of_incident' : 'D';
  const injured = day('dateOfInjury', dayColumn);
  if (at(dayColumn) === '') fault('dateOfInjury', dayColumn, say('field.required'));
  if (injured !== null && Number(injured.slice(0, 4)) !== asked.year) {
    fault('dateOfInjury', dayColumn, say('records.import.year', { year: String(asked.year) }));
  }
  const caseClass = oneOf(isIta ? 'incident_outcome' : ['G', 'H', 'I', 'J'], caseClasses);
  const illnessType = oneOf(isIta ? 'type_of_incident' : ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'], illnessTypes);
  /** By its number, or by the one box that is crossed. */
  function oneOf<Word extends string>(
    column: string | readonly string[],
    words: readonly Word[],
  ): Word | null {
    if (typeof column === 'string') return words[Number(at(column)) - 1] ?? null;
    const crossed = column.filter((letter) => !/^(?:|0|no|false|☐)$/i.test(at(letter)));
    const [first, ...more] = crossed;
    return first === undefined || more.length > 0 ? null : (words[column.indexOf(first)] ?? null);
  }
  const choices = (words: readonly string[]) => words.map((_, n) => n + 1).join(', ');
  const oneBox = (from: string, to: string) => say('records.import.one-box', { from, to });
  if (caseClass === null) {
    const message = isIta
      ? say('records.import.one-of', { choices: choices(caseClasses) })
      : oneBox('G', 'J');
    fault('class', isIta ? 'incident_outcome' : 'G', message);
  }
  if (illnessType === null) {
    const message = isIta
      ? say('records.import.one-of', { choices: choices(illnessTypes) })
      : oneBox('M1', 'M6');
    fault('illnessType', isIta ? 'type_of_incident' : 'M1', message);
  }
  const away = countOf(at(isIta ? 'dafw_num_away' : 'K'));
  const restricted = countOf(at(isIta ? 'djtr_num_tr' : 'L'));
  const [awayColumn, restrictedColumn] = isIta ? ['dafw_num_away', 'djtr_num_tr'] : ['K', 'L'];
  if (away === null) fault('daysAway', awayColumn ?? '', say('records.import.days'));
  if (restricted === null) fault('daysRestricted', restrictedColumn ?? '', say('records.import.days'));
  const [daysAway, daysRestricted] = [away ?? 0, restricted ?? 0];
  if (daysAway + daysRestricted > MOST_DAYS) fault('daysAway', awayColumn ?? '', say('records.import.days'));
  const isDead = caseClass === 'G';
  const died = day('dateOfDeath', 'date_of_death');
  if (died !== null && !isDead) fault('dateOfDeath', 'date_of_death', say('records.import.death'));
  if (died !== null && injured !== null && died < injured) {
    fault('dateOfDeath', 'date_of_death', say('field.death-before-injury'));
  }
  const follows = daysAway > 0 ? 'H' : daysRestricted > 0 ? 'I' : 'J';
  if (caseClass !== null && !isDead && caseClass !== follows) {
    fault('daysAway', awayColumn ?? '', say('records.import.class'));
  }
  const periods = injured === null ? [] : periodsOf(injured, { daysAway, daysRestricted });
  if (died !== null && injured !== null) {
    const counted = countDays({ dateOfInjury: injured, dateOfDeath: died, periods, today: asked.today });
    if (counted.daysAway !== daysAway || counted.daysRestricted !== daysRestricted) {
      fault('daysAway', awayColumn ?? '', say('records.import.after-death'));
    }
  }
  const timeOfEvent = time('timeOfEvent', 'time_of_incident');
  const timeUnknown = at('time_unknown') === '1';
  if (timeUnknown && timeOfEvent !== null) {
    fault('timeOfEvent', 'time_of_incident', say('field.event-time-unknown'));
  }
  const born = day('dateOfBirth', 'date_of_birth');
  const hired = day('dateHired', 'date_of_hire');
  if (born !== null && hired !== null && hired <= born) {
    fault('dateHired', 'date_of_hire', say('field.hired-before-born'));
  }
  const sex = at('sex').toUpperCase().slice(0, 1);
  if (sex !== '' && sex !== 'F' && sex !== 'M') {
    fault('sex', 'sex', say('records.import.one-of', { choices: 'F, M' }));
  }
  const narrative = (field: string, column: string) => text(field, column, LONGEST.narrative, false);
  return {
    ...{ row, class: caseClass, illnessType, daysAway, daysRestricted, periods },
    values: {
      ...{
        incidentId: null,
        establishmentId: asked.establishment.id,
        year: asked.year,
        caseNumber,
        jobTitle,
      },
      ...{ state: 'recordable', isProposed: false, dateOfInjury: injured ?? '', dateOfDeath: died },
      name: isIta ? null : text('person.name', 'B', LONGEST.name, false) || null,
      whereOccurred: text('whereOccurred', isIta ? 'incident_location' : 'E', LONGEST.line),
      description: text('description', isIta ? 'incident_description' : 'F', LONGEST.line),
      illnessType: illnessType ?? 'injury',
      ...{ dateOfBirth: born, dateHired: hired, sex: sex === '' ? null : (sex as Sex) },
      emergencyRoom: at('treatment_facility_type') === '1',
      inPatient: at('treatment_in_patient') === '1',
      ...{ timeBeganWork: time('timeBeganWork', 'time_started_work'), timeOfEvent, timeUnknown },
      beforeIncident: narrative('beforeIncident', 'nar_before_incident'),
      whatHappened: narrative('whatHappened', 'nar_what_happened'),
      injuryOrIllness: narrative('injuryOrIllness', 'nar_injury_illness'),
      objectOrSubstance: narrative('objectOrSubstance', 'nar_object_substance'),
    },
    errors,
  };
}

/** A log has days, not when they were: away from the day after the injury on, restricted after it. */
function periodsOf(
  injured: string,
  { daysAway, daysRestricted }: { daysAway: number; daysRestricted: number },
): DayPeriod[] {
  const period = (kind: DayPeriod['kind'], first: number, days: number): DayPeriod[] =>
    days === 0 ? [] : [{ kind, from: daysAfter(injured, first), to: daysAfter(injured, first + days - 1) }];
  return [...period('away', 1, daysAway), ...period('restricted', daysAway + 1, daysRestricted)];
}

import type { Log, LogEntry } from '@tailboard/contract/recordkeeping-forms.ts';
import { illnessTypes } from '@tailboard/contract/recordkeeping-terms.ts';
import { stringify } from 'csv-stringify/sync';
import { isoDay } from '../../days.ts';
import { usDay } from './us-day.ts';

/** Headings of the 300 (Rev. 2004); those of I to L are partly from memory. The log adds when an entry was made and lined out. */
const LOG_HEADINGS = [
  '(A) Case no.',
  '(B) Employee’s name',
  '(C) Job title',
  '(D) Date of injury or onset of illness',
  '(E) Where the event occurred',
  '(F) Describe injury or illness, parts of body affected, and object/substance that directly injured or made person ill',
  '(G) Death',
  '(H) Days away from work',
  '(I) Job transfer or restriction',
  '(J) Other recordable cases',
  '(K) Days away from work',
  '(L) Days on job transfer or restriction',
  '(M1) Injury',
  '(M2) Skin disorder',
  '(M3) Respiratory condition',
  '(M4) Poisoning',
  '(M5) Hearing loss',
  '(M6) All other illnesses',
  'Entered on',
  'Lined out on',
] as const;

const CROSS = 'X';
const crosses = <Word extends string>(words: readonly Word[], chosen: Word): string[] =>
  words.map((word) => (word === chosen ? CROSS : ''));

/** Cells of an entry in the order of the headings. */
function cellsOf(entry: LogEntry, timeZone: string): (string | number)[] {
  const day = (moment: string | null) => (moment === null ? '' : usDay(isoDay(new Date(moment), timeZone)));
  return [
    ...[entry.caseNumber, entry.name, entry.jobTitle, usDay(entry.dateOfInjury)],
    ...[entry.whereOccurred, entry.description],
    ...crosses(['G', 'H', 'I', 'J'], entry.class),
    ...[entry.daysAway, entry.daysRestricted],
    ...crosses(illnessTypes, entry.illnessType),
    ...[day(entry.enteredAt), day(entry.linedOutAt)],
  ];
}

/** The last line of a page or of the log. */
function totalCells({ totals }: Pick<Log, 'totals'>, name = 'Page totals'): (string | number)[] {
  const { deaths, daysAwayCases, restrictedCases, otherCases, daysAway, daysRestricted } = totals;
  const { injuries, skinDisorders, respiratoryConditions, poisonings, hearingLoss, otherIllnesses } = totals;
  return [
    ...['', '', '', '', '', name, deaths, daysAwayCases, restrictedCases, otherCases, daysAway],
    ...[daysRestricted, injuries, skinDisorders, respiratoryConditions, poisonings, hearingLoss],
    ...[otherIllnesses, '', ''],
  ];
}

/** The log for a spreadsheet: CRLF, formulas made harmless. */
export const logCsv = (log: Log, timeZone: string): string =>
  stringify([[...LOG_HEADINGS], ...log.entries.map((entry) => cellsOf(entry, timeZone)), totalCells(log)], {
    record_delimiter: 'windows',
    escape_formulas: true,
  });

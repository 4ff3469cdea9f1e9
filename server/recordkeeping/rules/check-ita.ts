import type { SentenceCode } from '@tailboard/contract/sentences/all.ts';
import { beginsAsFormula, type FiledCase } from './ita.ts';
import { namesIn, type Names } from './names.ts';
import type { SignedSummary } from './summary.ts';

type Values = Readonly<Record<string, string | number>>;
/** A rule that fails. `caseNumber` null: in the summary. `check`: not verified, it does not hold the file back. */
export type Failing = Readonly<{
  field: string;
  caseNumber: string | null;
  level: 'error' | 'check';
  code: SentenceCode;
  values: Values;
  /** Of a name in the text of the field. */
  positions: readonly Readonly<{ from: number; to: number }>[];
}>;

const failing = (field: string, code: SentenceCode, values: Values = {}): Failing => ({
  ...{ field, caseNumber: null, level: 'error', code, values, positions: [] },
});

/** OSHA's cross rules of the 300A, and what must stand in it. */
export function checkSummary(summary: Omit<SignedSummary, 'signature'>): Failing[] {
  const { establishment, totals, averageEmployees: people, hoursWorked: hours } = summary;
  const { daysAwayCases: h, restrictedCases: i, daysAway: k, daysRestricted: l } = totals;
  const cases = totals.deaths + h + i + totals.otherCases;
  const found: Failing[] = [];
  const rule = (holds: boolean, field: string, code: SentenceCode, values?: Values) => {
    if (!holds) found.push(failing(field, code, values));
  };
  rule(people !== null && people > 0 && people < 25_000, 'averageEmployees', 'records.check.employees');
  rule(hours !== null && hours > 0, 'hoursWorked', 'records.check.hours');
  if (people !== null && people > 0) {
    rule(people > cases, 'averageEmployees', 'records.check.more-cases-than-people', { people, cases });
    if (hours !== null && hours > 0) {
      const each = Math.round(hours / people);
      rule(hours > 500 * people && hours < 8_760 * people, 'hoursWorked', 'records.check.hours-each', {
        each,
      });
    }
  }
  rule(h > 0 === k > 0, 'daysAway', 'records.check.days-without-case');
  rule(k >= h, 'daysAway', 'records.check.fewer-days-than-cases');
  rule(i === 0 || l > 0, 'daysRestricted', 'records.check.restricted-without-days');
  rule(l === 0 || h + i > 0, 'daysRestricted', 'records.check.restricted-days-without-case');
  rule(!/\bp\.? ?o\.? box\b/i.test(establishment.street), 'street', 'records.check.po-box');
  for (const field of ['name', 'companyName', 'street', 'city', 'industryDescription'] as const) {
    rule(!beginsAsFormula(establishment[field] ?? ''), field, 'records.check.formula');
  }
  return found;
}

const NARRATIVES = ['beforeIncident', 'whatHappened', 'injuryOrIllness', 'objectOrSubstance'] as const;
const REQUIRED = ['jobTitle', 'whereOccurred', 'description', ...NARRATIVES] as const;
const LINES = ['jobTitle', 'whereOccurred', 'description'] as const;
/** Of a line, in other programs' code alone. */
const LONGEST_LINE = 255;

/** What fails in a row of the cases, with `names` that may not stand in its texts. */
export function checkCase(one: FiledCase, names: Names): Failing[] {
  const found: Failing[] = [];
  const rule = (holds: boolean, field: string, code: SentenceCode, values?: Values) => {
    if (!holds) found.push({ ...failing(field, code, values), caseNumber: one.caseNumber });
  };
  for (const field of REQUIRED) {
    rule(one[field].trim() !== '', field, 'records.check.empty');
    rule(!beginsAsFormula(one[field].trim()), field, 'records.check.formula');
    for (const [name, places] of Map.groupBy(namesIn(one[field], names), (found) => found.name)) {
      found.push({
        ...failing(field, 'records.check.name', { name }),
        caseNumber: one.caseNumber,
        positions: places.map(({ from, to }) => ({ from, to })),
      });
    }
  }
  for (const field of LINES) {
    if (one[field].length > LONGEST_LINE) {
      const { caseNumber } = one;
      found.push({
        ...failing(field, 'records.check.long', { most: LONGEST_LINE }),
        caseNumber,
        level: 'check',
      });
    }
  }
  rule(one.class !== 'G' || one.dateOfDeath !== null, 'dateOfDeath', 'records.check.no-date-of-death');
  rule(
    one.timeUnknown ? one.timeOfEvent === null : one.timeOfEvent !== null,
    'timeOfEvent',
    'records.check.time-of-event',
  );
  const { dateOfBirth, dateHired, dateOfInjury } = one;
  rule(
    dateOfBirth === null || dateOfBirth < (dateHired ?? dateOfInjury),
    'dateOfBirth',
    'records.check.born',
  );
  rule(dateHired === null || dateHired <= dateOfInjury, 'dateHired', 'records.check.hired');
  return found;
}

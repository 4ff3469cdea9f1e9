import type { Totals } from '@tailboard/contract/recordkeeping-forms.ts';
import { caseClasses, illnessTypes, sexes } from '@tailboard/contract/recordkeeping-terms.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenCases, goldenFile, goldenFiled, goldenPlace, rowsOf } from '../golden/read-golden.ts';
import { checkCase, checkSummary } from './check-ita.ts';
import { casesCsv, summaryCsv, type FiledCase } from './ita.ts';
import { namesByPart } from './names.ts';
import { totalsOf } from './log.ts';
import { poissonInterval, rateOf } from './rates.ts';
import type { SignedSummary } from './summary.ts';

const entries = goldenCases.map(({ expected, illnessType }) => Object.assign({ illnessType }, expected));
const summary: Omit<SignedSummary, 'signature'> = {
  ...{ year: 2025, establishment: goldenPlace, averageEmployees: 120, hoursWorked: 240_000 },
  totals: totalsOf(entries),
};
const read = (csv: string): Record<string, string>[] => parse(csv, { columns: true });

describe('the files of OSHA’s application', () => {
  it('are what was written by hand, byte for byte', () => {
    const lines = goldenFile('summary.txt').split('\n').slice(1, -1);
    expect(Object.entries(summary.totals).map(([name, count]) => `${name} ${count}`)).toEqual(lines);
    expect(summaryCsv(summary)).toBe(goldenFile('ita-summary.csv'));
    expect(casesCsv({ establishmentName: 'North Yard', year: 2025 }, goldenFiled)).toBe(
      goldenFile('ita-cases.csv'),
    );
    expect([
      checkSummary(summary),
      goldenFiled.flatMap((one) => checkCase(one, namesByPart(['Ana Ruiz']))),
    ]).toEqual([[], []]);
    expect(rowsOf('cases.txt')).toHaveLength(14);
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((typed) => typed.replaceAll('\0', ''));
  const day = fc
    .integer({ min: 0, max: 12_000 })
    .map((days) => new Date(days * 86_400_000 + 3e11).toISOString().slice(0, 10));
  const filed: fc.Arbitrary<FiledCase> = fc.record({
    ...{ caseNumber: fc.nat(999).map(String), jobTitle: text, dateOfInjury: day, whereOccurred: text },
    ...{ description: text, class: fc.constantFrom(...caseClasses), daysAway: fc.nat(180) },
    ...{ daysRestricted: fc.constant(0), illnessType: fc.constantFrom(...illnessTypes) },
    ...{ dateOfBirth: fc.option(day), dateHired: fc.option(day), sex: fc.option(fc.constantFrom(...sexes)) },
    ...{ emergencyRoom: fc.boolean(), inPatient: fc.boolean(), timeBeganWork: fc.constant('07:00') },
    ...{ timeOfEvent: fc.option(fc.constant('14:05')), timeUnknown: fc.boolean(), beforeIncident: text },
    ...{ whatHappened: text, injuryOrIllness: text, objectOrSubstance: text, dateOfDeath: fc.option(day) },
  });

  it('are read back by another parser as they were, with no formula in them', () => {
    fc.assert(
      fc.property(filed, (one) => {
        const csv = casesCsv({ establishmentName: 'Yard', year: 2025 }, [one]);
        expect(csv.endsWith('\r\n')).toBe(true);
        const [row = {}, ...more] = read(csv);
        expect([more, Object.keys(row).length]).toEqual([[], 24]);
        const line = one.whatHappened.replaceAll(/\s+/g, ' ').trim();
        expect(row['nar_what_happened']?.replace(/^'(?=[=+\-@])/, '')).toBe(line);
        expect(Object.values(row).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(row['time_unknown'] === '1').toBe(one.timeUnknown);
        if (one.timeUnknown) expect(row['time_of_incident']).toBe('');
      }),
    );
  });

  it('pass the check exactly where an independent look at the file finds the rules kept', () => {
    fc.assert(
      fc.property(filed, (one) => {
        const [row = {}] = read(casesCsv({ establishmentName: 'Yard', year: 2025 }, [one]));
        const at = (name: string) => row[name] ?? '';
        const iso = (name: string) => at(name).replace(/^(..)\/(..)\/(....)$/, '$3$1$2');
        const [born, hired, hurt] = [iso('date_of_birth'), iso('date_of_hire'), iso('date_of_incident')];
        const texts = ['job_title', 'incident_location', 'incident_description', 'nar_before_incident'];
        texts.push('nar_what_happened', 'nar_injury_illness', 'nar_object_substance');
        const isKept =
          texts.every((name) => at(name) !== '' && !/^'[=+\-@]/.test(at(name))) &&
          (at('incident_outcome') !== '1' || at('date_of_death') !== '') &&
          (at('time_unknown') === '1' ? one.timeOfEvent === null : at('time_of_incident') !== '') &&
          (born === '' || born < (hired === '' ? hurt : hired)) &&
          (hired === '' || hired <= hurt);
        expect(checkCase(one, namesByPart([])).length === 0).toBe(isKept);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, Partial<typeof summary>, Partial<Totals>, string[]]>([
    ['nobody', { averageEmployees: null }, {}, ['averageEmployees']],
    ['25,000 people', { averageEmployees: 25_000, hoursWorked: 50_000_000 }, {}, ['averageEmployees']],
    ['no hours', { hoursWorked: null }, {}, ['hoursWorked']],
    ['500 hours each', { hoursWorked: 60_000 }, {}, ['hoursWorked']],
    ['8,760 hours each', { hoursWorked: 8_760 * 120 }, {}, ['hoursWorked']],
    ['as many cases as people', { averageEmployees: 14, hoursWorked: 28_000 }, {}, ['averageEmployees']],
    ['cases without days', {}, { daysAway: 0 }, ['daysAway', 'daysAway']],
    ['fewer days than cases', {}, { daysAway: 6 }, ['daysAway']],
    ['restriction without days', {}, { daysRestricted: 0 }, ['daysRestricted']],
    ['a PO box', { establishment: { ...goldenPlace, street: 'P.O. Box 12' } }, {}, ['street']],
    ['a formula', { establishment: { ...goldenPlace, city: '=1+1' } }, {}, ['city']],
  ])('%s fails by field', (_name, changed, totals, fields) => {
    const failing = checkSummary({ ...summary, ...changed, totals: { ...summary.totals, ...totals } });
    expect(failing.map(({ field }) => field)).toEqual(fields);
  });

  it('point names out, whole or in part', () => {
    const [first] = goldenFiled;
    if (first === undefined) throw new Error('There is no case');
    const named = { ...first, whatHappened: 'Ruiz called Ben, the rose bush was in the way' };
    const found = checkCase(named, namesByPart(['Ana Ruiz', 'Ben Ott', 'Rose Al', 'Al']));
    expect(found.map(({ field, values }) => [field, values['name']])).toEqual([
      ['whatHappened', 'Ruiz'],
      ['whatHappened', 'Ben'],
    ]);
  });
});

describe('rates', () => {
  it('are those of the forms package and of BLS', () => {
    expect([rateOf(3, 118_000), rateOf(14, 240_000), rateOf(13, 240_000), rateOf(9, 240_000)]).toEqual([
      ...[5.08, 11.67, 10.83, 7.5],
    ]);
    expect([rateOf(299, 240_000), rateOf(1, 0), rateOf(1, null), rateOf(1, 20_000)]).toEqual([
      ...[249.17, null, null, 10],
    ]);
  });

  it.each([
    [0, 0, 3.6889],
    [1, 0.0253, 5.5716],
    [5, 1.6235, 11.6683],
    [14, 7.6539, 23.4896],
    [100, 81.3639, 121.6272],
  ])('have the exact interval of %i cases: %d to %d', (count, low, high) => {
    const interval = poissonInterval(count);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('totals', () => {
  it('of the four classes are those of the six types', () => {
    const entry = fc.record({
      class: fc.constantFrom(...caseClasses),
      illnessType: fc.constantFrom(...illnessTypes),
      daysAway: fc.nat(180),
      daysRestricted: fc.nat(180),
    });
    fc.assert(
      fc.property(fc.array(entry), (given) => {
        const totals = totalsOf(given);
        const { deaths, daysAwayCases, restrictedCases, otherCases } = totals;
        const { injuries, skinDisorders, respiratoryConditions, poisonings, hearingLoss } = totals;
        expect(deaths + daysAwayCases + restrictedCases + otherCases).toBe(given.length);
        expect(
          injuries + skinDisorders + respiratoryConditions + poisonings + hearingLoss + totals.otherIllnesses,
        ).toBe(given.length);
        const checked = checkSummary({ ...summary, totals });
        const crosses = checked.filter(({ field }) => field.startsWith('days')).length > 0;
        const isOff =
          daysAwayCases > 0 !== totals.daysAway > 0 ||
          totals.daysAway < daysAwayCases ||
          (restrictedCases > 0 && totals.daysRestricted === 0) ||
          (totals.daysRestricted > 0 && daysAwayCases + restrictedCases === 0);
        expect(crosses).toBe(isOff);
      }),
    );
  });
});

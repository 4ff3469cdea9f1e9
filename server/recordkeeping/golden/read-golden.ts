import {
  caseClasses,
  illnessTypes,
  privacyReasons,
  type CaseClass,
} from '@tailboard/contract/recordkeeping-terms.ts';
import { readFileSync } from 'node:fs';
import type { DayPeriod } from '../rules/days.ts';
import type { FiledCase } from '../rules/ita.ts';
import type { SignedSummary } from '../rules/summary.ts';

/** The fourteen cases of an establishment that were counted by hand, for tests. */

export const TODAY = '2026-11-23';

export const goldenFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Rows of a table with bars between its cells. */
export const rowsOf = (name: string): string[][] =>
  goldenFile(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word => {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`${text} is none of ${words.join()}`);
  return found;
};
const orNull = (text: string): string | null => (text === '-' ? null : text);

function periodsOf(kind: DayPeriod['kind'], cell: string): DayPeriod[] {
  return (orNull(cell)?.split(' ') ?? []).map((period) => {
    const [from = '', to = ''] = period.split('..');
    return { kind, from, to: to === '' ? null : to };
  });
}

export const goldenCases = rowsOf('cases.txt').map(
  ([no = '', name = '', job = '', injured = '', where = '', what = '', type = '', privacy = '', ...more]) => {
    const [died = '', away = '', restricted = '', className = '', k = '', l = ''] = more;
    const reason = orNull(privacy);
    return {
      caseNumber: no,
      name,
      jobTitle: job,
      dateOfInjury: injured,
      whereOccurred: where,
      description: what,
      illnessType: oneOf(illnessTypes, type),
      privacyReason: reason === null ? null : oneOf(privacyReasons, reason),
      dateOfDeath: orNull(died),
      periods: [...periodsOf('away', away), ...periodsOf('restricted', restricted)],
      expected: {
        class: oneOf<CaseClass>(caseClasses, className),
        daysAway: Number(k),
        daysRestricted: Number(l),
      },
    };
  },
);

/** The establishment of the files. */
export const goldenPlace: SignedSummary['establishment'] = {
  ...{ name: 'North Yard', companyName: 'Tailboard Line, LLC', street: '100 Harry Hines Blvd' },
  ...{ city: 'Dallas', state: 'TX', zip: '75235', naics: '238160', ein: '123456789' },
  ...{ industryDescription: 'Roofing and line work', establishmentType: 'not-government', size: '100-249' },
};

/** Fields 14 to 17 of the 301 of cases 1 to 3; of the others 14 and 15 are alike. */
const narratives: readonly (readonly [string, string, string, string])[] = [
  ['Setting a transformer', 'The sling slipped, the transformer fell', 'Crushed left foot', 'Transformer'],
  ['Carrying sheets', 'He said "it slipped"', 'Cut right palm', 'Metal sheet'],
  ['Loading the truck', 'Lifted a reel', 'Strained lower back', 'Cable reel'],
  ...(
    [
      ['Rash on both arms', 'Poison ivy'],
      ['Asthma', 'Adhesive fumes'],
      ['Carbon monoxide', 'Generator exhaust'],
      ['Hearing loss', 'Breaker noise'],
      ['Heat stroke', 'Sun'],
      ['Cut on finger', 'Needle'],
      ['Illness', 'Nothing'],
      ['Sprained shoulder', 'Cable'],
      ['Torn knee', 'Ladder'],
      ['Burns', 'Arc flash'],
      ['Broken wrist', 'Ice'],
    ] as const
  ).map(([harm, object]) => ['Working', 'See the description', harm, object] as const),
];

/** The cases as the file of cases takes them. */
export const goldenFiled: readonly FiledCase[] = goldenCases.map((one, at) => {
  const [beforeIncident = '', whatHappened = '', injuryOrIllness = '', objectOrSubstance = ''] =
    narratives[at] ?? [];
  const isTreated = one.caseNumber === '1' || one.caseNumber === '13';
  const { expected, name: _, periods: __, privacyReason: ___, ...told } = one;
  return Object.assign(told, expected, {
    ...{ dateOfBirth: at < 2 ? '1980-02-03' : null, dateHired: at < 2 ? '2015-03-01' : null },
    ...{ sex: (['F', 'M'] as const)[at] ?? null, emergencyRoom: isTreated, inPatient: isTreated },
    ...{ timeBeganWork: '07:00', timeUnknown: at === 1, beforeIncident, whatHappened },
    timeOfEvent: at === 0 ? '14:05' : at === 1 ? null : '09:30',
    ...{ injuryOrIllness, objectOrSubstance },
  });
});

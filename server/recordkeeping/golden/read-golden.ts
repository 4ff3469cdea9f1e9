import {
  caseClasses,
  illnessTypes,
  privacyReasons,
  type CaseClass,
} from '@tailboard/contract/recordkeeping-terms.ts';
import { readFileSync } from 'node:fs';
import type { DayPeriod } from '../rules/days.ts';

/** The fourteen cases of an establishment that were counted by hand, for tests. */

export const TODAY = '2026-11-23';

const goldenFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

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

import {
  decideCase,
  decisionOf,
  recurrences,
  situations,
  treatmentKinds,
  whose,
  type TreatmentKind,
} from '@tailboard/contract/recordkeeping-decision.ts';
import { criteria, exceptions } from '@tailboard/contract/recordkeeping-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../golden/read-golden.ts';

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const known = <Word extends string>(words: readonly Word[], text: string): Word => {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`Nothing is called ${text}`);
  return found;
};

const rows = rowsOf('decisions.txt').map(
  ([
    what = '',
    situation = '',
    whosePerson = '',
    recurrence = '',
    outcome = '',
    recordable = '',
    section = '',
  ]) => {
    const parts = outcome === 'none' ? [] : outcome.split(' ');
    return {
      what,
      situation: known(keys(situations), situation),
      whose: known(keys(whose), whosePerson),
      recurrence: known(keys(recurrences), recurrence),
      treatments: parts
        .filter((part) => part.startsWith('t:'))
        .map((part): TreatmentKind => known(keys(treatmentKinds), part.slice(2))),
      criteria: parts.filter((part) => !part.startsWith('t:')).map((part) => known(criteria, part)),
      expected: { recordable, paragraph: `29 CFR ${section}` },
    };
  },
);

describe('the decision', () => {
  it.each(rows.map((row) => [row.what, row] as const))('%s', (_, row) => {
    expect(decideCase(decisionOf(row), row.situation)).toEqual(row.expected);
  });

  it('has a row for every situation, recurrence, treatment, criterion and exception', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    const used = new Set(
      rows.flatMap(({ situation, whose: person, recurrence, treatments, criteria: met }) =>
        [[situation, person, recurrence], treatments, met].flat(),
      ),
    );
    const all = [situations, whose, recurrences, treatmentKinds].flatMap((table) => Object.keys(table));
    const left = [...all, ...criteria].filter((word) => !used.has(word as never));
    expect(left).toEqual([]);
  });

  it('is yes by a criterion of a new case of work alone', () => {
    const yesNo = fc.constantFrom('yes' as const, 'no' as const);
    const decision = fc.record({
      ours: yesNo,
      workRelated: yesNo,
      exception: fc.option(fc.constantFrom(...exceptions)),
      newCase: yesNo,
      criteria: fc.subarray([...criteria]),
    });
    fc.assert(
      fc.property(decision, (made) => {
        const isYes =
          made.ours === 'yes' &&
          made.exception === null &&
          made.workRelated === 'yes' &&
          made.newCase === 'yes' &&
          made.criteria.length > 0;
        const { recordable, paragraph } = decideCase(made);
        expect(recordable).toBe(isYes ? 'yes' : 'no');
        expect(paragraph).toMatch(/^29 CFR 1904\.(31|5|6|7|8|9|10|11)(\([a-z0-9]+\))+$/);
        expect(decideCase({ ...made, criteria: made.criteria.toReversed() }).paragraph).toBe(paragraph);
      }),
    );
  });
});

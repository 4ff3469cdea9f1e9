import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { runsOf } from './move-records.ts';

const runs = (removed: number[], keys: number[]) =>
  runsOf(new Set(removed), keys).map(({ lower, upper }) => [lower, upper]);

it('deletes neighbours together, and nothing that lies between them', () => {
  expect(runs([-5, -4, -2, 3, 4], [-5, -4, -3, -2, 3, 4, 9])).toEqual([
    [-5, -4],
    [-2, -2],
    [3, 4],
  ]);
  expect(runs([], [1, 2])).toEqual([]);
});

it('never reaches from local ids to the ids of the server', () => {
  expect(runs([-2, 7], [-2, 7])).toEqual([
    [-2, -2],
    [7, 7],
  ]);
});

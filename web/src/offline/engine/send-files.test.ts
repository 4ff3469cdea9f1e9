import { expect, it } from 'vitest';
import { groupFiles } from './send-files.ts';
import type { ReadyFile } from './find-work.ts';

const aFile = (id: number, overrides: Partial<ReadyFile> = {}): ReadyFile => ({
  id,
  liesUnder: -5,
  recordId: 7,
  size: 300_000,
  documentKey: null,
  progressKey: 'a',
  ...overrides,
});
const files = (count: number, overrides: Partial<ReadyFile> = {}) =>
  Array.from({ length: count }, (_, id) => aFile(id, overrides));
const idsOf = (groups: readonly ReadyFile[][]) => groups.map((group) => group.map(({ id }) => id));

it('gives every connection something before it puts two files together', () => {
  expect(idsOf(groupFiles([]))).toEqual([]);
  expect(groupFiles(files(6)).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(idsOf(groupFiles(files(7)))).toEqual([[0, 1], [2, 3], [4, 5], [6]]);
});

it('puts at most four together, in their order', () => {
  const groups = groupFiles(files(50));
  expect(groups.every(({ length }) => length <= 4)).toBe(true);
  expect(groups).toHaveLength(13);
  expect(idsOf(groups).flat()).toEqual(files(50).map(({ id }) => id));
});

it('puts no more bytes together than one large photo has', () => {
  const groups = groupFiles(files(30, { size: 500_000 }));
  expect(groups.map(({ length }) => length)).toEqual(Array.from({ length: 15 }, () => 2));
});

it('leaves large files, and those of claims, alone', () => {
  const large = aFile(100, { size: 3_000_000 });
  const bill = aFile(101, { documentKey: 'medical-bill' });
  const mixed = [...files(3), large, ...files(3), bill, ...files(20)];
  const groups = groupFiles(mixed);
  for (const file of [large, bill]) expect(groups).toContainEqual([file]);
  expect(groups.flat()).toHaveLength(mixed.length);
  for (const group of groups) {
    if (group.length > 1) expect(group.some((file) => file === large || file === bill)).toBe(false);
  }
});

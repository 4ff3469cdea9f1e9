import { expect, it } from 'vitest';
import { folderSyncs } from './sync-folder.ts';

/** A folder's fsync whose end the test decides. */
function aSlowDisk() {
  const underWay: { path: string; end: PromiseWithResolvers<void> }[] = [];
  const sync = folderSyncs((path) => {
    const end = Promise.withResolvers<void>();
    underWay.push({ path, end });
    return end.promise;
  });
  return { underWay, sync };
}
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

it('shares no fsync that may have begun before the change: who comes meanwhile waits for the next, together', async () => {
  const { underWay, sync } = aSlowDisk();
  const ended: string[] = [];
  const ask = (name: string) => sync('a').then(() => ended.push(name));
  const first = ask('first');
  const others = [ask('second'), ask('third')];
  await aTurn();
  expect(underWay).toHaveLength(1);
  underWay[0]?.end.resolve();
  await first;
  await aTurn();
  expect([ended, underWay.length]).toEqual([['first'], 2]);
  const last = ask('fourth');
  underWay[1]?.end.resolve();
  await Promise.all(others);
  await aTurn();
  expect([ended, underWay.length]).toEqual([['first', 'second', 'third'], 3]);
  underWay[2]?.end.resolve();
  await last;
  void sync('a');
  expect(underWay).toHaveLength(4);
});

it('keeps folders apart, and a failure to those who waited for it', async () => {
  const { underWay, sync } = aSlowDisk();
  const first = sync('a');
  const second = sync('a');
  void sync('b');
  expect(underWay.map(({ path }) => path)).toEqual(['a', 'b']);
  underWay[0]?.end.reject(new Error('The disk is gone'));
  await expect(first).rejects.toThrow('The disk is gone');
  await aTurn();
  underWay[2]?.end.resolve();
  await expect(second).resolves.toBeUndefined();
});

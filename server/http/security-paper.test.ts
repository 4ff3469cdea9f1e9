import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { securityEvents } from './security-log.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paper = readFileSync(join(root, 'docs/security.md'), 'utf8');
const isTest = /\.(test|spec)\.ts$/;
/** What the files of tests of each name say: two folders may have one of the same name. */
const tests = new Map<string, string>();
for (const folder of ['contract', 'server', 'web/src', 'e2e']) {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files) {
    if (!isTest.test(name) || parentPath.includes('node_modules')) continue;
    tests.set(name, (tests.get(name) ?? '') + readFileSync(join(parentPath, name), 'utf8'));
  }
}

/** `some.test.ts` 'a title', 'another': what a row says that proves it. A title may be cut short. */
const named = [
  ...paper.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)`((?:,? '[^|']*(?:'s?[^|']*)*?'(?=[,;. |)]|$))*)/gm),
];

it('the paper on security names tests that there are, by their titles', () => {
  expect(named.length).toBeGreaterThan(50);
  const missing = named.flatMap(([, path = '', titles = '']) => {
    const text = tests.get(path.split('/').at(-1) ?? '');
    if (text === undefined) return [path];
    const said = [...titles.matchAll(/'(.*?)'(?=, '|$)/g)].map(([, title = '']) => title.replace(/ …$/, ''));
    return said.filter((title) => !text.includes(title)).map((title) => `${path} '${title}'`);
  });
  expect(missing).toEqual([]);
});

it('the paper on security says every event of the log', () => {
  const [, table = ''] = /\| event +\|.*\n((?:\|.*\n)+)/.exec(paper) ?? [];
  const said = [...table.matchAll(/^\| ([a-z][^|]*?) +\|/gm)].flatMap(([, events = '']) =>
    events.split(', '),
  );
  expect(said.toSorted()).toEqual(securityEvents.toSorted());
});

import { expect, test } from 'vitest';
import { findBreaches } from './find-breaches.mjs';
import { rules } from './rules.mjs';

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));

test.each([
  [
    'contract/a.ts',
    "import type { A } from '@tailboard/server/app.ts';",
    'contract imports nothing of server',
  ],
  ['contract/deep/a.ts', "export * from '../../web/src/a.ts';", 'contract imports nothing of web'],
  ['contract/a.ts', "import { readFileSync } from 'node:fs';", 'contract does no I/O'],
  ['answers/a.ts', "import { b } from '@tailboard/web/src/b.ts';", 'answers imports nothing of web'],
  ['answers/a.ts', "import { readFileSync } from 'node:fs';", 'answers does no I/O'],
  [
    'answers/training/a.ts',
    "import { b } from '@tailboard/server/b.ts';",
    'answers imports nothing of server',
  ],
  ['server/a.ts', "import { b } from '@tailboard/answers/training/b.ts';", 'commands are imported by tests'],
  [
    'answers/reading/a.ts',
    "import type { B } from '../ranking/b.ts';",
    'answers/ranking/ is a layer above it',
  ],
  ['server/app.ts', "const web = await import('../web/src/app.tsx');", 'server imports nothing of web'],
  ['web/src/app.tsx', "import '@tailboard/server/app.ts';", 'web imports nothing of server'],
  [
    'server/sync/a.ts',
    "import { b } from '../claims/store.ts';",
    'server/claims is entered by its public.ts',
  ],
  ['server/new/deep/a.ts', "import type { B } from '../../newer/b.ts';", 'server/newer is entered by'],
  [
    'web/src/report/a.tsx',
    "export { B } from '../claims/b.tsx';",
    'web/src/claims is entered by its public.ts',
  ],
  ['server/storage/a.ts', "import { b } from '../media/public.ts';", 'server/storage knows no room above it'],
  ['web/src/ui/a.tsx', "import { B } from '../layout/b.tsx';", 'web/src/ui knows no room above it'],
])('%s may not: %s', (path, text, breach) => {
  expect(findBreaches(files({ [path]: text }), rules)).toEqual([expect.stringContaining(breach)]);
});

test('a circle is found by whatever it is closed, types included', () => {
  const found = findBreaches(
    files({
      'server/a.ts': "import type { B } from './b.ts';",
      'server/b.ts': "export { c } from './c.ts';",
      'server/c.ts': "export const a = () => import('./a.ts');",
      'server/d.ts': "import './a.ts';",
    }),
    rules,
  );
  expect(found).toEqual(['A circle of 3 files: server/a.ts, server/b.ts, server/c.ts']);
});

test('doors, floors and the files that put rooms together are free to use', () => {
  const found = findBreaches(
    files({
      'server/app.ts': "import { b } from './claims/routes.ts';",
      'server/claims/routes.ts': "import { c } from '../users/public.ts'; import { d } from './d/e.ts';",
      'answers/evaluation/a.ts': "import { b } from '../training/b.ts'; import 'node:fs';",
      'server/claims/a.ts': "import { b } from '../storage/storage.ts'; import { z } from 'zod';",
      'web/src/claims/a.tsx':
        "import { B } from '../ui/button.tsx'; import { c } from '@tailboard/contract/c.ts';",
    }),
    rules,
  );
  expect(found).toEqual([]);
});

import { buildIfStale, installIfNeeded, requireRuntime } from './prepare.mjs';
import { run, step, stepsTogether } from './step.mjs';
import { testInBrowser } from './test-in-browser.mjs';

// `npm test` on a fresh clone: everything there is to check, cheapest first. The checks of the source run two at a time, with the
// build in between; the tests fill the processors by themselves.
const started = performance.now();
await installIfNeeded();
await requireRuntime();
const checked = stepsTogether(
  [
    {
      name: 'Lint',
      program: 'oxlint',
      parameters: ['--type-aware', '--deny-warnings'],
    },
    {
      name: 'Structure: which file may import which',
      program: 'node',
      parameters: ['scripts/structure.mjs'],
    },
    { name: 'Formatting', program: 'prettier', parameters: ['--check', '--log-level', 'warn', '.'] },
    { name: 'Types', program: 'npm', parameters: ['run', '--silent', 'typecheck'] },
    { name: 'Unused files, exports and packages', program: 'knip', parameters: [] },
    {
      name: 'Texts: every one in the catalogues',
      program: 'npm',
      parameters: ['run', '--silent', 'texts:check'],
    },
  ],
  2,
);
await Promise.all([checked, buildIfStale()]);
await step('Tests of contract, answers, server, device and sync', () =>
  run('node', ['scripts/run-vitest.mjs']),
);
await testInBrowser('Tests in the browser');
console.log(`\nEverything holds. ${((performance.now() - started) / 1000).toFixed(0)} s in all.`);

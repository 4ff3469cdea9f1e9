import { ensureBrowser } from './ensure-browser.mjs';
import { buildIfStale, installIfNeeded, requireRuntime } from './prepare.mjs';
import { localEnvironment, run, step } from './step.mjs';

// `npm test` on a fresh clone: everything there is to check, cheapest first.
const started = performance.now();
await installIfNeeded();
await requireRuntime();
await step('Formatting', () => run('prettier', ['--check', '--log-level', 'warn', '.']));
await step('Lint, with the import rules', () => run('oxlint', ['--type-aware', '--deny-warnings']));
await step('Types', () => run('npm', ['run', '--silent', 'typecheck']));
await step('Unused files, exports and packages', () => run('knip', []));
await step('Texts: every one in the catalogues', () => run('npm', ['run', '--silent', 'texts:check']));
await step('Tests of contract, server, device and sync', () => run('vitest', ['run']));
await buildIfStale();
const browser = await ensureBrowser();
await step('Tests in the browser', () =>
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...localEnvironment(), ...(browser === null ? {} : { CHROMIUM_PATH: browser }) },
  }),
);
console.log(`\nEverything holds. ${((performance.now() - started) / 1000).toFixed(0)} s in all.`);

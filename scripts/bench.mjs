import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, installIfNeeded, requireRuntime } from './prepare.mjs';
import { root } from './root.mjs';
import { run, step } from './step.mjs';

// `npm run bench [name ...]`: the figures of bench/README.md. Its own packages (Lighthouse, PouchDB) stay in bench/.
await installIfNeeded();
await requireRuntime();
if (!existsSync(join(root, 'bench', 'node_modules'))) {
  await step('Installing what only the benchmarks need', () =>
    run('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: process.env,
    }),
  );
}
await buildIfStale();
process.exit(await run('node', ['bench/run.ts', ...process.argv.slice(2)]));

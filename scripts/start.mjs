import { buildIfStale, installIfNeeded, requireRuntime } from './prepare.mjs';
import { run } from './step.mjs';

// `npm start` on a fresh clone: whatever Node the machine has runs this file, the pinned one runs the product.
await installIfNeeded();
await requireRuntime();
await buildIfStale();
process.exit(await run('node', ['server/main.mjs']));

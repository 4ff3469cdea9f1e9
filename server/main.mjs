import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// JavaScript, so that nothing is compiled before the cache is on: a start whose source is unchanged loads no compiler.
// What Node makes of the source is kept beside it; where the folder cannot be written, each start makes it again.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

const { run } = await import('./run.ts');
await run();
// At once: a server that is killed would leave nothing.
flushCompileCache();

import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Both before anything else is read. What Node makes of the source is kept beside it, so that later starts need not make it
// again; where the folder cannot be written, each start does.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

// Node parses the package.json of a module's package for each module that it finds, and Drizzle's has 180 KB for 112 modules:
// half a second of every start. What a module of Drizzle imports from beside it is found without.
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/') === true
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});

const { run } = await import('./run.ts');
await run();
// At once: a server that is killed would leave nothing.
flushCompileCache();

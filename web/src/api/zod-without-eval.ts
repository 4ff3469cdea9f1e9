import { config } from 'zod/v4';

// The content security policy forbids what Zod would try with its first object schema, and the browser would report it.
// vite.config.ts puts this file in the place of 'zod', so that it runs before any schema is made, in the worker too.
config({ jitless: true });

export * from 'zod/v4';

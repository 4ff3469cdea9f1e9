import { config } from 'zod';

// The content security policy forbids what Zod would otherwise try, and the browser would report it. Imported before a
// schema is first used; not by main.tsx, because the first screen loads no Zod.
config({ jitless: true });

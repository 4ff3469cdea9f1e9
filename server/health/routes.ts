import { healthSchema } from '@tailboard/contract/health.ts';
import type { App } from '../http/app-types.ts';

const PATIENCE_MS = 2_000;

/** Public: whether database and storage answer. Says nothing else about the installation. */
export async function healthRoutes(app: App): Promise<void> {
  const { database, storage } = app.context;
  app.get(
    '/api/health',
    {
      config: { access: 'public', skipsSession: true, rateLimit: false },
      logLevel: 'warn',
      schema: { tags: ['health'], response: { 200: healthSchema, 503: healthSchema } },
    },
    async (_request, reply) => {
      const [databaseOk, storageOk] = await Promise.all([answers(database.ping), answers(storage.ping)]);
      const ok = databaseOk && storageOk;
      void reply.header('cache-control', 'no-store').code(ok ? 200 : 503);
      return {
        status: word(ok),
        database: { status: word(databaseOk), engine: database.engine },
        storage: { status: word(storageOk), kind: storage.kind },
      };
    },
  );
}

const word = (ok: boolean) => (ok ? ('ok' as const) : ('failing' as const));

async function answers(ping: () => Promise<void>): Promise<boolean> {
  const timer = Promise.withResolvers<boolean>();
  const timeout = setTimeout(() => timer.resolve(false), PATIENCE_MS);
  try {
    return await Promise.race([ping().then(() => true), timer.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timeout);
  }
}

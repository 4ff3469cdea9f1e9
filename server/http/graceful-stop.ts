import type { FastifyInstance } from 'fastify';

/**
 * Graceful shutdown: running requests finish, then their connections close. Keep-alive connections of
 * browsers and proxies would otherwise delay the shutdown.
 */
export function addGracefulStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) void reply.header('connection', 'close');
  });
  // For answers whose head was sent before the shutdown.
  app.addHook('onResponse', async () => {
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  });
}

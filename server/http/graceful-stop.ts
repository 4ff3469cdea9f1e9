import type { FastifyInstance } from 'fastify';

/**
 * A request that runs when the server is told to stop is finished, and its connection then closed: kept open, as browsers
 * and proxies keep them, it would hold up the stop for longer than anybody waits.
 */
export function addGracefulStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) void reply.header('connection', 'close');
  });
  // For answers whose head was sent before the stop.
  app.addHook('onResponse', async () => {
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  });
}

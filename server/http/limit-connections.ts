import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app-types.ts';
import { answerClientError } from './client-error.ts';

/**
 * Minimum rate of a body, in bytes for each window of ms: 500 bytes a second. The app assumes 5 kB/s at the
 * worst (web/src/offline/engine/call-server.ts), which sends as much in 6 of 60 seconds. So a photo of 10 MB
 * passes on such a line within half an hour, dead spots included; a client that trickles bytes to hold
 * connections does not.
 */
const WINDOW_MS = 60_000;
const LEAST_BYTES = 30_000;

/**
 * Limits the number of connections, and cuts bodies below the minimum rate: no total time-out fits both a
 * photo on a bad line and a login. Node itself cuts slow headers and idle connections.
 */
export function limitConnections(app: App): void {
  const { server } = app;
  const max = app.context.config.maxConnections;
  server.maxConnections = max;
  let isLogged = false;
  server.on('drop', () => {
    if (!isLogged) app.log.warn({ max }, 'connections are refused: MAX_CONNECTIONS are open');
    isLogged = true;
  });

  /** Requests with an incomplete body, with the bytes read on their connection at the start of the window. */
  const open = new Map<IncomingMessage, { reply: ServerResponse; before: number | null }>();
  // Not in a Fastify hook: a request that a hook refuses has a body too.
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    open.set(request, { reply, before: null });
    // `close` also fires after an early answer, while the body continues.
    request.once('close', () => request.complete && open.delete(request));
  });

  const cutSlowBodies = () => {
    isLogged = false;
    for (const [request, { reply, before }] of open) {
      const { socket } = request;
      const isSlow = before !== null && socket.bytesRead - before < LEAST_BYTES;
      if (request.complete || socket.destroyed) open.delete(request);
      // Unread bytes wait for us: the sender is not slow.
      else if (!isSlow || request.readableLength > 0) open.set(request, { reply, before: socket.bytesRead });
      else if (reply.headersSent) socket.destroy();
      else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }
  };
  const timer = setInterval(cutSlowBodies, WINDOW_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

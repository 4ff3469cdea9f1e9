import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app-types.ts';
import { answerClientError } from './client-error.ts';

/**
 * What a body must bring in each window, in ms and bytes: 500 bytes a second. The app counts on a line of 5 kB/s at the worst
 * (web/src/offline/engine/call-server.ts), which brings as much in 6 of the 60 seconds: a photo of 10 MB over such a line, half an
 * hour of it, passes through dead spots, and whoever trickles to hold connections does not.
 */
const WINDOW_MS = 60_000;
const LEAST_BYTES = 30_000;

/**
 * Bounds how many connections there are, and for how long one that brings next to nothing is held: a body is cut by its rate,
 * since no total time fits a photo over a bad line and a login alike. Slow headers and idle connections are cut by Node.
 */
export function limitConnections(app: App): void {
  const { server } = app;
  const max = app.house.config.maxConnections;
  server.maxConnections = max;
  let isTold = false;
  server.on('drop', () => {
    if (!isTold) app.log.warn({ max }, 'connections are refused: MAX_CONNECTIONS are open');
    isTold = true;
  });

  /** Requests whose body is not whole, with the bytes that their connection had brought when the window began. */
  const open = new Map<IncomingMessage, { reply: ServerResponse; before: number | null }>();
  // Not in a hook: what a hook refuses has a body too.
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    open.set(request, { reply, before: null });
    // Closed where it was answered early too, and its body goes on.
    request.once('close', () => request.complete && open.delete(request));
  });

  const look = () => {
    isTold = false;
    for (const [request, { reply, before }] of open) {
      const { socket } = request;
      const isSlow = before !== null && socket.bytesRead - before < LEAST_BYTES;
      if (request.complete || socket.destroyed) open.delete(request);
      // Bytes that lie here unread wait for us, not we for the sender.
      else if (!isSlow || request.readableLength > 0) open.set(request, { reply, before: socket.bytesRead });
      else if (reply.headersSent) socket.destroy();
      else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }
  };
  const looking = setInterval(look, WINDOW_MS);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

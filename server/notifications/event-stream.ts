import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import type { LiveSource } from './live-source.ts';
import type { LiveReaders } from './live-readers.ts';
import { listAfter, newestId } from './store.ts';

/** Ms between two signs of life: proxies close connections that are silent for a minute, and a session may have ended. */
const SIGN_OF_LIFE_MS = 25_000;

/**
 * Answers with server-sent events: every notification of the signed-in person from now on, or after `lastEventId` (what
 * the browser gives when it comes back). The stream ends when the session does. `closing` lets the server stop.
 */
export async function streamEvents(
  app: App,
  options: {
    liveSources: readonly LiveSource[];
    request: FastifyRequest;
    reply: FastifyReply;
    readers: LiveReaders;
    lastEventId: number | null;
    closing: Set<() => void>;
  },
): Promise<void> {
  const { request, reply, readers, closing } = options;
  const { db } = app.context;
  const viewer = viewerOf(request);
  const userId = viewer.id;
  const others = options.liveSources.map((source) => source(viewer));
  let sent = options.lastEventId ?? (await newestId(db, userId));

  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Asks nginx not to hold events back.
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 3000\n\n');

  let looking = false;
  let again = false;
  const end = () => {
    leave();
    clearInterval(timer);
    closing.delete(end);
    if (!raw.writableEnded) raw.end();
  };
  const look = async (): Promise<void> => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        if ((await app.viewerNow(request)) === null) return end();
        for (const notification of await listAfter(db, userId, sent)) {
          sent = notification.id;
          raw.write(`event: notification\nid: ${sent}\ndata: ${JSON.stringify(notification)}\n\n`);
        }
        // Without an id: what one missed of these stands in what it asks for when it comes back.
        for (const newsOf of others) {
          for (const { event, data } of await newsOf()) {
            raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
          }
        }
      } while (again);
    } catch (error) {
      // The reader comes back by itself and is given what it missed.
      request.log.warn({ err: error }, 'a stream of events broke off');
      end();
    } finally {
      looking = false;
    }
  };
  const leave = readers.add(userId, () => void look());
  const timer = setInterval(() => {
    raw.write(': still here\n\n');
    void look();
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  closing.add(end);
  raw.on('close', end);
  raw.on('error', end);
  // What came between reading where to begin and being woken.
  await look();
}

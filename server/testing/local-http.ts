import { buffer } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { at: number; url: URL; headers: IncomingMessage['headers']; body: Buffer };
export type LocalHttp = { url: string; asked: Asked[]; close: () => void };

/** A local server in place of an outside service, that notes what it is asked and when (ms). */
export async function startLocalHttp(
  answer: (reply: ServerResponse, asked: Asked) => unknown,
): Promise<LocalHttp> {
  const asked: Asked[] = [];
  const server = createServer((request, reply) => void take(request, reply));
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const one = {
      at: performance.now(),
      url: new URL(request.url ?? '', 'http://x'),
      headers: request.headers,
      body: await buffer(request),
    };
    asked.push(one);
    void answer(reply, one);
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer of a service, in JSON. */
export const json = (status: number, body: string) => (reply: ServerResponse) =>
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);

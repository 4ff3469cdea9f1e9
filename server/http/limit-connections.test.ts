import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const WINDOW_MS = 60_000;
const MAX = 6;

let server: TestServer;
/** The requests that have come, newest last. */
const come: IncomingMessage[] = [];
let letGo: () => void = () => undefined;
beforeAll(async () => {
  // Only the clock of the windows stands still, until a test moves it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer({ MAX_CONNECTIONS: String(MAX) }, (app) => {
    app.server.on('request', (request: IncomingMessage) => void come.push(request));
    const open = { config: { access: 'public' } } as const;
    app.post('/api/test/body', open, async ({ body }) => ({ letters: JSON.stringify(body).length }));
    const busy = { ...open, preParsing: () => new Promise<void>((resolve) => (letGo = resolve)) };
    app.post('/api/test/busy', busy, async ({ body }) => ({ letters: JSON.stringify(body).length }));
  });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

/** A connection that has sent the head of a request and the beginning of its body, and the request as the server has it. */
async function begin(
  path: string,
  bytes: number,
  { beginning, after }: { beginning: string; after: string },
) {
  const before = come.length;
  const { hostname, port, host } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const head = [`POST ${path} HTTP/1.1`, `host: ${host}`, 'content-type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nconnection: ${after}\r\ncontent-length: ${bytes}\r\n\r\n`);
  await until(() => come.length > before);
  const request = come.at(-1);
  if (request === undefined) throw new Error('No request came');
  await send({ socket, request }, beginning);
  return { socket, request };
}

/** Sends, and waits until it has arrived. */
async function send({ socket, request }: { socket: Socket; request: IncomingMessage }, bytes: string) {
  const { socket: arrives } = request;
  const whole = arrives.bytesRead + bytes.length;
  socket.write(bytes);
  await until(() => arrives.bytesRead >= whole || arrives.destroyed);
}

describe('a body', () => {
  it('that trickles is cut and said to have ended early', async () => {
    const slow = await begin('/api/test/body', 20_000, { beginning: '"a', after: 'close' });
    const answer = text(slow.socket);
    for (let window = 0; window < 2; window += 1) {
      await send(slow, 'a');
      vi.advanceTimersByTime(WINDOW_MS);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed-upload"/s);
  });

  it('that trickles after it was refused is cut too', async () => {
    const slow = await begin('/api/incidents', 20_000, { beginning: '"a', after: 'keep-alive' });
    const answer = text(slow.socket);
    for (let window = 0; window < 2; window += 1) vi.advanceTimersByTime(WINDOW_MS);
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('over a bad line takes as long as it takes', async () => {
    const parts = 5;
    const part = 'a'.repeat(31_000);
    const line = await begin('/api/test/body', parts * part.length + 2, { beginning: '"', after: 'close' });
    const answer = text(line.socket);
    for (let sent = 0; sent < parts; sent += 1) {
      await send(line, part);
      vi.advanceTimersByTime(WINDOW_MS);
    }
    line.socket.write('"');
    expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 200 .*"letters":${parts * part.length + 2}`, 's'));
  });

  it('is not cut while the server itself does not read it', async () => {
    const body = `"${'a'.repeat(998)}"`;
    const waiting = await begin('/api/test/busy', body.length + 1, { beginning: body, after: 'close' });
    const answer = text(waiting.socket);
    for (let window = 0; window < 4; window += 1) vi.advanceTimersByTime(WINDOW_MS);
    letGo();
    waiting.socket.write(' ');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*"letters":1000/s);
  });
});

describe('connections', () => {
  it('above the limit are refused until one is closed', async () => {
    server.app.server.closeIdleConnections();
    await until(() => connections() === 0);
    const { hostname, port } = new URL(server.url);
    const open = () => connect({ host: hostname, port: Number(port) });
    const held: Socket[] = [];
    for (let count = 0; count < MAX; count += 1) {
      const socket = open();
      await once(socket, 'connect');
      held.push(socket);
    }
    await until(() => connections() === MAX);
    const refused = open().on('error', () => undefined);
    await once(refused, 'close');
    held.pop()?.destroy();
    await until(() => connections() < MAX);
    expect((await server.nobody.get('/api/app-config')).status).toBe(200);
    for (const socket of held) socket.destroy();
  });
});

let counted = 0;
function connections(): number {
  server.app.server.getConnections((_error, count) => (counted = count));
  return counted;
}

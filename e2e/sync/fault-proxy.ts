import { once } from 'node:events';
import {
  createServer,
  request as requestUpstream,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What befalls one request between the device and the server. */
export type Fault =
  | { kind: 'none' }
  /** The connection dies before the server has seen the request. */
  | { kind: 'drop-before' }
  /** Nothing comes, and the connection stays. */
  | { kind: 'silent' }
  /** The server has written; the connection dies before the first byte of its answer. */
  | { kind: 'drop-after' }
  /** The server has written; half of its answer arrives, then the connection dies. */
  | { kind: 'cut' }
  /** The request reaches the server two times at once, as a network in between repeats it; one answer arrives. */
  | { kind: 'twice' }
  /** Half of the request reaches the server, then its connection dies. */
  | { kind: 'cut-request' }
  /** An answer of something between, or of a server in trouble. */
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }
  /** An answer of server-sent events that comes piece by piece, as the pieces are there. */
  | { kind: 'pieces'; pieces: AsyncIterable<string> };

export const noFault: Fault = { kind: 'none' };
export const answerProblem = (status: number, code: string, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  body: { type: `about:blank#${code}`, title: code, status, code, detail: `Made by the test: ${code}.` },
  headers,
});
/** A hotel's sign-in page, which says 200 to everything. */
export const captivePortal: Fault = { kind: 'answer', status: 200, body: '<!doctype html><h1>Welcome</h1>' };

type Seen = { method: string; path: string; bytes: number };

export type FaultProxy = {
  url: string;
  /** Decides what befalls each request; told its number, from 0. */
  decide: (rule: (seen: Seen, count: number) => Fault) => void;
  /** Ms between a request and its answer. */
  delay: number;
  seen: Seen[];
  close: () => Promise<void>;
};

/** A real HTTP proxy on a free port before the server at `upstream`, with real sockets that really die. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let rule: (seen: Seen, count: number) => Fault = () => noFault;
  const server = createServer((incoming, reply) => {
    void handle(incoming, reply).catch(() => reply.socket?.destroy());
  });
  // Half-dead connections of an earlier request must not be given to the next one.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    decide: (next) => {
      rule = next;
    },
    delay: 0,
    seen: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;

  async function handle(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const seen = { method: incoming.method ?? '', path: incoming.url ?? '', bytes: body.length };
    const fault = rule(seen, proxy.seen.push(seen) - 1);
    if (proxy.delay > 0) await pause(proxy.delay);
    if (fault.kind === 'drop-before') return void reply.socket?.destroy();
    if (fault.kind === 'silent') return;
    if (fault.kind === 'answer') {
      const { status, body: text = '', headers = {} } = fault;
      reply.writeHead(status, { 'content-type': 'application/json', ...headers });
      return void reply.end(typeof text === 'string' ? text : JSON.stringify(text));
    }
    if (fault.kind === 'pieces') {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      for await (const piece of fault.pieces) reply.write(piece);
      return void reply.end();
    }
    if (fault.kind === 'cut-request') {
      await forward(incoming, body, body.length >> 1).catch(() => undefined);
      return void reply.socket?.destroy();
    }
    if (fault.kind === 'none' && seen.path.startsWith('/api/events')) return passOn(incoming, reply);
    const again = fault.kind === 'twice' ? forward(incoming, body, body.length) : null;
    const answer = await forward(incoming, body, body.length);
    await again;
    if (fault.kind === 'drop-after') return void reply.socket?.destroy();
    reply.writeHead(answer.status, answer.headers);
    if (fault.kind !== 'cut') return void reply.end(answer.body);
    reply.write(answer.body.subarray(0, answer.body.length >> 1), () => reply.socket?.destroy());
  }

  /** An answer without end, as it comes. */
  function passOn(incoming: IncomingMessage, reply: ServerResponse): void {
    const upward = requestUpstream(new URL(incoming.url ?? '/', upstream), { headers: incoming.headers });
    upward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(reply);
    });
    upward.on('error', () => reply.socket?.destroy());
    reply.on('close', () => upward.destroy());
    upward.end();
  }

  /** The server's whole answer. With fewer `bytes` than the request says, its connection is ended there. */
  async function forward(incoming: IncomingMessage, body: Buffer, bytes: number) {
    const { method = 'GET', url = '/' } = incoming;
    // With its own Host: a browser's Origin has to fit it.
    const headers = { ...incoming.headers };
    const upward = requestUpstream(new URL(url, upstream), { method, headers });
    if (bytes === body.length) upward.end(body);
    else upward.write(body.subarray(0, bytes), () => upward.destroy(new Error('cut')));
    const [answer] = (await once(upward, 'response')) as [IncomingMessage];
    const whole = await buffer(answer);
    const { 'transfer-encoding': _, ...kept } = answer.headers;
    return {
      status: answer.statusCode ?? 0,
      headers: { ...kept, 'content-length': String(whole.length) },
      body: whole,
    };
  }
}

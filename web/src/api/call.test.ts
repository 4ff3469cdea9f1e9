import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, UnreachableError } from './api-error.ts';
import { call } from './call.ts';

const problem = {
  code: 'not-allowed',
  detail: 'Your role does not allow this.',
  status: 403,
  title: '',
  type: '',
};
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, reply) => {
    const answers: Record<string, () => unknown> = {
      '/problem': () => reply.writeHead(403).end(JSON.stringify(problem)),
      '/text': () => reply.writeHead(500).end('out of order'),
      '/empty': () => reply.writeHead(502, 'Bad Gateway').end(),
      '/page': () => reply.writeHead(200).end('<html>Sign in to this network</html>'),
      '/nothing': () => reply.writeHead(204).end(),
      '/silence': () => undefined,
      '/echo': () => {
        reply.writeHead(200);
        reply.write(JSON.stringify(request.headers['content-type'] ?? null).replace(/^/, '['));
        request
          .on('data', (part: Buffer) => reply.write(`,${part.toString()}`))
          .on('end', () => reply.end(']'));
      },
    };
    answers[request.url ?? '']?.();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

const failure = async (path: string, timeout?: number) =>
  await call(base + path, timeout === undefined ? {} : { timeout }).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('call', () => {
  it('names a refusal by status and body, and carries the problem', async () => {
    const error = await failure('/problem');
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, message: `403: ${JSON.stringify(problem)}`, problem });
  });

  it('names a refusal that is no problem of ours by its text, or by the status text', async () => {
    expect(await failure('/text')).toMatchObject({ message: '500: out of order', problem: undefined });
    expect(await failure('/empty')).toMatchObject({ message: '502: Bad Gateway', problem: undefined });
  });

  it('takes what is no answer of our server as no answer', async () => {
    expect(await failure('/page')).toBeInstanceOf(UnreachableError);
    expect(await failure('/silence', 50)).toBeInstanceOf(UnreachableError);
    expect(await call(`${base}/nothing`)).toBeNull();
  });

  it('sends JSON', async () => {
    const echo = await call(`${base}/echo`, { method: 'POST', body: { a: 1 } });
    expect(echo).toEqual(['application/json', { a: 1 }]);
  });

  it('passes the abort of its caller through', async () => {
    const error = await call(`${base}/silence`, { signal: AbortSignal.abort() }).catch(
      (each: unknown) => each,
    );
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

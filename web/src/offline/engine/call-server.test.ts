import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOff, withQuickRepeats } from './back-off.ts';
import { callServer, judge, readRetryAfter, type CallResult } from './call-server.ts';
import { someParts } from '../testing/a-device.ts';

const problem = (status: number, code: string) => ({ type: 't', title: 't', status, code, detail: 'd' });
const later = (status: number | null, retryAfterMs: number | null = null) => ({
  kind: 'not-now',
  status,
  retryAfterMs,
});

describe('judge', () => {
  it.each([
    ['an answer', 200, { results: [] }, { kind: 'ok', body: { results: [] } }],
    ['half an answer', 200, undefined, later(200)],
    [
      'a refusal',
      422,
      problem(422, 'too-many-files'),
      { kind: 'refused', problem: problem(422, 'too-many-files') },
    ],
    ['a code of a newer server', 422, problem(422, 'new'), { kind: 'refused', problem: problem(422, 'new') }],
    ['a proxy’s refusal', 403, { message: 'blocked' }, later(403)],
    ['a problem under another status', 404, problem(403, 'not-allowed'), later(404)],
    ['a damaged request', 400, problem(400, 'malformed-upload'), later(400)],
    ['an ended session', 401, problem(401, 'not-signed-in'), { kind: 'signed-out' }],
    ['a password to be changed first', 403, problem(403, 'password-change-required'), { kind: 'signed-out' }],
    ['a second factor to be set up', 403, problem(403, 'second-factor-required'), { kind: 'signed-out' }],
    ['another person', 403, problem(403, 'other-user-signed-in'), { kind: 'other-user' }],
    ['too many requests', 429, problem(429, 'too-many-requests'), later(429)],
    ['a server in trouble', 500, problem(500, 'internal'), later(500)],
  ])('%s', (_name, status, answer, result) => {
    expect(judge({ status, answer, retryAfterMs: null })).toEqual(result);
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-20T15:30:00Z');
  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['3', 3_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 15:30:10 GMT', 10_000],
    ['Fri, 20 Nov 2020 15:30:10 GMT', 0],
    ['999999999', 3_600_000],
  ])('%s', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});

describe('backOff', () => {
  it('doubles from 1 s to 5 min and leaves half to chance', () => {
    expect([1, 2, 3, 9, 10, 1000].map((failures) => backOff(failures, () => 1))).toEqual([
      1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
    ]);
    expect(backOff(1, () => 0)).toBe(500);
  });

  it('repeats quickly a few times, and not against the server’s wish', async () => {
    const pauses: number[] = [];
    const parts = { random: () => 0.5, sleep: async (ms: number) => void pauses.push(ms) };
    const answers: CallResult[] = [];
    const call = async (): Promise<CallResult> =>
      answers.shift() ?? { kind: 'not-now', retryAfterMs: null, status: null };
    await withQuickRepeats(parts, call, () => false);
    expect(pauses).toEqual([150, 300, 600]);
    pauses.length = 0;
    answers.push({ kind: 'not-now', retryAfterMs: 60_000, status: 429 });
    expect(await withQuickRepeats(parts, call, () => false)).toMatchObject({ retryAfterMs: 60_000 });
    expect(pauses).toEqual([]);
  });
});

describe('callServer', () => {
  let reply: (response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    request.resume().on('end', () => reply(response));
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const call = async (timeoutSignal = (ms: number) => AbortSignal.timeout(ms)) =>
    await callServer(someParts({ baseUrl, fetch, timeoutSignal }), {
      path: '/api/sync',
      headers: {},
      body: '{}',
      bytes: 2,
    });

  it('does not follow a portal that sends elsewhere', async () => {
    reply = (response) => response.writeHead(302, { location: '/portal' }).end();
    expect(await call()).toEqual(later(null));
  });

  it('gives up on a server that never answers', async () => {
    reply = () => undefined;
    expect(await call(() => AbortSignal.timeout(1))).toEqual(later(null));
  });

  it('takes half an answer for none', async () => {
    reply = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"results":', () => response.destroy());
    };
    expect(await call()).toEqual(later(null));
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDevice, type Device } from '../public.ts';
import { someParts } from '../testing/a-device.ts';

let reply: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => reply(request, response));
let baseUrl = '';
let device: Device;
let now = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  now = Date.parse('2026-11-20T07:42:00Z');
  device = createDevice(someParts({ baseUrl, fetch, now: () => now }));
});

const list = (body: unknown) => {
  if (!Array.isArray(body)) throw new Error('Not a list');
  return body as number[];
};
const refresh = async (userId = 1) =>
  await device.refreshAnswer({ userId, path: '/api/incidents', accept: list });
const answers = (status: number, body: unknown, headers = {}) => {
  reply = (_request, response) => response.writeHead(status, headers).end(JSON.stringify(body));
};

it('does not hide a refusal behind the copy of the device', async () => {
  answers(200, [1]);
  await refresh();
  answers(401, { detail: 'Please sign in.' });
  await expect(refresh()).rejects.toMatchObject({
    name: 'AnswerRefusedError',
    status: 401,
    message: 'Please sign in.',
  });
  expect((await device.answers.read(1, '/api/incidents'))?.body).toEqual([1]);
});

it('gives the last answer, and how old it is, when the server cannot be reached or is not itself', async () => {
  answers(200, [1, 2]);
  expect(await refresh()).toEqual({ body: [1, 2], at: '2026-11-20T07:42:00.000Z', from: 'server' });
  now += 3_600_000;
  const old = { body: [1, 2], at: '2026-11-20T07:42:00.000Z', from: 'device' };
  reply = (_request, response) => response.destroy();
  expect(await refresh()).toEqual(old);
  answers(503, { detail: 'later' });
  expect(await refresh()).toEqual(old);
  reply = (_request, response) => response.writeHead(200).end('<h1>Welcome to the hotel</h1>');
  expect(await refresh()).toEqual(old);
  answers(200, { not: 'a list' });
  expect(await refresh()).toEqual(old);
  await expect(refresh(2)).rejects.toMatchObject({ name: 'NoAnswerError' });
});

it('asks only whether it changed', async () => {
  answers(200, [1], { etag: '"a"' });
  await refresh();
  now += 60_000;
  reply = (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 500).end();
  expect(await refresh()).toEqual({ body: [1], at: '2026-11-20T07:43:00.000Z', from: 'server' });
});

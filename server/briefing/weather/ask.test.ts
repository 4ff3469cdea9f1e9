import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { json, startLocalHttp, type Asked, type LocalHttp } from '../../testing/local-http.ts';
import { endless, hangUp, page, problem } from '../../testing/weather-replay.ts';
import { ask, AskFailure } from './ask.ts';

type Reply = (reply: ServerResponse, asked: Asked) => unknown;

let service: LocalHttp;
afterEach(() => service.close());

/** Asks a service that gives these answers in turn, the last one from then on. */
async function asked(
  replies: Reply[],
  options: Partial<Parameters<typeof ask>[0]> = {},
): Promise<{ answer: Awaited<ReturnType<typeof ask>> | AskFailure; times: number }> {
  let next = 0;
  service = await startLocalHttp((reply, one) => {
    const answer = replies[Math.min(next, replies.length - 1)];
    next += 1;
    return answer?.(reply, one);
  });
  const answer = await ask({
    url: new URL('/points/1,2', service.url),
    userAgent: 'Tailboard/test (ops@example.com)',
    accept: 'application/geo+json',
    delaysMs: [1, 5],
    ...options,
  }).catch((error: unknown) => {
    if (error instanceof AskFailure) return error;
    throw error;
  });
  return { answer, times: service.asked.length };
}

const good = json(200, '{"fine":true}');
const busy =
  (after: string): Reply =>
  (reply) =>
    reply.writeHead(429, { 'retry-after': after, 'content-type': 'application/problem+json' }).end('{}');
const fine = { unchanged: false, body: { fine: true }, lastModified: null };

describe('a question to a weather service', () => {
  it('names the product and whom to write to, and what it wants', async () => {
    await asked([good]);
    expect(service.asked[0]?.headers).toMatchObject({
      'user-agent': 'Tailboard/test (ops@example.com)',
      accept: 'application/geo+json',
    });
  });

  it.each<[string, Reply[], number]>([
    ['an unexpected problem', [problem(500, 'UnexpectedProblem'), good], 2],
    ['two of them', [problem(500, 'UnexpectedProblem'), problem(500, 'UnexpectedProblem'), good], 3],
    ['a service that is away', [problem(503, 'UnavailableWebService'), good], 2],
    ['too many requests', [busy('0'), good], 2],
    ['a page instead of JSON', [page, good], 2],
    ['half a JSON', [json(200, '{"fine":'), good], 2],
    ['a line that breaks', [hangUp, good], 2],
  ])('is asked again after %s', async (_what, replies, times) => {
    expect(await asked(replies)).toEqual({ answer: fine, times });
  });

  it.each<[string, Reply[], number]>([
    ['an unexpected problem, always', [problem(500, 'UnexpectedProblem')], 3],
    ['a point outside coverage', [problem(404, 'InvalidPoint')], 1],
    ['nothing there', [problem(404, 'NotFound')], 1],
    ['a grid that has expired', [problem(503, 'ForecastGridExpired')], 1],
    ['a grid without data', [problem(503, 'ForecastMissingData')], 1],
    ['a refusal', [json(403, '{}')], 1],
    ['a question found wrong', [json(400, '{"error":true,"reason":"x"}')], 1],
    ['too many requests for a minute', [busy('60')], 1],
    ['too many requests until a date', [busy(new Date(Date.now() + 60_000).toUTCString())], 1],
    ['pages only', [page], 3],
    ['an answer without end', [endless], 1],
    ['another host', [(reply) => reply.writeHead(302, { location: 'http://127.0.0.2:1/' }).end()], 1],
    ['itself, again and again', [(reply) => reply.writeHead(301, { location: '/points/1,2' }).end()], 4],
  ])('fails, having met %s', async (_what, replies, times) => {
    const { answer, times: asks } = await asked(replies);
    expect(answer).toBeInstanceOf(AskFailure);
    expect(asks).toBe(times);
  });

  it('says which problem it was', async () => {
    const { answer } = await asked([problem(404, 'InvalidPoint')]);
    expect(answer).toMatchObject({ status: 404, problem: 'InvalidPoint' });
  });

  it('waits as long as the service asks it to', async () => {
    await asked([busy('1'), good]);
    const [first, second] = service.asked;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(900);
  });

  it.each<[string, Reply]>([
    ['says nothing', () => undefined],
    [
      'drips for ever',
      (reply) => {
        reply.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => reply.write(' '), 5);
        reply.on('close', () => clearInterval(timer));
      },
    ],
  ])('ends by itself when the service %s', async (_what, reply) => {
    const { answer } = await asked([reply], { budgetMs: 200 });
    expect(answer).toBeInstanceOf(AskFailure);
  });

  it('follows a redirect of the same host', async () => {
    const there: Reply = (reply) => reply.writeHead(301, { location: '/points/1.5,2' }).end();
    expect((await asked([there, good])).answer).toEqual(fine);
    expect(service.asked[1]?.url.pathname).toBe('/points/1.5,2');
  });

  it('asks only for what is newer, and is told when nothing is', async () => {
    const since = 'Wed, 15 Jul 2026 20:08:47 GMT';
    const { answer } = await asked([(reply) => reply.writeHead(304).end()], { lastModified: since });
    expect(answer).toEqual({ unchanged: true });
    expect(service.asked[0]?.headers['if-modified-since']).toBe(since);
  });
});

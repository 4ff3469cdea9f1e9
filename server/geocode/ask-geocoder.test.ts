import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { json, startLocalHttp, type LocalHttp } from '../testing/local-http.ts';
import { askGeocoder, GeocoderError } from './ask-geocoder.ts';

let geocoder: LocalHttp | null = null;
afterEach(() => geocoder?.close());

async function ask(answer: (reply: ServerResponse) => unknown): Promise<string | null> {
  geocoder = await startLocalHttp(answer);
  return askGeocoder({ url: geocoder.url, userAgent: 'Tailboard/test', place: '1.0000,2.0000' });
}

const page = (status: number) => (reply: ServerResponse) =>
  reply.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bandwidth limit exceeded</h1>');

describe('a geocoder', () => {
  it.each<[string, (reply: ServerResponse) => unknown, boolean]>([
    ['refuses with a page', page(403), true],
    ['says that it is too much', json(429, '{}'), true],
    ['finds the question wrong', json(400, '{"error":{"code":400,"message":"Invalid"}}'), false],
    ['is broken', json(500, '{"error":"x"}'), false],
    ['answers well but with a page', page(200), false],
    ['answers with half its JSON', json(200, '{"display_name":"x'), false],
    ['answers with something else', json(200, '[1]'), false],
    ['answers with an empty address', json(200, '{"display_name":""}'), false],
    ['answers without end', json(200, `{"display_name":"${'x'.repeat(1_000_000)}"}`), false],
    [
      'sends us elsewhere',
      (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/inside' }).end(),
      false,
    ],
    ['hangs up', (reply) => reply.destroy(), false],
    ['says nothing for five seconds', () => undefined, false],
  ])('that %s has failed', async (_name, answer, refused) => {
    const error = await ask(answer).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(GeocoderError);
    expect((error as GeocoderError).refused).toBe(refused);
  });

  it('that redirects is not followed, not even to itself', async () => {
    geocoder = await startLocalHttp((reply, { url }) =>
      url.pathname === '/inside'
        ? json(200, '{"display_name":"x"}')(reply)
        : reply.writeHead(302, { location: '/inside' }).end(),
    );
    const asking = askGeocoder({ url: geocoder.url, userAgent: 'Tailboard/test', place: '1.0000,2.0000' });
    await expect(asking).rejects.toBeInstanceOf(GeocoderError);
    expect(geocoder.asked.map(({ url }) => url.pathname)).toEqual(['/reverse']);
  });

  it('gives an address that fits the field and can be stored', async () => {
    const address = await ask(json(200, JSON.stringify({ display_name: `a\u0000b\n${'🪜'.repeat(400)}` })));
    expect(address?.startsWith('a b 🪜')).toBe(true);
    expect(address?.length).toBeLessThanOrEqual(500);
    expect(address?.isWellFormed()).toBe(true);
  });

  it('may stand under a path, with or without a slash at its end', async () => {
    for (const end of ['/nominatim', '/nominatim/']) {
      geocoder = await startLocalHttp(json(200, '{"display_name":"x"}'));
      await askGeocoder({
        url: `${geocoder.url}${end}`,
        userAgent: 'Tailboard/test',
        place: '1.0000,2.0000',
      });
      expect(geocoder.asked[0]?.url.pathname).toBe('/nominatim/reverse');
      geocoder.close();
    }
  });
});

import { expect, it } from 'vitest';
import { trimCache } from './trim-cache.ts';
import { readWorkerMessage } from './worker-messages.ts';

it('reads only messages of ours', () => {
  expect(readWorkerMessage({ type: 'skip-waiting' })).toEqual({ type: 'skip-waiting' });
  expect(readWorkerMessage({ type: 'user', id: 3 })).toEqual({ type: 'user', id: 3 });
  expect(readWorkerMessage({ type: 'user', id: null })).toEqual({ type: 'user', id: null });
  for (const other of [
    null,
    'skip-waiting',
    {},
    { type: 'user' },
    { type: 'user', id: '3' },
    { type: 'x' },
  ]) {
    expect(readWorkerMessage(other)).toBeNull();
  }
});

it('lets the oldest go until the rest fits', async () => {
  const held = new Map([
    ['/a', '60'],
    ['/b', '30'],
    ['/c', '30'],
  ]);
  const cache = {
    keys: async () => [...held.keys()].map((path) => new Request(`http://tailboard.test${path}`)),
    match: async (request: RequestInfo | URL) =>
      new Response('', { headers: { 'content-length': held.get(pathOf(request)) ?? '' } }),
    delete: async (request: RequestInfo | URL) => held.delete(pathOf(request)),
  };
  await trimCache(cache, 60);
  expect([...held.keys()]).toEqual(['/b', '/c']);
});

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request).pathname;
}

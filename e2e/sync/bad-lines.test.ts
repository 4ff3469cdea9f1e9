import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { Device } from '../../web/src/offline/public.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import {
  answerProblem,
  captivePortal,
  noFault,
  startFaultProxy,
  type Fault,
  type FaultProxy,
} from './fault-proxy.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';
import { digestOfFile, whatTheServerHas } from './what-the-server-has.ts';

let server: TestServer;
let proxy: FaultProxy;
let person: Person;
let phone: Phone;
let device: Device;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  proxy = await startFaultProxy(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});
beforeEach(async () => {
  person = await server.addPerson();
  proxy.decide(() => noFault);
  proxy.seen.length = 0;
  phone = aPhone(proxy.url, person);
  device = phone.openTab();
  await signInOn(phone, device, person);
});

const report = async (description: string, photos: readonly File[] = []) =>
  await device.saveIncident({
    userId: person.id,
    content: aContent({ description }),
    files: photos.map((file) => ({ file })),
  });
const state = async (id: number) => await device.recordState(person.id, id);

describe('bad lines and servers in trouble', () => {
  const faults: Record<string, Fault> = {
    'a request dropped before the server saw it': { kind: 'drop-before' },
    'a reply dropped after the server has written': { kind: 'drop-after' },
    'a reply cut in half': { kind: 'cut' },
    'a request cut in half': { kind: 'cut-request' },
    'a 500': answerProblem(500, 'internal'),
    'a 503': answerProblem(503, 'unavailable', { 'retry-after': '1' }),
    'a short 429': answerProblem(429, 'too-many-requests', { 'retry-after': '1' }),
    'a 408 of a proxy': { kind: 'answer', status: 408, body: 'timeout' },
    'a 403 of a proxy': { kind: 'answer', status: 403, body: '<h1>Blocked</h1>' },
    'a 401 of something else': { kind: 'answer', status: 401, body: { error: 'portal' } },
    'a captive portal': captivePortal,
    'an empty answer': { kind: 'answer', status: 200, body: {} },
    'another reply of the same shape': { kind: 'answer', status: 200, body: { results: [] } },
  };

  it.each(Object.entries(faults))(
    'comes through %s in each first request, without a tap',
    async (_name, fault) => {
      const met = new Set<string>();
      proxy.decide(({ path }) => {
        if (met.has(path)) return noFault;
        met.add(path);
        return fault;
      });
      const photos = [aPhoto(1), aPhoto(2)];
      const saved = await report('through the storm', photos);
      expect(await device.sync()).toEqual({ kind: 'success', sent: 3 });
      const files = (await Promise.all(photos.map(digestOfFile))).sort();
      expect(await whatTheServerHas(person)).toEqual([
        { clientRef: saved.clientRef, description: 'through the storm', priority: 'medium', files },
      ]);
    },
  );

  it.each(Object.entries(faults))(
    'loses nothing to %s that lasts, and says that it waits',
    async (_name, fault) => {
      proxy.decide(() => fault);
      const { id } = await report('later', [aPhoto(1)]);
      expect(await device.sync()).toMatchObject({ kind: 'partial', sent: 0, needsYou: 0 });
      expect(device.syncState().phase).toBe('waiting');
      expect(await state(id)).toEqual({ kind: 'saved' });
      expect(await device.listFiles(person.id, id)).toHaveLength(1);
      proxy.decide(() => noFault);
      await device.sync();
      expect(await state(id)).toEqual({ kind: 'on-server' });
      expect(await whatTheServerHas(person)).toHaveLength(1);
    },
  );

  it('waits as long as the server asks for', async () => {
    const timers: number[] = [];
    proxy.decide(() => answerProblem(429, 'too-many-requests', { 'retry-after': '120' }));
    const tab = phone.openTab({
      setTimer: (ms) => {
        timers.push(ms);
        return () => undefined;
      },
    });
    await report('patience');
    expect(await tab.sync()).toMatchObject({ kind: 'partial', failed: 1 });
    expect(proxy.seen).toHaveLength(1);
    expect(Math.max(...timers)).toBeGreaterThanOrEqual(120_000);
  });

  it('finds the one report on which the server breaks', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => report(`Report ${n}`)));
    const tab = phone.openTab({
      gzip: null,
      fetch: async (url, init) =>
        typeof init.body === 'string' && init.body.includes('"Report 13"')
          ? Response.json(answerProblem(500, 'internal'), { status: 500 })
          : await phone.parts.fetch(url, init),
    });
    for (let run = 0; run < 4; run += 1) await tab.sync();
    expect(await whatTheServerHas(person)).toHaveLength(39);
    expect(await device.waitingCount(person.id)).toBe(1);
  });

  it('halves a batch that something on the way finds too large, and goes without gzip where it must', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => report(`Report ${n}`)));
    let first = true;
    const tab = phone.openTab({
      fetch: async (url, init) => {
        const headers = new Headers(init.headers);
        const zipped = headers.get('content-encoding') === 'gzip';
        const problem = zipped ? answerProblem(415, 'unsupported-type') : answerProblem(413, 'too-large');
        if (zipped || first) {
          first = zipped;
          return Response.json(problem.kind === 'answer' ? problem.body : {}, { status: zipped ? 415 : 413 });
        }
        return await phone.parts.fetch(url, init);
      },
    });
    expect(await tab.sync()).toEqual({ kind: 'success', sent: 20 });
    expect(await whatTheServerHas(person)).toHaveLength(20);
  });
});

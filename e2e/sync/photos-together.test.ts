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

const TOGETHER = '/api/sync/media';
const report = async (files: readonly File[]) =>
  await device.saveIncident({
    userId: person.id,
    content: aContent(),
    files: files.map((file) => ({ file })),
  });
const twelve = Array.from({ length: 12 }, (_, n) => aPhoto(n));
const digestsOf = async (files: readonly File[]) => (await Promise.all(files.map(digestOfFile))).sort();
const isFile = (path: string) => path.includes('/media');
const requests = () => ({
  together: proxy.seen.filter(({ path }) => path === TOGETHER).length,
  alone: proxy.seen.filter(({ path }) => isFile(path) && path !== TOGETHER).length,
});

/** Everything is there, once and byte for byte, and the phone knows it. */
async function allIsThere(id: number, files: readonly File[]): Promise<void> {
  expect((await whatTheServerHas(person)).map((each) => each.files)).toEqual([await digestsOf(files)]);
  expect(await device.recordState(person.id, id)).toEqual({ kind: 'on-server' });
  expect(await device.listFiles(person.id, id)).toEqual([]);
  expect(await device.waitingCount(person.id)).toBe(0);
}

describe('who may not', () => {
  it('sends photos together under nobody and under no other person, and loses none', async () => {
    const { id } = await report(twelve);
    proxy.decide(({ path }) => {
      if (isFile(path)) phone.signedIn = null;
      return path === TOGETHER ? answerProblem(401, 'not-signed-in') : noFault;
    });
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    proxy.decide(() => noFault);
    phone.signedIn = await server.addPerson();
    expect(await device.sync()).toEqual({ kind: 'other-user' });
    expect(await device.listFiles(person.id, id)).toHaveLength(12);
    await signInOn(phone, device, person);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 12 });
    await allIsThere(id, twelve);
  });
});

describe('many photos', () => {
  it('go several in a request, count one by one, and stand in the order in which they were added', async () => {
    const { id, clientRef } = await report(twelve.slice(0, 1));
    for (const file of twelve.slice(1)) {
      phone.clock.now += 1;
      await device.addFile({ userId: person.id, incidentId: id, file });
    }
    const counted: number[] = [];
    const run = { ended: false };
    const sent = device.sync().finally(() => {
      run.ended = true;
    });
    while (!run.ended) {
      const progress = device.syncState().progress.get(clientRef);
      if (progress?.total === 13 && progress.done !== counted.at(-1)) counted.push(progress.done);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await sent).toEqual({ kind: 'success', sent: 13 });
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    expect(counted.some((done) => done > 1 && done < 12)).toBe(true);
    expect(requests()).toEqual({ together: 6, alone: 0 });
    await allIsThere(id, twelve);
    const { body } = await person.get('/api/incidents');
    expect(body[0].media.map(({ fileName }: { fileName: string }) => fileName)).toEqual(
      twelve.map(({ name }) => name),
    );
  });

  it('leave one behind that the server does not take, which says why', async () => {
    const notes = new File(['no photo at all'], 'notes.txt', { type: 'text/plain' });
    const { id } = await report([...twelve.slice(0, 6), notes, ...twelve.slice(6)]);
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 13,
      needsYou: 1,
      failed: 0,
      reachable: true,
    });
    expect(requests().alone).toBe(1);
    const [left, ...others] = await device.listFiles(person.id, id);
    expect([left?.fileName, left?.problem?.code, others]).toEqual(['notes.txt', 'unsupported-file-type', []]);
    expect((await whatTheServerHas(person))[0]?.files).toEqual(await digestsOf(twelve));
  });

  it('go alone to a server that does not know the call, which is asked once', async () => {
    for (const status of [404, 405]) {
      proxy.seen.length = 0;
      proxy.decide(({ path }) =>
        path === TOGETHER
          ? answerProblem(status, status === 404 ? 'not-found' : 'method-not-allowed')
          : noFault,
      );
      const tab = phone.openTab();
      await report(twelve);
      expect(await tab.sync()).toEqual({ kind: 'success', sent: 13 });
      expect(requests().alone).toBe(12);
      await report(twelve.map((_, n) => aPhoto(100 + n)));
      const asked = requests().together;
      expect(await tab.sync()).toEqual({ kind: 'success', sent: 13 });
      expect(requests()).toEqual({ together: asked, alone: 24 });
    }
    expect((await whatTheServerHas(person)).map(({ files }) => files.length)).toEqual([12, 12, 12, 12]);
    expect(await device.waitingCount(person.id)).toBe(0);
  });

  const faults: Record<string, Fault> = {
    'dropped before the server saw it': { kind: 'drop-before' },
    'answered, and the answer dropped': { kind: 'drop-after' },
    'answered, and the answer cut in half': { kind: 'cut' },
    'cut in half': { kind: 'cut-request' },
    'met by a 500': answerProblem(500, 'internal'),
    'too much for a proxy': { kind: 'answer', status: 413, body: '<h1>Too large</h1>' },
    'too much for the server': answerProblem(413, 'too-large'),
    'read by a captive portal': captivePortal,
    'answered for others': { kind: 'answer', status: 200, body: { results: [] } },
  };
  it.each(Object.entries(faults))(
    'all arrive though every request of several is %s',
    async (_name, fault) => {
      proxy.decide(({ path }) => (path === TOGETHER ? fault : noFault));
      const { id } = await report(twelve);
      expect(await device.sync()).toEqual({ kind: 'success', sent: 13 });
      // Small requests get through where larger ones do not: those are not tried for ever.
      expect(requests().together).toBeLessThanOrEqual(6);
      await allIsThere(id, twelve);
    },
  );

  it('wait as long as the server asks for, together', async () => {
    let asked = 0;
    proxy.decide(({ path }) => {
      if (!isFile(path)) return noFault;
      asked += 1;
      return answerProblem(429, 'too-many-requests', { 'retry-after': '120' });
    });
    const timers: number[] = [];
    const tab = phone.openTab({
      setTimer: (ms) => {
        timers.push(ms);
        return () => undefined;
      },
    });
    const { id } = await report(twelve);
    expect(await tab.sync()).toMatchObject({ kind: 'partial', sent: 1, needsYou: 0 });
    expect(Math.max(...timers)).toBeGreaterThanOrEqual(120_000);
    // Those that were under way, and nothing after the first answer.
    expect(asked).toBeLessThanOrEqual(6);
    expect(requests().alone).toBe(0);
    expect(await device.listFiles(person.id, id)).toHaveLength(12);
    proxy.decide(() => noFault);
    await device.sync();
    await allIsThere(id, twelve);
  });

  it('are told apart by their bytes: one of which the server holds others is kept and says so', async () => {
    const lying = phone.openTab({
      fetch: async (url, init) => {
        if (!url.endsWith(TOGETHER) || !(init.body instanceof Blob))
          return await phone.parts.fetch(url, init);
        // The last byte of the last photo is another one on its way.
        const bytes = new Uint8Array(await init.body.arrayBuffer());
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        return await phone.parts.fetch(url, { ...init, body: bytes });
      },
    });
    const { id } = await report(twelve);
    expect(await lying.sync()).toMatchObject({ kind: 'partial', sent: 7, needsYou: 6 });
    const left = await device.listFiles(person.id, id);
    expect(left.map(({ problem }) => problem?.code)).toEqual(
      Array.from({ length: 6 }, () => 'client-ref-conflict'),
    );
  });

  it('are sent once by two tabs that do not know of each other', async () => {
    const noLocks = {
      run: <T>(work: () => Promise<T>) => work(),
      tryRun: <T>(work: () => Promise<T>) => work(),
    };
    const { id } = await report(twelve);
    await Promise.all([1, 2].map(() => phone.openTab({ locks: noLocks }).sync()));
    await allIsThere(id, twelve);
  });
});

import { MAX_FILE_BYTES } from '@tailboard/contract/media.ts';
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

describe('who may not', () => {
  it('sends nothing when nobody is signed in', async () => {
    await report('kept');
    await device.forgetUser();
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    expect(proxy.seen).toEqual([]);
    expect(await device.waitingCount(person.id)).toBe(1);
  });

  it('stops at an ended session, loses nothing, and goes on after sign-in', async () => {
    const { id } = await report('written before the session ended', [aPhoto(1)]);
    phone.signedIn = null;
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    expect(device.syncState().phase).toBe('signed-out');
    expect(await state(id)).toEqual({ kind: 'saved' });
    await signInOn(phone, device, person);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
  });

  it('never sends nor shows the records of another person on the phone', async () => {
    const { id } = await report('mine', [aPhoto(1)]);
    const other = await server.addPerson();
    await signInOn(phone, device, other);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(await device.listIncidents(other.id)).toEqual([]);
    expect(await device.getIncident(other.id, id)).toBeNull();
    expect(await device.listFiles(other.id, id)).toEqual([]);
    expect(await device.waitingCount(other.id)).toBe(0);
    expect(await whatTheServerHas(other)).toEqual([]);
    await signInOn(phone, device, person);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
  });

  it('refuses to send under the session of another person', async () => {
    await report('mine');
    phone.signedIn = await server.addPerson();
    expect(await device.sync()).toEqual({ kind: 'other-user' });
    expect(await device.waitingCount(person.id)).toBe(1);
    expect(await whatTheServerHas(phone.signedIn)).toEqual([]);
  });
});

describe('what happens', () => {
  it('sends a report with its photos, byte for byte, and only then lets go of them', async () => {
    const photos = [aPhoto(1), aPhoto(2, 400_000)];
    const saved = await report('two photos', photos);
    expect(saved.id).toBeLessThan(0);
    expect(await device.waitingCount(person.id)).toBe(1);
    expect(await state(saved.id)).toEqual({ kind: 'saved' });

    expect(await device.sync()).toEqual({ kind: 'success', sent: 3 });

    const digests = await Promise.all(photos.map(digestOfFile));
    const there = await whatTheServerHas(person);
    expect(there).toEqual([
      { clientRef: saved.clientRef, description: 'two photos', priority: 'medium', files: digests.sort() },
    ]);
    expect(await device.waitingCount(person.id)).toBe(0);
    expect(await state(saved.id)).toEqual({ kind: 'on-server' });
    const entry = await device.getIncident(person.id, saved.id);
    expect(entry?.id).toBeGreaterThan(0);
    expect(entry?.media).toHaveLength(2);
    expect(await device.listFiles(person.id, saved.id)).toEqual([]);
  });

  it('sends a thousand reports in two requests of little', async () => {
    await Promise.all(
      Array.from({ length: 1000 }, (_, n) => report(`Report ${n} of a long day without signal.`)),
    );
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1000 });
    expect(proxy.seen).toHaveLength(2);
    expect(proxy.seen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000);
    expect(await device.waitingCount(person.id)).toBe(0);
    const refs = (await whatTheServerHas(person)).map(({ clientRef }) => clientRef);
    expect(new Set(refs).size).toBe(1000);
  });

  it('keeps what the server refuses, says why, and sends it once it is right', async () => {
    const bad = await report(' ');
    const good = await report('right');
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 1,
      needsYou: 1,
      failed: 0,
      reachable: true,
    });
    expect(await state(good.id)).toEqual({ kind: 'on-server' });
    const refused = await state(bad.id);
    expect(refused).toMatchObject({ kind: 'needs-you', about: 'report', code: 'invalid-input' });
    expect(refused).toMatchObject({ errors: [{ field: 'description', message: 'Description is required' }] });
    expect(refused).toMatchObject({ remedies: ['edit', 'retry', 'export'] });

    proxy.seen.length = 0;
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(proxy.seen).toEqual([]);

    const entry = await device.getIncident(person.id, bad.id);
    if (entry === null) throw new Error('The report is gone');
    await device.saveIncidentEdit({
      userId: person.id,
      entry,
      content: aContent({ description: 'now said' }),
      status: 'open',
    });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect((await whatTheServerHas(person)).map((each) => each.description).sort()).toEqual([
      'now said',
      'right',
    ]);
  });

  it('keeps a file the server does not take, while the report and the other files go', async () => {
    const text = new File(['no photo at all'], 'notes.txt', { type: 'text/plain' });
    const huge = aPhoto(3, MAX_FILE_BYTES + 1);
    const { id } = await report('three files', [text, aPhoto(1), huge]);
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 2,
      needsYou: 2,
      failed: 0,
      reachable: true,
    });
    const refused = await state(id);
    expect(refused).toMatchObject({
      kind: 'needs-you',
      about: 'file',
      remedies: ['retry', 'export', 'remove-file'],
    });
    const files = await device.listFiles(person.id, id);
    expect(files.map(({ fileName, problem }) => [fileName, problem?.code])).toEqual([
      ['notes.txt', 'unsupported-file-type'],
      ['photo-3.jpg', 'file-too-large'],
    ]);
    expect((await whatTheServerHas(person))[0]?.files).toEqual([await digestOfFile(aPhoto(1))]);
    for (const file of files) await device.removeFile(person.id, file.id);
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });
});

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

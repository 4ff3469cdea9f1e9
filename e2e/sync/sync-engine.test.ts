import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { Device } from '../../web/src/offline/public.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { answerProblem, noFault, startFaultProxy, type FaultProxy } from './fault-proxy.ts';
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

  it('sends a thousand reports in four requests of little', async () => {
    await Promise.all(
      Array.from({ length: 1000 }, (_, n) => report(`Report ${n} of a long day without signal.`)),
    );
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1000 });
    expect(proxy.seen).toHaveLength(4);
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
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 0,
      failed: 0,
      needsYou: 1,
      reachable: true,
    });
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

describe('a tap on retry', () => {
  it('sends a refused report and a refused file again as they are', async () => {
    proxy.decide(() => answerProblem(422, 'too-many-files'));
    const { id } = await report('refused for a while', [aPhoto(1)]);
    await device.sync();
    expect(await state(id)).toMatchObject({ kind: 'needs-you', about: 'report' });
    proxy.decide(({ path }) => (path === '/api/sync' ? noFault : answerProblem(413, 'file-too-large')));
    expect(await device.retry(person.id, id)).toMatchObject({ kind: 'partial', sent: 1, needsYou: 1 });
    expect(await state(id)).toMatchObject({ kind: 'needs-you', about: 'file' });
    proxy.decide(() => noFault);
    expect(await device.retry(person.id, id)).toEqual({ kind: 'success', sent: 1 });
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });

  it('gives a file a new reference where the server holds other bytes under the first', async () => {
    let lies = true;
    const tab = phone.openTab({
      fetch: async (url, init) => {
        const body = url.includes('/media') && lies ? aPhoto(99) : init.body;
        return await phone.parts.fetch(url, body === undefined ? init : { ...init, body });
      },
    });
    const { id } = await report('other bytes', [aPhoto(1)]);
    await tab.sync();
    expect(await state(id)).toMatchObject({ kind: 'needs-you', code: 'client-ref-conflict' });
    lies = false;
    expect(await tab.retry(person.id, id)).toEqual({ kind: 'success', sent: 1 });
    expect((await whatTheServerHas(person))[0]?.files).toContain(await digestOfFile(aPhoto(1)));
  });
});

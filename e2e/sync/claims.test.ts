import type { Claim } from '@tailboard/contract/claims.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { Device } from '../../web/src/offline/public.ts';
import { aClaimContent } from '../../web/src/offline/testing/a-claim.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { answerProblem, noFault, startFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';
import { claimsOnServer, digestOfFile, whatTheServerHas } from './what-the-server-has.ts';

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

const report = async (description = 'Slipped on the ladder') =>
  await device.saveIncident({ userId: person.id, content: aContent({ description }) });
const file = async (incident: { id: number; clientRef: string | null }, description = 'The ladder') =>
  await device.saveClaim({
    userId: person.id,
    content: aClaimContent({ description }),
    claimType: 'Workplace Injury',
    incident,
  });
const documents = [aPhoto(1), aPhoto(2), aPhoto(3)];
const keys = ['work-status-note', 'medical-bill', 'medical-bill'] as const;
const attachAll = async (claimId: number) => {
  for (const [at, documentKey] of keys.entries()) {
    const photo = documents[at] ?? aPhoto(1);
    await device.addClaimFile({ userId: person.id, claimId, documentKey, file: photo });
  }
};
const entryOf = async (id: number, userId = person.id) => {
  const entry = await device.getClaim(userId, id);
  if (entry === null) throw new Error(`The device knows nothing of claim ${id}`);
  return entry;
};
const requests = () => proxy.seen.map(({ path }) => path.replace(/\d+/, 'N').replace(/\?.*/, ''));

describe('who may not', () => {
  it('sends no claim when nobody, or somebody else, is signed in', async () => {
    const { id } = await file(await report());
    phone.signedIn = null;
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    const other = await server.addPerson();
    phone.signedIn = other;
    expect(await device.sync()).toEqual({ kind: 'other-user' });
    await signInOn(phone, device, other);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(await claimsOnServer(other)).toEqual([]);
    expect(await device.getClaim(other.id, id)).toBeNull();
    await signInOn(phone, device, person);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
    expect(await claimsOnServer(person)).toHaveLength(1);
  });
});

describe('made offline', () => {
  it('arrives once with its incident in one request, then its documents', async () => {
    const incident = await report();
    const { id, clientRef } = await file(incident);
    await attachAll(id);
    expect(await device.waitingCount(person.id)).toBe(2);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 5 });

    expect(requests()[0]).toBe('/api/sync');
    expect(requests().slice(1).sort()).toEqual([
      '/api/claims/N/documents/medical-bill/files',
      '/api/claims/N/documents/medical-bill/files',
      '/api/claims/N/documents/work-status-note/files',
    ]);
    const digests = (await Promise.all(documents.map(digestOfFile))).sort();
    expect(await claimsOnServer(person)).toEqual([
      { clientRef, incidentRef: incident.clientRef, description: 'The ladder', documents: digests },
    ]);
    expect(await whatTheServerHas(person)).toMatchObject([{ files: [] }]);
    const entry = await entryOf(id);
    expect(entry).toMatchObject({ state: { kind: 'on-server' }, waitingFiles: {}, authorId: person.id });
    expect(entry.id).toBeGreaterThan(0);
    expect(entry.incidentId).toBe((await device.getIncident(person.id, incident.id))?.id);
    expect(entry.claimNumber).toMatch(/^CLM-\d{4}-\d{6}$/);
    expect(entry.documents.filter(({ status }) => status === 'sent').map(({ key }) => key)).toHaveLength(2);
    expect(await device.waitingCount(person.id)).toBe(0);
  });

  it('sends incidents before claims where they do not fit into one request', async () => {
    const incidents = await Promise.all(Array.from({ length: 120 }, (_, n) => report(`Report ${n}`)));
    await Promise.all(incidents.map((incident, n) => file(incident, `Claim ${n}`)));
    expect(await device.sync()).toEqual({ kind: 'success', sent: 240 });
    const there = await claimsOnServer(person);
    expect(there).toHaveLength(120);
    const refs = new Map(incidents.map(({ clientRef }, n) => [`Claim ${n}`, clientRef]));
    expect(there.every((claim) => refs.get(claim.description) === claim.incidentRef)).toBe(true);
  });

  it('goes by the server’s id once its incident has been sent alone', async () => {
    const incident = await report();
    await device.sync();
    const { id } = await file(incident);
    expect((await entryOf(id)).incidentId).toBeGreaterThan(0);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
  });

  it('learns its incident’s id also when it is itself refused, and goes once it is right', async () => {
    const { id } = await file(await report(), ' ');
    expect(await device.sync()).toMatchObject({ kind: 'partial', sent: 1, needsYou: 1 });
    const entry = await entryOf(id);
    expect(entry.state).toMatchObject({
      about: 'claim',
      code: 'invalid-input',
      errors: [{ field: 'description' }],
      remedies: ['edit', 'retry', 'export'],
    });
    expect(entry.incidentId).toBeGreaterThan(0);
    const content = aClaimContent({ description: 'now said' });
    await device.saveClaimEdit({ userId: person.id, entry, content, status: entry.status });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect(await claimsOnServer(person)).toMatchObject([{ description: 'now said' }]);
  });

  it('waits for an incident that the server refused, says why, and goes with it once it is right', async () => {
    const incident = await report(' ');
    const { id } = await file(incident);
    await attachAll(id);
    expect(await device.sync()).toMatchObject({ kind: 'partial', sent: 0, needsYou: 1 });
    expect(await entryOf(id)).toMatchObject({
      state: {
        kind: 'needs-you',
        about: 'claim',
        code: 'incident-refused',
        remedies: ['open-incident', 'edit', 'export'],
      },
    });
    proxy.seen.length = 0;
    await device.sync();
    expect(proxy.seen).toEqual([]);

    const opened = await device.getIncident(person.id, incident.id);
    if (opened === null) throw new Error('The report is gone');
    await device.saveIncidentEdit({
      userId: person.id,
      entry: opened,
      content: aContent({ description: 'now said' }),
      status: 'open',
    });
    expect((await entryOf(id)).state).toEqual({ kind: 'saved' });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 5 });
    expect(await claimsOnServer(person)).toMatchObject([{ incidentRef: incident.clientRef }]);
  });

  it('is refused for good where its incident is somebody else’s', async () => {
    const { body } = await (await server.addPerson()).post('/api/incidents', aContent());
    const { id } = await file({ id: (body as { id: number }).id, clientRef: null });
    await device.sync();
    expect((await entryOf(id)).state).toMatchObject({ kind: 'needs-you', code: 'not-found', current: null });
    expect(await device.discardClaimEdit(person.id, id).catch((error: unknown) => error)).toMatchObject({
      name: 'DeviceSaveError',
    });
  });

  it('keeps a document that the server does not take, while the claim and the others go', async () => {
    const { id } = await file(await report());
    const text = new File(['no photo at all'], 'bill.txt', { type: 'text/plain' });
    await device.addClaimFile({ userId: person.id, claimId: id, documentKey: 'medical-bill', file: text });
    await attachAll(id);
    expect(await device.sync()).toMatchObject({ kind: 'partial', sent: 5, needsYou: 1 });
    const [refused] = await device.listClaimFiles(person.id, id);
    expect(refused).toMatchObject({ fileName: 'bill.txt', problem: { code: 'unsupported-file-type' } });
    expect((await entryOf(id)).state).toMatchObject({ about: 'file', files: [refused?.id] });
    expect(await device.retryClaim(person.id, id)).toMatchObject({ kind: 'partial', needsYou: 1 });
    await device.removeFile(person.id, refused?.id ?? 0);
    expect((await entryOf(id)).state).toEqual({ kind: 'on-server' });
    expect((await claimsOnServer(person))[0]?.documents).toHaveLength(3);
  });
});

describe('bad lines', () => {
  const faults: Record<string, Fault> = {
    'dropped before the server saw it': { kind: 'drop-before' },
    'answered by a dropped reply': { kind: 'drop-after' },
    'answered by half a reply': { kind: 'cut' },
    'cut in half': { kind: 'cut-request' },
    'answered by a 500': answerProblem(500, 'internal'),
    'answered by a short 429': answerProblem(429, 'too-many-requests', { 'retry-after': '1' }),
  };

  it.each(Object.entries(faults))('comes through each first request %s', async (_name, fault) => {
    const met = new Set<string>();
    proxy.decide(({ path }) => {
      if (met.has(path)) return noFault;
      met.add(path);
      return fault;
    });
    const incident = await report();
    const { id, clientRef } = await file(incident);
    await attachAll(id);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 5 });
    const digests = (await Promise.all(documents.map(digestOfFile))).sort();
    expect(await claimsOnServer(person)).toEqual([
      { clientRef, incidentRef: incident.clientRef, description: 'The ladder', documents: digests },
    ]);
  });

  it('recognises its own claim in the list when the reply was lost, and shows it once', async () => {
    const { id } = await file(await report());
    proxy.decide(({ path }) => (path === '/api/sync' ? { kind: 'drop-after' } : noFault));
    await device.sync();
    await device.refreshAnswer({ userId: person.id, path: '/api/claims', accept: (body) => body });
    const list = await device.listClaims(person.id);
    expect(list.map((entry) => [entry.id, entry.state.kind])).toEqual([[id, 'saved']]);
    const [claim] = (await person.get('/api/claims')).body as Claim[];
    expect(await device.getClaim(person.id, claim?.id ?? 0)).toMatchObject({ id });
  });

  it('sends once what three tabs without locks send at the same time', async () => {
    const incidents = await Promise.all(Array.from({ length: 5 }, () => report()));
    const claims = await Promise.all(incidents.map((incident) => file(incident)));
    await attachAll(claims[0]?.id ?? 0);
    const noLocks = {
      run: <T>(work: () => Promise<T>) => work(),
      tryRun: <T>(work: () => Promise<T>) => work(),
    };
    const tabs = [1, 2, 3].map(() => phone.openTab({ locks: noLocks }));
    await Promise.all(tabs.map((tab) => tab.sync()));
    await device.sync();
    const there = await claimsOnServer(person);
    expect(there).toHaveLength(5);
    expect(there.flatMap((claim) => claim.documents)).toHaveLength(3);
    expect(await device.waitingCount(person.id)).toBe(0);
  });
});

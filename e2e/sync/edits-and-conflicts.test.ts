import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Incident, IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { Device } from '../../web/src/offline/public.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { noFault, startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';
import { whatTheServerHas } from './what-the-server-has.ts';

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
  phone = aPhone(proxy.url, person);
  device = phone.openTab();
  await signInOn(phone, device, person);
});

const report = async (description: string) =>
  await device.saveIncident({ userId: person.id, content: aContent({ description }) });
const entryOf = async (id: number) => {
  const entry = await device.getIncident(person.id, id);
  if (entry === null) throw new Error(`The device knows nothing of ${id}`);
  return entry;
};
const edit = async (id: number, content: Partial<IncidentContent>) => {
  const entry = await entryOf(id);
  await device.saveIncidentEdit({
    userId: person.id,
    entry,
    content: { ...entry, ...content },
    status: entry.status,
  });
};
const state = async (id: number) => await device.recordState(person.id, id);
const onServer = async () => (await person.get('/api/incidents')).body as Incident[];
const refreshList = async () =>
  await device.refreshAnswer({
    userId: person.id,
    path: '/api/incidents',
    accept: (body) => body,
  });
/** Somebody changes the record elsewhere. */
const changeElsewhere = async (incident: Incident, content: Partial<IncidentContent>) =>
  await person.put(`/api/incidents/${incident.id}`, { ...incident, ...content });

describe('edits', () => {
  it('sends only the newest of several edits made offline', async () => {
    const { id } = await report('first');
    await edit(id, { description: 'second' });
    await edit(id, { description: 'third' });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect((await onServer()).map(({ description }) => description)).toEqual(['third']);
  });

  it('sends an edit made while the report was on its way, as a change of what the server has', async () => {
    const { id } = await report('first');
    let edited = false;
    const tab = phone.openTab({
      fetch: async (url, init) => {
        const answer = await phone.parts.fetch(url, init);
        if (!edited) await edit(id, { description: 'while on its way' });
        edited = true;
        return answer;
      },
    });
    expect(await tab.sync()).toMatchObject({ kind: 'success' });
    expect((await onServer()).map(({ description }) => description)).toEqual(['while on its way']);
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });

  it('turns an edit after a lost answer into a change by itself', async () => {
    const { id } = await report('sent, but the answer was lost');
    proxy.decide(() => ({ kind: 'drop-after' }));
    expect(await device.sync()).toMatchObject({ kind: 'partial', sent: 0 });
    await edit(id, { description: 'edited before trying again' });
    await device.sync();
    await edit(id, { priority: 'high' });
    proxy.decide(() => noFault);
    await device.sync();
    expect(await whatTheServerHas(person)).toMatchObject([
      { description: 'edited before trying again', priority: 'high' },
    ]);
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });

  it('takes the lost answer of a change for done when it is asked again', async () => {
    const { id } = await report('first');
    await device.sync();
    await edit(id, { description: 'changed' });
    proxy.decide(() => ({ kind: 'cut' }));
    await device.sync();
    proxy.decide(() => noFault);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect((await onServer()).map(({ description }) => description)).toEqual(['changed']);
  });

  it('adds the photos of an edit to the report when the edit is saved, not before', async () => {
    const { id } = await report('without photo');
    await device.sync();
    const kind = `incident-${id}`;
    const draft = await device.drafts.save({ userId: person.id, kind, step: 'media', values: {} });
    await device.addFile({ userId: person.id, incidentId: draft.localId, file: aPhoto(7) });
    await device.sync();
    expect((await whatTheServerHas(person))[0]?.files).toHaveLength(0);
    const entry = await entryOf(id);
    await device.saveIncidentEdit({ userId: person.id, entry, content: entry, status: entry.status, draft });
    await device.sync();
    expect((await whatTheServerHas(person))[0]?.files).toHaveLength(1);
    expect(await device.drafts.load(person.id, kind)).toBeNull();
  });
});

describe('conflicts', () => {
  const inConflict = async () => {
    const { id } = await report('as reported');
    await device.sync();
    const [incident] = await onServer();
    if (incident === undefined) throw new Error('The report did not arrive');
    await edit(id, { description: 'my words' });
    await changeElsewhere(incident, { description: 'their words' });
    await device.sync();
    return id;
  };

  it('never overwrites what somebody changed meanwhile, and shows both', async () => {
    const id = await inConflict();
    expect((await onServer()).map(({ description }) => description)).toEqual(['their words']);
    expect(await state(id)).toMatchObject({
      kind: 'needs-you',
      code: 'changed-meanwhile',
      current: { description: 'their words' },
      remedies: ['keep-mine', 'edit', 'export', 'discard-edit'],
    });
    expect(await entryOf(id)).toMatchObject({ description: 'my words' });
  });

  it('replaces theirs when the person says so', async () => {
    const id = await inConflict();
    await device.keepMine(person.id, id);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect((await onServer()).map(({ description }) => description)).toEqual(['my words']);
  });

  it('lets go of mine when the person says so', async () => {
    const id = await inConflict();
    await device.discardEdit(person.id, id);
    expect(await entryOf(id)).toMatchObject({ description: 'their words', state: { kind: 'on-server' } });
    expect(await device.waitingCount(person.id)).toBe(0);
  });

  it('takes a change to the same words for done', async () => {
    const { id } = await report('as reported');
    await device.sync();
    const [incident] = await onServer();
    if (incident === undefined) throw new Error('The report did not arrive');
    await edit(id, { description: 'same words' });
    await changeElsewhere(incident, { description: 'same words' });
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });

  it('keeps both when the reference is the server’s with other content', async () => {
    const { id, clientRef } = await report('mine');
    await person.post('/api/incidents', { ...aContent({ description: 'received otherwise' }), clientRef });
    await device.sync();
    expect(await state(id)).toMatchObject({ kind: 'needs-you', code: 'client-ref-conflict' });
    expect(await entryOf(id)).toMatchObject({ description: 'mine' });
    await device.keepMine(person.id, id);
    await device.sync();
    expect(await whatTheServerHas(person)).toMatchObject([{ clientRef, description: 'mine' }]);
    expect(await state(id)).toEqual({ kind: 'on-server' });
  });

  it('never gives up a report that only this phone has', async () => {
    const { id } = await report('only here');
    await expect(device.discardEdit(person.id, id)).rejects.toMatchObject({ name: 'DeviceSaveError' });
    expect(await entryOf(id)).toMatchObject({ description: 'only here' });
  });
});

describe('two people and two tabs', () => {
  it('refuses a change where another person on the phone has an unsent one', async () => {
    const { id } = await report('of one crew');
    await device.sync();
    await refreshList();
    const mine = await entryOf(id);
    const serverId = mine.id;
    const lead = await server.addPerson({ role: 'supervisor' });
    await signInOn(phone, device, lead);
    await device.refreshAnswer({ userId: lead.id, path: '/api/incidents', accept: (body) => body });
    const entry = await device.getIncident(lead.id, serverId);
    if (entry === null) throw new Error('The supervisor does not see the report');
    await device.saveIncidentEdit({ userId: lead.id, entry, content: entry, status: 'in_progress' });
    const content = { ...mine, description: 'mine' };
    await expect(
      device.saveIncidentEdit({ userId: person.id, entry: mine, content, status: mine.status }),
    ).rejects.toMatchObject({ code: 'other-person-unsent' });
    await device.sync();
    expect((await onServer())[0]).toMatchObject({ status: 'in_progress', userId: person.id });
  });

  it('sends once what two tabs send at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await report(`Report ${n}`);
    const other = phone.openTab();
    const results = await Promise.all([device.sync(), other.sync(), device.sync()]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['already-running', 'already-running', 'success']);
    expect(await onServer()).toHaveLength(20);
  });

  it('sends once even where nothing keeps two tabs apart', async () => {
    for (let n = 0; n < 20; n += 1) await report(`Report ${n}`);
    const noLocks = {
      run: <T>(work: () => Promise<T>) => work(),
      tryRun: <T>(work: () => Promise<T>) => work(),
    };
    await device.addFile({ userId: person.id, incidentId: (await report('with photo')).id, file: aPhoto(1) });
    const tabs = [1, 2, 3].map(() => phone.openTab({ locks: noLocks }));
    await Promise.all(tabs.map((tab) => tab.sync()));
    await device.sync();
    const there = await whatTheServerHas(person);
    expect(there).toHaveLength(21);
    expect(there.flatMap(({ files }) => files)).toHaveLength(1);
    expect(await device.waitingCount(person.id)).toBe(0);
  });

  it('shows a report whose answer was lost once, though the list has it already', async () => {
    const { id } = await report('once');
    proxy.decide(({ path }) => (path === '/api/sync' ? { kind: 'drop-after' } : noFault));
    await device.sync();
    await refreshList();
    const list = await device.listIncidents(person.id);
    expect(list.map((entry) => [entry.id, entry.state.kind])).toEqual([[id, 'saved']]);
    const serverId = (await onServer())[0]?.id ?? 0;
    expect(await device.getIncident(person.id, serverId)).toMatchObject({ id });
  });
});

import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { decide } from '../../server/testing/claims.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { Device } from '../../web/src/offline/public.ts';
import { aClaimContent } from '../../web/src/offline/testing/a-claim.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { noFault, startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';

let server: TestServer;
let proxy: FaultProxy;
let lead: Person;
let person: Person;
let phone: Phone;
let device: Device;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  proxy = await startFaultProxy(server.url);
  lead = await server.as('lead');
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

const report = async () => await device.saveIncident({ userId: person.id, content: aContent() });
const file = async (incident: { id: number; clientRef: string | null }, description = 'as filed') =>
  await device.saveClaim({
    userId: person.id,
    content: aClaimContent({ description }),
    claimType: 'Workplace Injury',
    incident,
  });
const entryOf = async (id: number) => {
  const entry = await device.getClaim(person.id, id);
  if (entry === null) throw new Error(`The device knows nothing of claim ${id}`);
  return entry;
};
type Said = { answer?: string; contestReason?: string; status?: Claim['status'] };
const edit = async (id: number, content: Partial<ClaimContent>, { status, ...said }: Said = {}) => {
  const entry = await entryOf(id);
  await device.saveClaimEdit({
    userId: person.id,
    entry,
    content: { ...entry, ...content },
    status: status ?? entry.status,
    ...said,
  });
};
const onServer = async () => (await person.get('/api/claims')).body as Claim[];
const theClaim = async (): Promise<Claim> => {
  const [claim] = await onServer();
  if (claim === undefined) throw new Error('The claim did not arrive');
  return claim;
};
const descriptions = async () => (await onServer()).map(({ description }) => description);
const refresh = async () =>
  await device.refreshAnswer({ userId: person.id, path: '/api/claims', accept: (body) => body });
const change = async (content: Partial<Claim>) => {
  const claim = await theClaim();
  await person.put(`/api/claims/${claim.id}`, { ...claim, ...content });
};
const sent = async () => {
  const { id } = await file(await report());
  await device.sync();
  return id;
};

describe('a second claim on one incident', () => {
  const second = async () => {
    const incident = await report();
    await file(incident, 'first');
    await device.sync();
    const { id } = await file(incident, 'first');
    await device.addClaimFile({
      userId: person.id,
      claimId: id,
      documentKey: 'medical-bill',
      file: aPhoto(1),
    });
    await device.sync();
    return id;
  };

  it('needs its person, who is told of the earlier one, even where both say the same', async () => {
    const id = await second();
    expect(await descriptions()).toEqual(['first']);
    expect((await entryOf(id)).state).toMatchObject({
      kind: 'needs-you',
      about: 'claim',
      code: 'claim-exists',
      current: { claimNumber: (await theClaim()).claimNumber },
      remedies: ['file-anyway', 'edit', 'export', 'discard-edit'],
    });
    expect(await device.waitingCount(person.id)).toBe(1);
  });

  it('is filed when its person says so', async () => {
    const id = await second();
    await device.confirmSecondClaim(person.id, id);
    expect((await entryOf(id)).state).toEqual({ kind: 'saved' });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
    expect(await descriptions()).toEqual(['first', 'first']);
    expect((await entryOf(id)).state).toEqual({ kind: 'on-server' });
  });

  it('is thrown away with its files when its person says so, and the earlier one is untouched', async () => {
    const id = await second();
    await device.discardClaimEdit(person.id, id);
    expect(await device.getClaim(person.id, id)).toBeNull();
    expect(await device.listClaimFiles(person.id, id)).toEqual([]);
    expect(await device.waitingCount(person.id)).toBe(0);
    expect((await device.listClaims(person.id)).map(({ description }) => description)).toEqual(['first']);
    expect(await descriptions()).toEqual(['first']);
  });

  it('goes at once when its person has confirmed it in the form', async () => {
    const incident = await report();
    await file(incident);
    await device.saveClaim({
      userId: person.id,
      content: aClaimContent(),
      claimType: 'Workplace Injury',
      incident,
      confirmSecond: true,
    });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 3 });
    expect(await onServer()).toHaveLength(2);
  });
});

describe('edits', () => {
  it('sends only the newest of several edits made offline', async () => {
    const { id } = await file(await report(), 'first');
    await edit(id, { description: 'second' });
    await edit(id, { description: 'third' });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
    expect(await descriptions()).toEqual(['third']);
  });

  it('turns an edit after a lost answer into a change by itself', async () => {
    const { id } = await file(await report());
    proxy.decide(() => ({ kind: 'drop-after' }));
    await device.sync();
    await edit(id, { description: 'edited before trying again' });
    await device.sync();
    proxy.decide(() => noFault);
    await device.sync();
    expect(await descriptions()).toEqual(['edited before trying again']);
    expect((await entryOf(id)).state).toEqual({ kind: 'on-server' });
  });

  it('answers a question once, though the reply was lost and its person went on', async () => {
    const id = await sent();
    await decide(lead, (await theClaim()).id, { decision: 'ask', question: 'Which ladder?' });
    await refresh();
    await edit(id, {}, { answer: 'The 8 m one' });
    proxy.decide(() => ({ kind: 'drop-after' }));
    await device.sync();
    expect((await theClaim()).question).toBeNull();
    await edit(id, { description: 'with more words' });
    proxy.decide(() => noFault);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect(await theClaim()).toMatchObject({ description: 'with more words', question: null });
    const { body } = await person.get(`/api/claims/${(await theClaim()).id}/timeline`);
    expect(JSON.stringify(body).split('The 8 m one')).toHaveLength(2);
    expect(await entryOf(id)).toMatchObject({ answer: null, state: { kind: 'on-server' } });
  });

  it('contests a rejection from the phone', async () => {
    const id = await sent();
    await decide(lead, (await theClaim()).id, { decision: 'reject', reason: 'Wear and tear' });
    await refresh();
    await edit(id, {}, { status: 'under_review', contestReason: 'It was new in May' });
    expect(await entryOf(id)).toMatchObject({ status: 'under_review', contestReason: 'It was new in May' });
    proxy.decide(() => ({ kind: 'cut' }));
    await device.sync();
    proxy.decide(() => noFault);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect(await theClaim()).toMatchObject({ status: 'under_review' });
    expect(await entryOf(id)).toMatchObject({ contestReason: null, state: { kind: 'on-server' } });
  });
});

describe('conflicts', () => {
  const inConflict = async () => {
    const id = await sent();
    await edit(id, { description: 'my words' });
    await change({ description: 'their words' });
    await device.sync();
    return id;
  };

  it('never overwrites what was changed meanwhile, and shows both', async () => {
    const id = await inConflict();
    expect(await descriptions()).toEqual(['their words']);
    expect(await entryOf(id)).toMatchObject({
      description: 'my words',
      state: {
        code: 'changed-meanwhile',
        current: { description: 'their words' },
        remedies: ['keep-mine', 'edit', 'export', 'discard-edit'],
      },
    });
  });

  it('replaces theirs when the person says so, and leaves the status as a supervisor set it', async () => {
    const id = await sent();
    await edit(id, { description: 'my words' });
    const claim = await theClaim();
    await lead.put(`/api/claims/${claim.id}`, { ...claim, status: 'under_review' });
    await device.sync();
    expect((await entryOf(id)).state).toMatchObject({ code: 'changed-meanwhile' });
    await device.keepMineClaim(person.id, id);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect(await theClaim()).toMatchObject({ description: 'my words', status: 'under_review' });
  });

  it('lets go of mine when the person says so', async () => {
    const id = await inConflict();
    await device.discardClaimEdit(person.id, id);
    expect(await entryOf(id)).toMatchObject({ description: 'their words', state: { kind: 'on-server' } });
    expect(await device.waitingCount(person.id)).toBe(0);
  });

  it('says that a claim was decided, and does not offer what can no longer be done', async () => {
    const id = await sent();
    await edit(id, { description: 'too late' });
    const { requestedReimbursement: amount } = await theClaim();
    await decide(lead, (await theClaim()).id, { decision: 'approve', amount });
    await device.sync();
    expect((await entryOf(id)).state).toMatchObject({
      current: { status: 'approved' },
      remedies: ['export', 'discard-edit'],
    });
    await device.discardClaimEdit(person.id, id);
    expect(await entryOf(id)).toMatchObject({ status: 'approved', description: 'as filed' });
  });

  it('takes a claim that was taken under review meanwhile for sent, where its change had arrived', async () => {
    const id = await sent();
    await edit(id, { description: 'changed' });
    proxy.decide(() => ({ kind: 'drop-after' }));
    await device.sync();
    const claim = await theClaim();
    await lead.put(`/api/claims/${claim.id}`, { ...claim, status: 'under_review' });
    proxy.decide(() => noFault);
    expect(await device.sync()).toMatchObject({ kind: 'success' });
    expect(await entryOf(id)).toMatchObject({ status: 'under_review', state: { kind: 'on-server' } });
  });
});

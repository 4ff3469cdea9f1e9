import type { Talk, TalkList } from '@tailboard/contract/talks.ts';
import { closeTalkSchema } from '@tailboard/contract/talks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { aTalk, present } from '../../server/testing/talks.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { DeviceSaveError, talkDraftKind, type Device } from '../../web/src/offline/public.ts';
import { aContent, fillDisk } from '../../web/src/offline/testing/a-device.ts';
import { captivePortal, noFault, startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { aMortalTab } from './mortal-tab.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';

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

const KIND = talkDraftKind('ladders');
const draftOf = async (on = device) =>
  await on.drafts.save({ userId: person.id, kind: KIND, step: 'sign', values: { notes: 'so far' } });
const hold = async (overrides: Record<string, unknown> = {}, on = device) => {
  const { clientRef: _ref, ...talk } = closeTalkSchema.parse(aTalk(overrides));
  const questions = [{ question: 'Which?', answer: 'This', section: 'There' }];
  return await on.saveTalk({
    userId: person.id,
    talk,
    questions,
    sentences: [],
    heldBy: 'Me',
    draft: await draftOf(on),
  });
};
const onServer = async (who = person) => ((await who.get('/api/talks')).body as TalkList).talks;

describe('who may not', () => {
  it('sends or sees no talk of the person before on the same phone', async () => {
    const { id } = await hold();
    phone.signedIn = null;
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    const other = await server.addPerson();
    phone.signedIn = other;
    expect(await device.sync()).toEqual({ kind: 'other-user' });
    await signInOn(phone, device, other);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(await onServer(other)).toEqual([]);
    expect(await device.listTalks(other.id)).toEqual([]);
    expect(await device.getTalk(other.id, id)).toBeNull();
    expect(await device.waitingCount(other.id)).toBe(0);
    await signInOn(phone, device, person);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect(await onServer()).toHaveLength(1);
  });
});

describe('held without signal', () => {
  it('waits, is seen, goes in one request behind reports, and is the server’s from then on', async () => {
    const { id, clientRef } = await hold({ attendees: [present({ userId: person.id }), present()] });
    expect(await device.drafts.load(person.id, KIND)).toBeNull();
    expect(await device.waitingCount(person.id)).toBe(1);
    expect(await device.getTalk(person.id, id)).toMatchObject({ id, signed: 2, state: { kind: 'saved' } });
    await device.saveIncident({ userId: person.id, content: aContent() });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 2 });
    expect(proxy.seen.map(({ path }) => path)).toEqual(['/api/sync']);

    const [listed] = await onServer();
    expect(listed).toMatchObject({ clientRef, signed: 2 });
    const record = (await person.get(`/api/talks/${listed?.id}`)).body as Talk;
    // By the old name and the new one, with all that the server says of it.
    for (const name of [id, record.id])
      expect(await device.getTalk(person.id, name)).toMatchObject({
        ...record,
        state: { kind: 'on-server' },
      });
    expect(await device.waitingCount(person.id)).toBe(0);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(await device.listTalks(person.id)).toHaveLength(1);
    await device.clearCachedData(person.id);
    expect(await device.listTalks(person.id)).toEqual([]);
  });

  it('is one talk when its answer is lost, cut or somebody else’s', async () => {
    for (const fault of ['drop-before', 'drop-after', 'cut', 'cut-request', 'portal'] as const) {
      const before = (await onServer()).length;
      const { id } = await hold();
      proxy.decide(() => (fault === 'portal' ? captivePortal : { kind: fault }));
      expect(await device.sync(), fault).toMatchObject({ kind: 'partial', sent: 0 });
      expect((await device.getTalk(person.id, id))?.unsentRevision, fault).toBe(1);
      // Not even what the person calls cached data may take it away.
      await device.clearCachedData(person.id);
      proxy.decide(() => noFault);
      expect(await device.sync(), fault).toEqual({ kind: 'success', sent: 1 });
      expect((await onServer()).length - before, fault).toBe(1);
    }
  });

  it('is one talk however often, and in however many tabs, its draft is closed', async () => {
    const draft = await draftOf();
    const { clientRef: _ref, ...talk } = closeTalkSchema.parse(aTalk());
    const close = async (on: Device) =>
      await on.saveTalk({ userId: person.id, talk, questions: [], sentences: [], heldBy: 'Me', draft });
    const first = await close(device);
    expect(await close(phone.openTab())).toEqual(first);
    const other = { ...talk, notes: 'Other' };
    await expect(
      phone
        .openTab()
        .saveTalk({ userId: person.id, talk: other, questions: [], sentences: [], heldBy: 'Me', draft }),
    ).rejects.toMatchObject({ code: 'already-submitted' });
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect((await close(phone.openTab())).clientRef).toBe(first.clientRef);
    await device.sync();
    expect(await onServer()).toMatchObject([{ clientRef: first.clientRef }]);
  });

  it('keeps the draft when the phone is full', async () => {
    await draftOf();
    const free = fillDisk();
    await expect(hold()).rejects.toBeInstanceOf(DeviceSaveError);
    free();
    expect(await device.drafts.load(person.id, KIND)).toMatchObject({ values: { notes: 'so far' } });
    await hold();
    expect(await device.drafts.load(person.id, KIND)).toBeNull();
  });

  it('comes back as a draft after the tab was killed, with the same name', async () => {
    const { clientRef } = await draftOf();
    const again = phone.openTab();
    expect(await again.drafts.load(person.id, KIND)).toMatchObject({ clientRef, step: 'sign' });
  });
});

describe('refused by the server', () => {
  const refuse = async () => {
    const rosa = await server.as('rosa');
    const { id, clientRef } = await hold({ attendees: [present({ userId: rosa.id, name: 'Rosa' })] });
    expect(await device.sync()).toMatchObject({ kind: 'partial', needsYou: 1 });
    return { id, clientRef };
  };

  it('stays, says why, and keeps nothing else from being sent', async () => {
    const { id } = await refuse();
    expect(await device.getTalk(person.id, id)).toMatchObject({
      state: {
        kind: 'needs-you',
        code: 'talk-not-of-crew',
        errors: [{ message: 'Rosa is not of your crew' }],
      },
    });
    await hold();
    // The other one goes; this one still needs its person.
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 1,
      failed: 0,
      needsYou: 1,
      reachable: true,
    });
    expect(await device.waitingCount(person.id)).toBe(1);
    expect((await device.exportTalk(person.id, id)).size).toBeGreaterThan(500);
    expect(await onServer()).toHaveLength(1);
  });

  it('is opened again as the draft it was, put right, and sent once', async () => {
    const { id, clientRef } = await refuse();
    const draft = { userId: person.id, id, kind: KIND, step: 'sign', values: { notes: 'again' } };
    expect(await device.reopenTalk(draft)).toBe(true);
    expect(await device.reopenTalk(draft)).toBe(false);
    expect(await device.drafts.load(person.id, KIND)).toMatchObject({
      clientRef,
      values: { notes: 'again' },
    });
    expect(await device.getTalk(person.id, id)).toBeNull();
    await hold();
    expect(await device.sync()).toEqual({ kind: 'success', sent: 1 });
    expect(await onServer()).toMatchObject([{ clientRef }]);
  });

  it('is not opened over a draft that is under way', async () => {
    const { id } = await refuse();
    await device.drafts.save({ userId: person.id, kind: KIND, step: 'read', values: { notes: 'another' } });
    const draft = { userId: person.id, id, kind: KIND, step: 'sign', values: {} };
    expect(await device.reopenTalk(draft)).toBe(false);
    expect(await device.drafts.load(person.id, KIND)).toMatchObject({ values: { notes: 'another' } });
    expect(await device.getTalk(person.id, id)).toMatchObject({ state: { kind: 'needs-you' } });
  });

  it('goes unchanged when the person asks for another try', async () => {
    const { id } = await refuse();
    const rosa = await server.as('rosa');
    const admin = await server.as('admin');
    await admin.put(`/api/users/${rosa.id}/access`, { crewId: 'north' });
    expect(await device.retryTalk(person.id, id)).toEqual({ kind: 'success', sent: 1 });
    await admin.put(`/api/users/${rosa.id}/access`, { crewId: 'south' });
    expect(await device.getTalk(person.id, id)).toMatchObject({ state: { kind: 'on-server' } });
  });
});

it('a talk is neither lost nor doubled when the tab is closed at any await of a run', async () => {
  const untouched = aPhone(server.url, person);
  await signInOn(untouched, untouched.openTab(), person);
  await hold({}, untouched.openTab());
  const counting = aMortalTab(untouched, person, Infinity);
  await counting.run();
  const moments = counting.moments();
  expect(moments).toBeGreaterThan(5);
  for (let diesAt = 1; diesAt <= moments; diesAt += 1) {
    const before = new Set((await onServer()).map(({ id }) => id));
    const mortal = aPhone(server.url, person);
    const tab = mortal.openTab();
    await signInOn(mortal, tab, person);
    const { id, clientRef } = await hold({}, tab);
    await aMortalTab(mortal, person, diesAt).run();
    expect(await tab.getTalk(person.id, id), `closed at moment ${diesAt}`).toMatchObject({ clientRef });
    await mortal.openTab().sync();
    const made = (await onServer()).filter((talk) => !before.has(talk.id));
    expect(made, `closed at moment ${diesAt}`).toMatchObject([{ clientRef }]);
    expect(await tab.waitingCount(person.id)).toBe(0);
  }
});

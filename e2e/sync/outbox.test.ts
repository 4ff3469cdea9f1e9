import type { Action, MakeAction } from '@tailboard/contract/actions.ts';
import type { Comment } from '@tailboard/contract/comments.ts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOne } from '../../server/testing/actions.ts';
import { reportOne } from '../../server/testing/incident-with-files.ts';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import type { ActionName, Device } from '../../web/src/offline/public.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { answerProblem, captivePortal, noFault, startFaultProxy, type Fault } from './fault-proxy.ts';
import { aMortalTab } from './mortal-tab.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 12);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

let server: TestServer;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
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
  await newPhone();
});
async function newPhone() {
  proxy.decide(() => noFault);
  phone = aPhone(proxy.url, person);
  device = phone.openTab();
  await signInOn(phone, device, person);
}

let photo = 0;
const aRecord = (about: Partial<MakeAction> = {}) => ({
  ...{
    title: 'Put the rail back',
    description: '',
    level: 'engineering' as const,
    priority: 'high' as const,
  },
  ...{ incidentId: null, incidentClientRef: null, observationId: null, talkId: null, section: null },
  ...{ assigneeId: person.id, dueOn: '2026-11-20', ...about },
});
/** Makes an action without signal; answers with its reference. */
async function make(about: Partial<MakeAction> = {}): Promise<string> {
  const clientRef = randomUUID();
  const record = aRecord(about);
  await device.post(person.id, [
    { kind: 'action', clientRef, thread: clientRef, record, assigneeName: 'Me' },
  ]);
  return clientRef;
}
/** Moves it on, with a photo taken then. */
async function moveOn(thread: string, of: ActionName, to: 'in-progress' | 'done' = 'done'): Promise<string> {
  const photoRef = randomUUID();
  const change = { to, note: null, media: [photoRef] };
  const file = aPhoto((photo += 1), 300);
  await device.post(person.id, [
    { kind: 'action-state', clientRef: randomUUID(), thread, of, change },
    { kind: 'action-photo', clientRef: photoRef, thread, of, fileName: 'done.jpg', file },
  ]);
  return photoRef;
}
type IncidentName = { incidentId: number } | { incidentClientRef: string };
async function comment(on: IncidentName, text: string): Promise<string> {
  const clientRef = randomUUID();
  const record = { text, visibility: 'everybody-on-it' as const };
  await device.post(person.id, [{ kind: 'comment', clientRef, thread: clientRef, on, record }]);
  return text;
}
/** Texts as the server has them, in their order. */
async function commentsOn(on: IncidentName): Promise<string[]> {
  const all = (await person.get('/api/incidents')).body as { id: number; clientRef: string | null }[];
  const id =
    'incidentId' in on ? on.incidentId : all.find(({ clientRef }) => clientRef === on.incidentClientRef)?.id;
  const said = (await person.get(`/api/incidents/${id}/comments`)).body as Comment[];
  return said.map(({ text }) => text);
}
const onServer = async (who = person) => (await who.get('/api/actions?assignee=any')).body as Action[];
const summaryOf = ({ clientRef, states, media }: Action) => ({
  clientRef,
  states: states.map(({ to, media }) => [to, ...media]),
  media: media.map((each) => each.clientRef).toSorted(),
});
const byRef = (a: { clientRef: string | null }, b: { clientRef: string | null }) =>
  (a.clientRef ?? '') < (b.clientRef ?? '') ? -1 : 1;

describe('made without signal', () => {
  it('waits, goes in one request with its incident, and its photo after it; nobody else sends it', async () => {
    const { clientRef: incidentRef } = await device.saveIncident({
      userId: person.id,
      content: aContent(),
    });
    const ref = await make({ incidentClientRef: incidentRef });
    const photoRef = await moveOn(ref, { actionClientRef: ref });
    expect(await device.waitingCount(person.id)).toBe(2);
    const other = await server.addPerson();
    await signInOn(phone, device, other);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    expect(await device.outbox(other.id)).toEqual([]);
    await signInOn(phone, device, person);
    proxy.seen.length = 0;
    await device.clearCachedData(person.id);
    expect(await device.sync()).toEqual({ kind: 'success', sent: 4 });
    expect(proxy.seen.map(({ path }) => path.replace(/\d+.*/, ''))).toEqual(['/api/sync', '/api/actions/']);
    const [action] = await onServer();
    expect(action).toMatchObject({ state: 'done', incident: { title: /Workplace Injury #\d+/ } });
    expect(action && summaryOf(action)).toEqual({
      clientRef: ref,
      states: [['done', photoRef]],
      media: [photoRef],
    });
    expect(await device.waitingCount(person.id)).toBe(0);
    const known = (await device.outbox(person.id)).map((item) => item.known?.state);
    expect(known).toEqual(['open', 'done']);
  });

  it('a comment goes after its incident and its photo after it, once, also when answers are lost', async () => {
    const { clientRef: incidentRef } = await device.saveIncident({
      userId: person.id,
      content: aContent(),
    });
    const [clientRef, photoRef] = [randomUUID(), randomUUID()];
    const file = aPhoto((photo += 1), 300);
    await device.post(person.id, [
      {
        ...{ kind: 'comment', clientRef, thread: clientRef, on: { incidentClientRef: incidentRef ?? '' } },
        record: { text: 'See the crack', visibility: 'everybody-on-it', media: [photoRef] },
      },
      {
        ...{ kind: 'comment-photo', clientRef: photoRef, thread: clientRef },
        ...{ of: { commentClientRef: clientRef }, fileName: 'crack.jpg', file },
      },
    ]);
    expect(await device.waitingCount(person.id)).toBe(2);
    // The answers to the batch and to the photo are lost once each.
    const lost = new Set<string>();
    proxy.decide(({ path }) => {
      const call = path.replace(/\d.*/, '');
      if (lost.has(call)) return noFault;
      lost.add(call);
      return { kind: 'drop-after' };
    });
    for (let tries = 0; tries < 6 && (await device.waitingCount(person.id)) > 0; tries += 1)
      await device.sync();
    proxy.decide(() => noFault);
    const [incident] = (await person.get('/api/incidents')).body as { id: number }[];
    const comments = (await person.get(`/api/incidents/${incident?.id}/comments`)).body as Comment[];
    expect(comments.map(({ text, media }) => [text, media.map((each) => each.clientRef)])).toEqual([
      ['See the crack', [photoRef]],
    ]);
    expect(await device.outbox(person.id)).toEqual([]);
  });

  it('that the server refuses stays with the reason, and holds back what builds on it', async () => {
    const ref = await make({ assigneeId: (await server.as('rosa')).id });
    await moveOn(ref, { actionClientRef: ref });
    const good = await make();
    expect(await device.sync()).toEqual({
      kind: 'partial',
      sent: 1,
      needsYou: 1,
      failed: 0,
      reachable: true,
    });
    const [refused] = await device.outbox(person.id);
    expect(refused?.problem?.code).toBe('assignee-not-of-crew');
    await device.retryThread(person.id, ref);
    await device.sync();
    expect(await device.waitingCount(person.id)).toBe(1);
    await device.discardThread(person.id, ref);
    expect(await device.waitingCount(person.id)).toBe(0);
    expect((await onServer()).map(({ clientRef }) => clientRef)).toEqual([good]);
  });
});

describe('whatever dies in between', () => {
  it('is there once when the tab is closed at any moment', { timeout: 120_000 }, async () => {
    const expected: ReturnType<typeof summaryOf>[] = [];
    for (let diesAt = 1; ; diesAt += 1) {
      await newPhone();
      const ref = await make();
      const photoRef = await moveOn(ref, { actionClientRef: ref });
      expected.push({ clientRef: ref, states: [['done', photoRef]], media: [photoRef] });
      const tab = aMortalTab(phone, person, diesAt);
      await tab.run();
      await phone.openTab().sync();
      if (tab.moments() < diesAt) break;
    }
    expect((await onServer()).map(summaryOf).sort(byRef)).toEqual(expected.sort(byRef));
  });

  const mishaps: readonly Fault[] = [
    { kind: 'drop-before' },
    { kind: 'drop-after' },
    { kind: 'cut' },
    { kind: 'twice' },
    { kind: 'cut-request' },
    answerProblem(500, 'internal'),
    answerProblem(503, 'unavailable', { 'retry-after': '0' }),
    captivePortal,
  ];
  const step = fc.oneof(
    fc.record({ do: fc.constant('make' as const), about: fc.constantFrom('nothing', 'incident') }),
    fc.record({ do: fc.constant('move' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('comment' as const), which: fc.nat() }),
    fc.record({
      do: fc.constant('sync' as const),
      line: fc.array(fc.nat({ max: mishaps.length * 2 }), { maxLength: 8 }),
      tabs: fc.integer({ min: 1, max: 2 }),
    }),
  );

  it(`is there once whatever befalls the line (PROPERTY_SEED=${SEED})`, { timeout: 120_000 }, async () => {
    const lead = await server.as('lead');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await newPhone();
        const given = await makeOne(lead, { assigneeId: person.id });
        const incidentId = await reportOne(person);
        /** On what was reported here without signal, and on what the server has. */
        const discussed: { on: IncidentName; texts: string[] }[] = [{ on: { incidentId }, texts: [] }];
        type Said = ReturnType<typeof summaryOf> & { of: ActionName };
        const said: Said[] = [
          { of: { actionId: given.id }, clientRef: given.clientRef, states: [], media: [] },
        ];
        for (const each of steps) {
          if (each.do === 'make') {
            const incidentClientRef =
              each.about === 'nothing'
                ? null
                : (await device.saveIncident({ userId: person.id, content: aContent() })).clientRef;
            if (incidentClientRef !== null) discussed.push({ on: { incidentClientRef }, texts: [] });
            const clientRef = await make({ incidentClientRef });
            said.push({ of: { actionClientRef: clientRef }, clientRef, states: [], media: [] });
          } else if (each.do === 'comment') {
            const said = discussed[each.which % discussed.length];
            if (said !== undefined) said.texts.push(await comment(said.on, `Said ${said.texts.length}`));
          } else if (each.do === 'move') {
            const action = said[each.which % said.length];
            if (action === undefined || action.states.length > 1) continue;
            const to = action.states.length === 0 ? 'in-progress' : 'done';
            const ref = await moveOn(action.clientRef ?? '', action.of, to);
            action.states.push([to, ref]);
            action.media.push(ref);
          } else {
            proxy.decide((_seen, count) => mishaps[each.line[count] ?? mishaps.length] ?? noFault);
            const tabs = Array.from({ length: each.tabs }, () => phone.openTab());
            await Promise.all(tabs.map((tab) => tab.sync()));
          }
        }
        proxy.decide(() => noFault);
        for (let run = 0; run < 3; run += 1) await device.sync();
        expect(await device.waitingCount(person.id)).toBe(0);
        const refs = new Set(said.map(({ clientRef }) => clientRef));
        const there = (await onServer()).filter(({ clientRef }) => refs.has(clientRef));
        expect(there.map(summaryOf).sort(byRef)).toEqual(
          said
            .map(({ clientRef, states, media }) => ({ clientRef, states, media: media.toSorted() }))
            .sort(byRef),
        );
        for (const { on, texts } of discussed) expect(await commentsOn(on)).toEqual(texts);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

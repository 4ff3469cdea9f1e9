import { dutyListSchema, type Duty } from '@tailboard/contract/duties.ts';
import { incidentDetailsSchema } from '@tailboard/contract/incidents.ts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../../testing/builders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
});
afterAll(() => server.close());

const ADMITTED = 'He fell 12 feet from the scaffold and was admitted to the hospital with a broken hip.';
const SCRATCH = 'Scratched a finger on a sheet edge. Cleaned it on site, a bandage, back to work.';
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const report = async (overrides: Record<string, unknown> = {}) =>
  (
    await (
      await server.as('demo')
    ).post('/api/incidents', anIncident({ description: ADMITTED, ...overrides }))
  ).body;
const answer = async (id: number, facts: Record<string, unknown>) =>
  (await server.as('lead')).put(`/api/incidents/${id}/facts`, facts);
type Call = Record<string, unknown> & { calledAt: string };
const aCall = (overrides: Record<string, unknown> = {}): Call => ({
  ...{ calledAt: ago(0), calledBy: 'Lena Lead', how: 'phone', office: 'Dallas Area Office', ...overrides },
});
const call = async (id: number, body = aCall(), username = 'lead') =>
  (await server.as(username)).post(`/api/incidents/${id}/osha-call`, body);
type Listed = Duty;
const dutiesOf = async (id: number, query = '', username = 'lead'): Promise<Listed[]> =>
  (await (await server.as(username)).get(`/api/duties?incidentId=${id}${query}`)).body;
const calls = async (id: number, query = '') =>
  (await dutiesOf(id, query)).filter(({ kind }) => kind === 'call-osha');

describe('duties', () => {
  it('arise with the report, from its arrival, and are in its details', async () => {
    const { id, createdAt } = await report();
    const listed = await dutiesOf(id, '&state=open');
    expect(dutyListSchema.parse(listed)).toEqual(listed);
    expect(listed).toMatchObject([
      {
        ...{ incidentId: id, kind: 'call-osha', hours: 24, state: 'open', startedAt: createdAt },
        ...{
          paragraph: '29 CFR 1904.39(a)(2)',
          dueAt: new Date(Date.parse(createdAt) + 24 * HOUR).toISOString(),
        },
        ...{ doneBy: null, doneAt: null, note: null },
      },
      { kind: 'record-case', hours: null, state: 'open' },
    ]);
    const { body } = await (await server.as('demo')).get(`/api/incidents/${id}`);
    expect(incidentDetailsSchema.parse(body)).toEqual(body);
    expect(body.duties).toHaveLength(listed.length);
    expect(body.duties).toEqual(expect.arrayContaining(listed));
    expect(await dutiesOf((await report({ description: SCRATCH })).id)).toEqual([]);
  });

  it('arise of reports in a batch as of single ones', async () => {
    const demo = await server.as('demo');
    const { body } = await demo.post('/api/sync', {
      userId: demo.id,
      items: [ADMITTED, SCRATCH, 'The lineman died at the scene.'].map((description) => ({
        kind: 'incident.report',
        record: anIncident({ description }),
      })),
    });
    const hours = async ({ record }: { record: { id: number } }) =>
      (await calls(record.id, '&state=open')).map((duty) => duty.hours);
    expect(await Promise.all(body.results.map(hours))).toEqual([[24], [], [8]]);
  });

  it.each([
    ['demo', true],
    ['lead', true],
    ['safety', true],
    ['admin', true],
    ['mike', false],
    ['rosa', false],
    ['chief', false],
  ])('are seen by %s: %s; somebody hurt sees none', async (username, isSeen) => {
    const { id } = await report({ people: [{ name: 'Rosa', userId: (await server.as('rosa')).id }] });
    expect((await dutiesOf(id, '', username)).length > 0).toBe(isSeen);
    if (username !== 'rosa') return;
    const { body } = await (await server.as('rosa')).get(`/api/incidents/${id}`);
    expect([body.duties, body.oshaCalls]).toEqual([[], []]);
    expect((await server.nobody.get('/api/duties')).status).toBe(401);
  });

  it('come with the nearest hour first, and by state', async () => {
    const [late, soon] = [await report(), await report()];
    await answer(late.id, { learnedAt: ago(1) });
    await answer(soon.id, { died: 'yes', learnedAt: ago(3) });
    const open: (Listed & { incidentId: number })[] = (
      await (await server.as('lead')).get('/api/duties?state=open')
    ).body;
    expect(open.map(({ dueAt }) => dueAt)).toEqual(open.map(({ dueAt }) => dueAt).toSorted());
    const order = open.filter(({ kind }) => kind === 'call-osha').map(({ incidentId }) => incidentId);
    expect(order.indexOf(soon.id)).toBeLessThan(order.indexOf(late.id));
    expect(open.every(({ state }) => state === 'open')).toBe(true);
    expect((await (await server.as('lead')).get('/api/duties?state=lost')).status).toBe(400);
  });

  it('end by a fact or an edit, with the reason; a reason that comes back opens a new one', async () => {
    const record = await report();
    await answer(record.id, { admitted: 'no', died: 'no', amputation: 'no', eyeLost: 'no' });
    expect(await calls(record.id)).toMatchObject([
      { state: 'not-needed', note: expect.stringContaining('No call is needed any more. ') },
    ]);
    await answer(record.id, { admitted: 'yes' });
    expect((await calls(record.id)).map(({ state }) => state).toSorted()).toEqual(['not-needed', 'open']);
    const demo = await server.as('demo');
    const edited = await report();
    const changed = await demo.put(`/api/incidents/${edited.id}`, { ...edited, description: SCRATCH });
    expect(changed.status).toBe(200);
    expect((await dutiesOf(edited.id)).map(({ state }) => state)).toEqual(['not-needed', 'not-needed']);
  });

  it('of one incident have one open call at most, whatever comes in which order', async () => {
    const values = fc.constantFrom('yes', 'no', 'unknown');
    const step = fc.oneof(
      fc.record({ did: fc.constant('facts' as const), died: values, admitted: values }),
      // Answered on a phone without signal: sent late, and once more where the answer was lost on the way.
      fc.record({
        did: fc.constant('sent' as const),
        died: values,
        admitted: values,
        hours: fc.integer({ min: 0, max: 48 }),
        again: fc.boolean(),
      }),
      fc.record({ did: fc.constant('learned' as const), hours: fc.integer({ min: 0, max: 60 }) }),
      fc.record({ did: fc.constant('edit' as const), description: fc.constantFrom(ADMITTED, SCRATCH) }),
      fc.record({
        did: fc.constant('call' as const),
        at: fc.integer({ min: 0, max: 3 }),
        again: fc.boolean(),
      }),
    );
    const lead = await server.as('lead');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 10 }),
        fc.boolean(),
        async (steps, together) => {
          const { id } = await report();
          const live = async (one: (typeof steps)[number]): Promise<number> => {
            if (one.did === 'facts')
              return (await answer(id, { died: one.died, admitted: one.admitted })).status;
            if (one.did === 'sent') {
              const { died, admitted, hours, again } = one;
              const facts = { died, admitted, saidAt: ago(hours), sentAt: ago(0) };
              const items = [{ kind: 'facts', clientRef: randomUUID(), incidentId: id, facts }];
              const send = () => lead.post('/api/sync', { userId: lead.id, items });
              const first = await send();
              const second = again ? await send() : first;
              // A repeat says and does what the first one did.
              expect(second.body.results[0].status).toBe(first.body.results[0].status);
              return second.body.results[0].status;
            }
            if (one.did === 'learned') return (await answer(id, { learnedAt: ago(one.hours) })).status;
            if (one.did === 'edit') {
              const { body } = await lead.get(`/api/incidents/${id}`);
              return (await lead.put(`/api/incidents/${id}`, { ...body, description: one.description }))
                .status;
            }
            const body = aCall({ calledAt: ago(one.at) });
            if (one.again) await call(id, body);
            return (await call(id, body)).status;
          };
          const statuses: number[] = [];
          if (together) statuses.push(...(await Promise.all(steps.map(live))));
          else for (const one of steps) statuses.push(await live(one));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          const { body } = await lead.get(`/api/incidents/${id}`);
          const open = body.duties.filter(
            (duty: Listed) => duty.kind === 'call-osha' && duty.state === 'open',
          );
          const runs = ['within-8-hours', 'within-24-hours'].includes(body.oshaAnswer);
          expect(open.length).toBeLessThanOrEqual(runs ? 1 : 0);
          const { hours } = body.analysis.reportToOsha;
          const done = body.duties.some(
            (duty: Listed) =>
              duty.kind === 'call-osha' && duty.state === 'done' && (duty.hours ?? 0) <= hours,
          );
          expect(open.length === 1 || done).toBe(runs || done);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('the call to OSHA', () => {
  it.each([
    ['lead', 201],
    ['safety', 201],
    ['admin', 201],
    ['demo', 403],
    ['rosa', 403],
    ['mike', 404],
    ['chief', 404],
  ])('is written down by %s with %i', async (username, status) => {
    const { id } = await report({ people: [{ name: 'Rosa', userId: (await server.as('rosa')).id }] });
    expect((await server.nobody.post(`/api/incidents/${id}/osha-call`, aCall())).status).toBe(401);
    expect((await call(id, aCall(), username)).status).toBe(status);
    expect((await calls(id)).map(({ state }) => state)).toEqual([status === 201 ? 'done' : 'open']);
  });

  it('ends the duty, is kept, and is seen by those who answer for the crew alone; a repeat is harmless', async () => {
    const { id } = await report();
    const body = aCall({ reference: 'R-77', spokeWith: 'Officer Diaz' });
    const first = await call(id, body);
    expect(first.body.duties.find((duty: Listed) => duty.kind === 'call-osha')).toMatchObject({
      ...{ state: 'done', doneBy: 'Lena Lead', doneAt: body.calledAt },
    });
    expect(first.body.oshaCalls).toMatchObject([{ ...body, writtenBy: 'Lena Lead' }]);
    const again = await call(id, body);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await (await server.as('demo')).get(`/api/incidents/${id}`)).body.oshaCalls).toEqual([]);
  });

  it('for an admission leaves a death to be called in: a new duty of 8 hours', async () => {
    const { id } = await report();
    const body = aCall();
    await call(id, body);
    const learnedAt = ago(0);
    await answer(id, { died: 'yes', learnedAt });
    const [open] = await calls(id, '&state=open');
    expect(open).toMatchObject({
      ...{ hours: 8, startedAt: learnedAt },
      dueAt: new Date(Date.parse(learnedAt) + 8 * HOUR).toISOString(),
    });
    await call(id, body);
    await call(id, { ...body, reference: 'R-78' });
    expect(await calls(id, '&state=open')).toHaveLength(1);
    await call(id, aCall({ calledAt: new Date(Date.parse(body.calledAt) + 1).toISOString() }));
    expect(await calls(id, '&state=open')).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['in the future', { calledAt: ago(-1) }, 'calledAt'],
    ['before the incident', { calledAt: '2026-11-20T15:29:00Z' }, 'calledAt'],
    ['at no time', { calledAt: 'now' }, 'calledAt'],
    ['by nobody', { calledBy: ' ' }, 'calledBy'],
    ['by fax', { how: 'fax' }, 'how'],
  ])('%s is refused by name', async (_name, change, field) => {
    const { id } = await report();
    const { status, body } = await call(id, aCall(change));
    expect([status, body.code, body.errors[0].field]).toEqual([400, 'invalid-input', field]);
    expect(await calls(id, '&state=open')).toHaveLength(1);
  });
});

describe('a case', () => {
  it('is marked as recorded by who answers for the crew; a call is not', async () => {
    const { id } = await report();
    const [osha, record] = await dutiesOf(id, '&state=open');
    const done = async (
      username: string,
      duty: Listed | undefined,
      body: unknown = { note: 'Line 12 of the log' },
    ) => (await (await server.as(username)).post(`/api/duties/${duty?.id}/done`, body)).status;
    expect([await done('mike', record), await done('chief', record)]).toEqual([404, 404]);
    expect([await done('demo', record), await done('lead', osha)]).toEqual([403, 400]);
    expect([await done('lead', record), await done('lead', record, {})]).toEqual([204, 204]);
    expect((await dutiesOf(id, '&state=done'))[0]).toMatchObject({
      ...{ kind: 'record-case', note: 'Line 12 of the log', doneBy: 'Lena Lead' },
    });
    await answer(id, { workRelated: 'yes' });
    expect((await dutiesOf(id, '&state=open')).map(({ kind }) => kind)).toEqual(['call-osha']);
    expect((await (await server.as('lead')).post('/api/duties/2000000000/done', {})).status).toBe(404);
  });
});

describe('seen', () => {
  it('is told by the first who answers for the crew, and never by the reporter', async () => {
    const { id } = await report();
    const see = async (username: string, incident = id) =>
      (await server.as(username)).post(`/api/incidents/${incident}/seen`, undefined);
    expect((await server.nobody.post(`/api/incidents/${id}/seen`, undefined)).status).toBe(401);
    expect([(await see('mike')).status, (await see('chief')).status]).toEqual([404, 404]);
    expect([(await see('demo')).status, (await see('demo')).body.code]).toEqual([403, 'not-allowed']);
    const first = await see('lead');
    expect(first.body.seen).toEqual({ by: 'Lena Lead', username: 'lead', at: expect.any(String) });
    expect((await see('admin')).body.seen).toEqual(first.body.seen);
    const own = (await (await server.as('lead')).post('/api/incidents', anIncident())).body.id;
    expect([(await see('lead', own)).status, (await see('safety', own)).status]).toEqual([403, 200]);
  });
});

describe('the plan of the state', () => {
  const plansOf = async (id: number) =>
    Object.fromEntries(
      (await dutiesOf(id, '&state=open')).map((duty) => [
        duty.kind,
        { ...duty.statePlan, hours: duty.hours },
      ]),
    );
  const AMPUTATED = 'The saw took two fingers off his left hand. It is an amputation, he was not admitted.';

  it.each<[string, string, Record<string, unknown>, { state: string; hours: number; by: number | null }]>([
    ['Pier 9, San Francisco, CA', ADMITTED, {}, { state: 'CA', hours: 24, by: 8 }],
    ['Pier 9, San Francisco, CA', AMPUTATED, {}, { state: 'CA', hours: 24, by: 8 }],
    ['Mill 4, Tacoma, WA 98402', ADMITTED, {}, { state: 'WA', hours: 24, by: 8 }],
    ['Mill 4, Tacoma, WA 98402', AMPUTATED, {}, { state: 'WA', hours: 24, by: null }],
    ['Mill 4, Tacoma, WA 98402', ADMITTED, { died: 'yes' }, { state: 'WA', hours: 8, by: null }],
    ['Yard, Portland, OR', ADMITTED, {}, { state: 'OR', hours: 24, by: null }],
  ])('of %s (%s, %o) is beside the duty and changes no hours', async (location, description, facts, plan) => {
    const { id } = await report({ location, description });
    const learnedAt = ago(2);
    await answer(id, { ...facts, learnedAt });
    const { 'call-osha': osha } = await plansOf(id);
    const by = plan.by === null ? null : new Date(Date.parse(learnedAt) + plan.by * HOUR).toISOString();
    expect(osha).toEqual({ ...plan, by, words: [expect.stringMatching(/hours/)] });
  });

  it('counts three admitted in Oregon, names the forms of California and the scene of Washington', async () => {
    const people = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, treatment: 'admitted' }));
    const { id, createdAt } = await report({ location: 'Yard, Portland, OR', people });
    const by = new Date(Date.parse(createdAt) + 8 * HOUR).toISOString();
    expect(await plansOf(id)).toMatchObject({ 'call-osha': { hours: 24, by }, 'record-case': { words: [] } });
    const inCalifornia = await report({ location: 'Fresno, California' });
    expect((await plansOf(inCalifornia.id))['record-case']?.words).toHaveLength(1);
    const place = { location: 'Gate 3', latitude: '47.2529', longitude: '-122.4443' };
    const scene = (await plansOf((await report(place)).id))['preserve-scene'];
    expect(scene).toMatchObject({ state: 'WA', words: [expect.stringContaining('equipment')], by: null });
  });

  it('is one of its own where it was not checked, the same where it is the federal rule, and not claimed where unknown', async () => {
    const of = async (location: string) => {
      const { id } = await report({ location, latitude: null, longitude: null });
      const [{ statePlan, sentences }] = (await dutiesOf(id)) as [Listed];
      return [statePlan?.state, sentences.map(({ code }) => code)];
    };
    expect(await of('Louisville, KY')).toEqual(['KY', ['state-plan.own']]);
    expect(await of('Phoenix, Arizona')).toEqual(['AZ', []]);
    expect(await of('North gate OR south gate')).toEqual([undefined, []]);
  });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incidentDetailsSchema } from '@tailboard/contract/incidents.ts';
import { history } from '../../history/public.ts';
import { anIncident } from '../../testing/builders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { incidentJudgements } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const UNSETTLED = 'He fell 12 feet from the scaffold and was taken to the hospital.';
const report = async (overrides: Record<string, unknown> = {}) =>
  (
    await (
      await server.as('demo')
    ).post('/api/incidents', anIncident({ description: UNSETTLED, ...overrides }))
  ).body;
const answer = async (username: string, id: number, facts: Record<string, unknown>) =>
  (await server.as(username)).put(`/api/incidents/${id}/facts`, facts);
const judgements = (id: number) =>
  server.app.context.db.$count(incidentJudgements, eq(incidentJudgements.incidentId, id));
const answered = (id: number) =>
  server.app.context.db
    .select()
    .from(history)
    .where(
      and(eq(history.subject, 'incident'), eq(history.subjectId, id), eq(history.action, 'facts-answered')),
    );

describe('facts', () => {
  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['demo', 200],
    ['lead', 200],
    ['safety', 200],
    ['admin', 200],
  ])('are answered by %s with %i', async (username, status) => {
    const { id } = await report();
    expect((await server.nobody.put(`/api/incidents/${id}/facts`, { died: 'no' })).status).toBe(401);
    const reply = await answer(username, id, { admitted: 'yes' });
    expect(reply.status).toBe(status);
    expect(await judgements(id)).toBe(status === 200 ? 2 : 1);
  });

  it('come with a new report, alone or in a batch, and decide its first judgement', async () => {
    const demo = await server.as('demo');
    const told = anIncident({ description: UNSETTLED, facts: { admitted: 'yes', died: 'no' } });
    const { body } = await demo.post('/api/incidents', told);
    expect(body).toMatchObject({ oshaAnswer: 'within-24-hours' });
    const { body: sync } = await demo.post('/api/sync', {
      userId: body.userId,
      items: [{ kind: 'incident.report', record: { ...told, clientRef: crypto.randomUUID() } }],
    });
    for (const { id } of [body, sync.results[0].record]) {
      const details = incidentDetailsSchema.parse((await demo.get(`/api/incidents/${id}`)).body);
      expect(details.facts.facts.map(({ fact, value, by }) => [fact, value, by.username])).toEqual([
        ['died', 'no', 'demo'],
        ['admitted', 'yes', 'demo'],
      ]);
      expect(await judgements(id)).toBe(1);
    }
  });

  it('change only what is sent, go before the text, and are told with who and when', async () => {
    const { id, updatedAt } = await report();
    const lead = await server.as('lead');
    const first = await answer('demo', id, { admitted: 'yes', workRelated: 'yes' });
    expect(incidentDetailsSchema.parse(first.body)).toEqual(first.body);
    expect(first.body).toMatchObject({ id, updatedAt, oshaAnswer: 'within-24-hours', severity: 'high' });
    expect(first.body.analysis).toMatchObject({
      facts: { admitted: { value: 'yes', source: 'person' } },
      reportToOsha: { answer: 'within-24-hours', hours: 24 },
    });
    const second = (await answer('lead', id, { died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' }))
      .body;
    expect(second.oshaAnswer).toBe('no');
    expect(second.facts.facts).toMatchObject([
      { fact: 'died', value: 'no', by: { id: lead.id, username: 'lead' }, at: expect.any(String) },
      { fact: 'admitted', value: 'no', by: { username: 'lead' } },
      { fact: 'amputation', value: 'no' },
      { fact: 'eyeLost', value: 'no' },
      { fact: 'workRelated', value: 'yes', by: { username: 'demo' } },
    ]);
    const list = (await lead.get('/api/incidents')).body.filter((one: { id: number }) => one.id === id);
    expect(list).toMatchObject([{ id, oshaAnswer: 'no' }]);
    expect(list[0]).not.toHaveProperty('facts');
    expect((await answered(id)).map(({ changes }) => changes['admitted'])).toEqual([
      { to: 'yes' },
      { from: 'yes', to: 'no' },
    ]);
    expect(await judgements(id)).toBe(3);
  });

  it('are answered by somebody hurt, under their name, with times of any zone', async () => {
    const rosa = await server.as('rosa');
    const { id } = await report({ people: [{ name: 'Rosa Ramirez', userId: rosa.id }] });
    // The same moment by the clocks of three zones: told again it changes nothing.
    for (const learnedAt of [
      '2026-11-20T12:00:00-06:00',
      '2026-11-20T18:00:00Z',
      '2026-11-21T03:00:00+09:00',
    ]) {
      const { status, body } = await answer('rosa', id, { admitted: 'yes', learnedAt });
      expect([status, body.facts.learnedAt]).toEqual([200, '2026-11-20T18:00:00.000Z']);
      expect(body.facts.facts[0].by).toMatchObject({ id: rosa.id, username: 'rosa' });
    }
    expect((await answered(id)).length).toBe(1);
    // Before the incident in UTC, though later by the clock on its wall.
    const early = await answer('rosa', id, { learnedAt: '2026-11-20T16:00:00+09:00' });
    expect([early.status, early.body.errors[0].field]).toEqual([400, 'learnedAt']);
    const [duty] = (await (await server.as('lead')).get(`/api/duties?incidentId=${id}`)).body;
    expect(duty).toMatchObject({ startedAt: '2026-11-20T18:00:00.000Z', dueAt: '2026-11-21T18:00:00.000Z' });
  });

  it('sent again change nothing', async () => {
    const { id } = await report();
    const facts = { admitted: 'yes', learnedAt: '2026-11-20T18:00:00Z', eventAt: '2026-11-20T17:00:00.000Z' };
    const first = await answer('demo', id, facts);
    const again = await answer('lead', id, facts);
    expect([again.status, again.body.facts]).toEqual([200, first.body.facts]);
    expect((await answer('lead', id, {})).status).toBe(400);
    expect([await judgements(id), (await answered(id)).length]).toEqual([2, 1]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'learned before it came',
      { learnedAt: '2026-11-21T10:00:00Z', eventAt: '2026-11-21T11:00:00Z' },
      'learnedAt',
    ],
    ['learned in the future', { learnedAt: new Date(Date.now() + 3_600_000).toISOString() }, 'learnedAt'],
    ['learned before the incident', { learnedAt: '2026-11-20T15:29:59Z' }, 'learnedAt'],
    ['come in the future', { eventAt: new Date(Date.now() + 3_600_000).toISOString() }, 'eventAt'],
    ['come before the incident', { eventAt: '2026-11-19T12:00:00Z' }, 'eventAt'],
    ['no moment', { learnedAt: 'yesterday' }, 'learnedAt'],
    ['no answer', { died: 'maybe' }, 'died'],
  ])('that cannot be (%s) are refused by name, confirmed or not', async (_name, facts, field) => {
    const { id } = await report();
    for (const confirm of [false, true]) {
      const { status, body } = await answer('demo', id, { ...facts, confirm });
      expect([status, body.code, body.errors.map((error: { field: string }) => error.field)]).toEqual([
        ...[400, 'invalid-input'],
        [field],
      ]);
    }
    expect(await judgements(id)).toBe(1);
  });

  it('that came before what was learned already are refused', async () => {
    const { id } = await report();
    await answer('demo', id, { learnedAt: '2026-11-21T10:00:00Z' });
    const { status, body } = await answer('demo', id, { eventAt: '2026-11-21T11:00:00Z' });
    expect([status, body.errors[0].field]).toEqual([400, 'eventAt']);
    const cleared = await answer('demo', id, { learnedAt: null, eventAt: '2026-11-21T11:00:00Z' });
    expect([cleared.status, cleared.body.facts.learnedAt]).toEqual([200, null]);
  });

  it.each([
    ['hazard', { amputation: 'yes' }, 'amputation'],
    ['near-miss', { died: 'yes' }, 'died'],
    ['incident', { workRelated: 'no', workZone: 'yes' }, 'workRelated'],
  ])('that are only unlikely (%s, %o) are asked back until confirmed', async (category, facts, field) => {
    const { id } = await report({ category });
    const { status, body } = await answer('demo', id, facts);
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'facts-contradict', field]);
    expect((await answer('demo', id, { ...facts, confirm: true })).status).toBe(200);
    expect((await answer('demo', id, facts)).status).toBe(200);
    expect([await judgements(id), (await answered(id)).length]).toEqual([2, 1]);
  });

  it('decide by when the loss came: later than a day after, nothing need be called in', async () => {
    const { id } = await report();
    const at = (eventAt: string) => answer('demo', id, { admitted: 'yes', died: 'no', eventAt });
    expect((await at('2026-11-20T20:00:00Z')).body.oshaAnswer).toBe('within-24-hours');
    expect((await at('2026-11-22T20:00:00Z')).body.oshaAnswer).toBe('no');
  });
});

describe('a changed report', () => {
  it('is judged anew; earlier judgements stay, and what people answered still goes before the text', async () => {
    const before = await report({ description: 'Bruised a knee. First aid on site.' });
    const lead = await server.as('lead');
    const changed = await lead.put(`/api/incidents/${before.id}`, {
      ...before,
      description: 'He fell from the roof and was admitted to the hospital overnight.',
    });
    expect(changed.body).toMatchObject({ oshaAnswer: 'within-24-hours', severity: 'high' });
    expect(await judgements(before.id)).toBe(2);
    await answer('demo', before.id, { died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' });
    const moved = await lead.put(`/api/incidents/${before.id}`, { ...changed.body, location: 'Main Street' });
    expect(moved.body.oshaAnswer).toBe('no');
    const { body } = await lead.put(`/api/incidents/${before.id}`, { ...moved.body, priority: 'high' });
    expect([body.priority, await judgements(before.id)]).toEqual(['high', 3]);
  });
});

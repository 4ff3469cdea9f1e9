import { policySettingsListSchema, policySettingsSchema } from '@tailboard/contract/policy-settings.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { history } from '../../history/public.ts';
import { claimThatIs, decide, fileOne } from '../../testing/claims.ts';
import { reportOne } from '../../testing/incident-with-files.ts';
import type { Person } from '../../testing/person.ts';
import { aPolicySetting, setPolicyOf } from '../../testing/policy.ts';
import { tally } from '../../testing/tally.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { policySettings } from '../tables.ts';

let server: TestServer;
let admin: Person;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  demo = await server.as('demo');
});
afterAll(() => server.close());

const list = async (person = demo) => (await person.get('/api/policy-settings')).body;
const counted = () => server.app.context.db.$count(policySettings);
const entriesOf = (subject: 'policy' | 'claim', id: number) =>
  server.app.context.db
    .select()
    .from(history)
    .where(and(eq(history.subject, subject), eq(history.subjectId, id)))
    .orderBy(history.id);
const read = async (id: number) => (await demo.get(`/api/claims/${id}`)).body;
const fileOn = async (date: string, overrides: Record<string, unknown> = {}) =>
  fileOne(demo, {
    incidentId: await reportOne(demo, { type: 'Equipment Damage', date }),
    ...overrides,
  });

describe('who', () => {
  it('is not signed in neither reads nor sets', async () => {
    expect((await server.nobody.get('/api/policy-settings')).status).toBe(401);
    expect((await setPolicyOf(server.nobody)).status).toBe(401);
  });

  it.each([
    ['demo', 403],
    ['lead', 403],
    ['chief', 403],
    ['admin', 201],
  ])('%s sets with %i and reads', async (username, status) => {
    const before = await counted();
    const person = await server.as(username);
    const reply = await setPolicyOf(person, { clause: `Set by ${username}` });
    expect([reply.status, await counted()]).toEqual([status, before + (status === 201 ? 1 : 0)]);
    expect(policySettingsListSchema.safeParse(await list(person)).success).toBe(true);
  });

  it('may not set is told so before anything about the terms', async () => {
    const reply = await demo.post('/api/policy-settings', { claimType: 'x' });
    expect([reply.status, reply.body.code]).toEqual([403, 'not-allowed']);
  });
});

describe('terms', () => {
  it('are kept as they were sent, with who set them and when', async () => {
    const terms = aPolicySetting({
      claimType: 'Property Damage',
      valuation: 'replacement-cost',
      usefulLives: { structures: 30, computers: 3.5 },
      residualPercent: 10,
      coinsurance: { requiredPercent: 80, insuredValue: 100_000, carried: 60_000 },
      handlingDays: 21,
    });
    const { status, body } = await admin.post('/api/policy-settings', terms);
    expect(status).toBe(201);
    expect(policySettingsSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ ...terms, wage: null, setBy: admin.session?.user.name });
    expect(await list()).toContainEqual(body);
  });

  it('are added and never changed; the newest day comes first', async () => {
    const of = { claimType: 'Other' };
    await setPolicyOf(admin, { ...of, holdsFrom: '2026-03-01' });
    await setPolicyOf(admin, { ...of, holdsFrom: '2026-05-01', deductible: 700 });
    await setPolicyOf(admin, { ...of, holdsFrom: '2026-03-01', deductible: 800 });
    const days = (await list())
      .filter(({ claimType }: { claimType: string }) => claimType === 'Other')
      .map(({ holdsFrom, deductible }: Record<string, unknown>) => [holdsFrom, deductible]);
    expect(days).toEqual([
      ['2026-05-01', 700],
      ['2026-03-01', 800],
      ['2026-03-01', 500],
    ]);
  });

  it('sent again are answered as the first time and added once, even ten times at once', async () => {
    const again = { claimType: 'Vehicle Accident', holdsFrom: '2026-02-02', clause: 'Auto' };
    const before = await counted();
    const replies = await Promise.all(Array.from({ length: 10 }, () => setPolicyOf(admin, again)));
    expect(tally(replies)).toEqual({ 200: 9, 201: 1 });
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await counted()).toBe(before + 1);
  });

  it('are told by the history, from what to what', async () => {
    const of = { claimType: 'Workplace Injury', limit: null, deductible: null };
    const wage = {
      percent: 60,
      waitingDays: 7,
      retroactiveDays: null,
      weeklyMin: null,
      weeklyMax: null,
    };
    await setPolicyOf(admin, { ...of, wage, holdsFrom: '2026-01-01' });
    const { body } = await setPolicyOf(admin, {
      ...of,
      holdsFrom: '2026-07-01',
      wage: { ...wage, percent: 70 },
    });
    const [entry, ...more] = await entriesOf('policy', body.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorId: admin.id, action: 'set', ownerId: null });
    expect(entry?.changes).toEqual({
      claimType: { from: 'Workplace Injury', to: 'Workplace Injury' },
      holdsFrom: { from: '2026-01-01', to: '2026-07-01' },
      wage: { from: wage, to: { ...wage, percent: 70 } },
    });
  });

  const wage = { percent: 60, waitingDays: 7, retroactiveDays: 21, weeklyMin: 100, weeklyMax: 900 };
  const injury = (change: object) => ({
    claimType: 'Workplace Injury',
    deductible: null,
    wage: { ...wage, ...change },
  });
  const coinsurance = { requiredPercent: 80, insuredValue: 100_000, carried: 60_000 };
  it.each<[string, Record<string, unknown>, string]>([
    ['no clause', { clause: ' ' }, 'clause'],
    ['a clause with NUL', { clause: 'a\0' }, 'clause'],
    ['no type', { claimType: undefined }, 'claimType'],
    ['an unknown type', { claimType: 'Flood' }, 'claimType'],
    ['no day', { holdsFrom: undefined }, 'holdsFrom'],
    ['a day that is none', { holdsFrom: '2026-02-30' }, 'holdsFrom'],
    ['the year 0', { holdsFrom: '0000-01-01' }, 'holdsFrom'],
    ['the year 9999', { holdsFrom: '9999-12-31' }, 'holdsFrom'],
    ['a negative deductible', { deductible: -1 }, 'deductible'],
    ['cents', { deductible: 0.5 }, 'deductible'],
    ['text for an amount', { limit: '5000' }, 'limit'],
    ['a huge amount', { limit: 1e12 }, 'limit'],
    ['a limit of nothing', { limit: 0 }, 'limit'],
    ['an unknown valuation', { valuation: 'agreed' }, 'valuation'],
    ['an unknown category', { usefulLives: { boats: 5 } }, 'usefulLives'],
    ['a useful life of nothing', { usefulLives: { trucks: 0 } }, 'usefulLives.trucks'],
    ['a floor above everything', { residualPercent: 101 }, 'residualPercent'],
    ['nothing carried', { coinsurance: { ...coinsurance, carried: 0 } }, 'coinsurance.carried'],
    [
      'nothing required',
      { coinsurance: { ...coinsurance, requiredPercent: 0 } },
      'coinsurance.requiredPercent',
    ],
    ['nothing insured', { coinsurance: { ...coinsurance, insuredValue: 0 } }, 'coinsurance.insuredValue'],
    ['half of coinsurance', { coinsurance: { requiredPercent: 80, carried: 5 } }, 'coinsurance.insuredValue'],
    ['wage terms for equipment', { wage }, 'wage'],
    ['a deductible for an injury', { ...injury({}), deductible: 500 }, 'deductible'],
    ['coinsurance for a vehicle', { claimType: 'Vehicle Accident', coinsurance }, 'coinsurance'],
    ['useful lives for other', { claimType: 'Other', usefulLives: { trucks: 5 } }, 'usefulLives'],
    ['a weekly maximum below the minimum', injury({ weeklyMax: 99 }), 'wage.weeklyMax'],
    ['a retroactive period within the wait', injury({ retroactiveDays: 6 }), 'wage.retroactiveDays'],
    ['no share of the wage', injury({ percent: 0 }), 'wage.percent'],
    ['half a day', injury({ waitingDays: 0.5 }), 'wage.waitingDays'],
  ])('with %s are refused by the name of the field', async (_name, change, field) => {
    const before = await counted();
    const { status, body } = await setPolicyOf(admin, change);
    expect([status, body.errors?.[0]?.field, await counted()]).toEqual([400, field, before]);
  });
});

describe('open claims', () => {
  // A day of its own for each test, with terms of a year that no other test sets.
  let year = 2000;
  beforeEach(() => {
    year += 1;
  });
  const day = (monthAndDay: string) => `${year}-${monthAndDay}`;
  const figures = ({
    aiReimbursementMin,
    aiReimbursementMax,
    aiCoveragePercentage,
    estimate,
  }: Record<string, unknown>) => ({
    figures: [aiReimbursementMin, aiReimbursementMax, aiCoveragePercentage],
    state: (estimate as { state: string }).state,
  });
  const pending = { figures: [null, null, null], state: 'pending' };
  const unset = { deductible: null, limit: null };

  it('are estimated again by the terms of the day of their incident, and stay as they were otherwise', async () => {
    await setPolicyOf(admin, { holdsFrom: day('01-01'), ...unset });
    const claim = await fileOn(day('06-15T10:00:00Z'));
    expect(figures(claim)).toEqual(pending);
    const { body: set } = await setPolicyOf(admin, { holdsFrom: day('06-15') });
    const after = await read(claim.id);
    expect(figures(after)).toEqual({ figures: [2060, 3200, 84], state: 'estimated' });
    expect(after.estimate.clause).toEqual({
      settingsId: set.id,
      text: set.clause,
      holdsFrom: set.holdsFrom,
      setBy: set.setBy,
      setByUsername: 'admin',
    });
    const { estimate, aiReimbursementMin, aiReimbursementMax, aiCoveragePercentage } = claim;
    expect({
      ...after,
      estimate,
      aiReimbursementMin,
      aiReimbursementMax,
      aiCoveragePercentage,
    }).toEqual(claim);
  });

  it('whose incident was a day earlier by the server’s own clock, or falls under later terms, are left alone', async () => {
    await setPolicyOf(admin, { holdsFrom: day('01-01'), ...unset });
    await setPolicyOf(admin, { holdsFrom: day('09-01'), ...unset });
    const early = await fileOn(day('06-14T23:59:59-06:00'));
    const late = await fileOn(day('09-01T00:00:00-06:00'));
    const last = await fileOn(day('08-31T23:59:59-06:00'));
    await setPolicyOf(admin, { holdsFrom: day('06-15') });
    expect(await read(early.id)).toEqual(early);
    expect(await read(late.id)).toEqual(late);
    expect(figures(await read(last.id)).state).toBe('estimated');
  });

  it('of another type are left alone', async () => {
    await setPolicyOf(admin, { holdsFrom: day('01-01'), claimType: 'Other' });
    const claim = await fileOn(day('06-15T10:00:00Z'));
    await setPolicyOf(admin, { holdsFrom: day('02-01'), claimType: 'Other' });
    expect(await read(claim.id)).toEqual(claim);
  });

  it('tell by their history what the estimate was and is', async () => {
    await setPolicyOf(admin, { holdsFrom: day('01-01') });
    const claim = await fileOn(day('06-15T10:00:00Z'));
    await setPolicyOf(admin, { holdsFrom: day('01-01'), deductible: 1000 });
    await setPolicyOf(admin, { holdsFrom: day('01-01'), deductible: 1000, clause: 'Only other words' });
    const told = (await entriesOf('claim', claim.id)).filter(({ action }) => action === 'estimated');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      actorId: null,
      ownerId: demo.id,
      changes: {
        aiCoveragePercentage: { from: 84, to: 69 },
        aiReimbursementMin: { from: 2060, to: 1560 },
        aiReimbursementMax: { from: 3200, to: 2840 },
      },
    });
    expect((await read(claim.id)).estimate.clause.text).toBe('Only other words');
  });

  it('under review are estimated again; decided ones keep the estimate they were decided with', async () => {
    const agent = admin;
    const underReview = await claimThatIs('under_review', { person: demo, agent });
    const rejected = await claimThatIs('rejected', { person: demo, agent });
    const approved = await claimThatIs('approved', { person: demo, agent });
    await setPolicyOf(admin, { holdsFrom: '2026-11-01', deductible: 123 });
    const deductible = async (id: number) =>
      ((await read(id)).estimate.inputs as { name: string; value: number }[]).find(
        ({ name }) => name === 'deductible',
      )?.value;
    expect(await deductible(underReview.id)).toBe(123);
    expect(await read(rejected.id)).toEqual(rejected);
    expect(await read(approved.id)).toEqual(approved);
  });

  it('filed, changed and decided while terms are set end with the terms in force', async () => {
    await setPolicyOf(admin, { holdsFrom: day('01-01') });
    const date = day('06-15T10:00:00Z');
    const there = await Promise.all(Array.from({ length: 8 }, () => fileOn(date)));
    const incidents = await Promise.all(
      Array.from({ length: 8 }, () => reportOne(demo, { type: 'Equipment Damage', date })),
    );
    const results = await Promise.all([
      ...there.map(async (claim, index) =>
        index % 2 === 0
          ? demo.put(`/api/claims/${claim.id}`, { ...claim, requestedReimbursement: 5000 + index })
          : decide(admin, claim.id, { decision: 'ask', question: 'Which line?' }),
      ),
      ...[600, 700, 800].map(async (deductible) =>
        setPolicyOf(admin, { holdsFrom: day('01-01'), deductible }),
      ),
      ...incidents.map(async (incidentId) => ({ status: 201, body: await fileOne(demo, { incidentId }) })),
    ]);
    expect(tally(results)).toEqual({ 200: 8, 201: 11 });
    const inForce = (await list()).find(({ holdsFrom }: { holdsFrom: string }) => holdsFrom === day('01-01'));
    const filed = results.slice(-8).map(({ body }) => body.id as number);
    for (const id of [...there.map((claim) => claim.id as number), ...filed]) {
      expect((await read(id)).estimate.clause.settingsId, `claim ${id}`).toBe(inForce.id);
    }
  });
});

import { insightsSchema } from '@tailboard/contract/insights.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../actions/public.ts';
import { incidents } from '../incidents/public.ts';
import type { Person } from '../testing/person.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import { isoDay } from '../days.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { findClusters } from './find-clusters.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (username: string, query = '') => (await server.as(username)).get(`/api/insights${query}`);

describe('who reads the insights', () => {
  it('is whoever answers for a crew, over that crew alone; safety and administrators over all', async () => {
    expect((await server.nobody.get('/api/insights')).status).toBe(401);
    expect((await read('demo')).status).toBe(403);
    await reportOne(await server.as('rosa'), { date: '2026-03-02T15:00:00Z' });
    const totalFor = async (username: string, query = '') =>
      (await read(username, `?from=2026-03-01&to=2026-03-05${query}`)).body.total;
    expect(await totalFor('chief')).toBe(1);
    expect(await totalFor('lead')).toBe(0);
    expect(await totalFor('lead', '&crew=south')).toBe(0);
    expect(await totalFor('safety')).toBe(1);
    expect(await totalFor('admin', '&crew=south')).toBe(1);
    expect(await totalFor('admin', '&crew=north')).toBe(0);
  });

  it('names what is wrong with the days', async () => {
    for (const query of [
      ...['from=yesterday', 'from=', 'to=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'crew='],
      // After the day that ends the range where no other is given; days that no database keeps.
      ...['from=2099-01-01', 'from=0001-01-01', 'to=9999-12-31', 'to=1899-12-31'],
      ...['from=2026-01-01&from=2026-01-02', `crew=${'x'.repeat(61)}`, 'from=2026-01-01T00:00:00Z'],
    ]) {
      const { status, body } = await read('safety', `?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'invalid-input']);
    }
  });
});

describe('insights', () => {
  it('count reports by what they are, when, how serious and where, and say that few are few', async () => {
    const demo = await server.as('demo');
    const at = (date: string, overrides = {}) => reportOne(demo, { date, ...overrides });
    const place = { latitude: '32.8121', longitude: '-96.8125' };
    const first = await at('2025-03-03T05:30:00Z', {
      ...{ type: 'Workplace Injury', description: 'Mike fell 12 feet and was admitted to the hospital.' },
      ...place,
    });
    const cooler = await at('2025-03-04T15:10:00Z', { category: 'near-miss', ...place, latitude: '32.8129' });
    const hotter = await at('2025-03-04T15:20:00Z', {
      ...{ category: 'near-miss', ...place, longitude: '-96.8118' },
    });
    // 250 m away.
    await at('2025-03-12T15:20:00Z', { category: 'hazard', ...place, latitude: '32.8144' });
    const { db } = server.app.context;
    const [row] = await db.select().from(incidents).where(eq(incidents.id, first));
    const later = (hours: number) => new Date((row?.createdAt.getTime() ?? 0) + hours * 3_600_000);
    await db
      .update(incidents)
      .set({ seenAt: later(2), closedAt: later(30), heatIndex: 91 })
      .where(eq(incidents.id, first));
    await db.update(incidents).set({ heatIndex: 80 }).where(eq(incidents.id, cooler));
    await db.update(incidents).set({ heatIndex: 84 }).where(eq(incidents.id, hotter));
    const reply = await fetch(`${server.url}/api/insights?from=2025-03-01&to=2025-03-14`, {
      headers: { cookie: (await server.as('lead')).cookie, 'x-time-zone': 'America/Chicago' },
    });
    const insights = insightsSchema.parse(await reply.json());
    expect(insights).toMatchObject({
      total: 4,
      byCategory: [
        { category: 'near-miss', count: 2 },
        { category: expect.any(String), count: 1 },
        { category: expect.any(String), count: 1 },
      ],
      byCrew: [{ crew: 'north', count: 4 }],
      // 5:30 UTC on Monday is Sunday night in Chicago.
      byWeek: [
        { week: '2025-02-24', count: 1 },
        { week: '2025-03-03', count: 2 },
        { week: '2025-03-10', count: 1 },
      ],
      nearMisses: 2,
      injuries: expect.any(Number),
      medianHours: { toSeen: 2, toClosed: 30, toFirstAction: null },
      talks: { daysWorked: 10 },
      smallNumbers: true,
      sentence: expect.stringContaining('One report in the last seven days'),
    });
    expect(insights.nearMissesPerInjury).toBe(2 / insights.injuries);
    expect(insights.heatKnown).toBe(3);
    expect(insights.byHour[9]).toEqual({ hour: 9, count: 2, heatIndex: 82 });
    expect(insights.byHour[23]).toEqual({ hour: 23, count: 1, heatIndex: 91 });
    expect(insights.byHour.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(insights.bySeverity.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(insights.byHazard.map(({ hazard }) => hazard)).toContain('Fall from height');
    expect(insights.clusters).toHaveLength(1);
    expect(insights.clusters[0]).toMatchObject({ count: 3, hazard: 'Fall from height' });
    expect(JSON.stringify(insights)).not.toMatch(/Mike fell|Demo User/);
  });
});

describe('of a crew of their own', () => {
  it('every figure is as counted by hand, over ten years too', async () => {
    const crewId = 'counted';
    const [lead, ana, bob] = [
      await server.addPerson({ crewId, role: 'supervisor' }),
      await server.addPerson({ crewId }),
      await server.addPerson({ crewId }),
    ];
    const place = { latitude: '35.0000', longitude: '-100.0000' };
    const far = { latitude: '36.0000', longitude: '-100.0000' };
    const light = { type: 'Other', category: 'near-miss', description: 'Tripped on a hose, a scratch.' };
    const grave = {
      ...{ type: 'Workplace Injury', category: 'incident' },
      description: 'Fell 14 feet from the scaffold and was admitted to the hospital.',
    };
    const noon = (day: string) => `${day}T18:00:00Z`;
    // Two injuries, five near misses, one hazard; three at a place within 90 days of the end, two there before.
    const first = await reportOne(ana, { ...grave, ...place, date: noon('2025-06-02') });
    const second = await reportOne(bob, { ...grave, ...far, date: noon('2025-06-03') });
    for (const day of ['2025-06-09', '2025-06-10'])
      await reportOne(ana, { ...light, ...place, latitude: '35.0010', date: noon(day) });
    for (const day of ['2016-06-10', '2025-02-28'])
      await reportOne(ana, { ...light, ...place, latitude: '35.0010', date: noon(day) });
    await reportOne(bob, { ...light, ...place, latitude: '35.0014', date: noon('2025-06-11') });
    const hazard = { type: 'Property Damage', category: 'hazard', description: 'Look out there.' };
    await reportOne(bob, { ...hazard, latitude: null, longitude: null, date: '2025-06-12T07:59:59Z' });
    const { db } = server.app.context;
    const reportedAt = async (id: number, hours: number) => {
      const [row] = await db.select().from(incidents).where(eq(incidents.id, id));
      return new Date((row?.createdAt.getTime() ?? 0) + hours * 3_600_000);
    };
    for (const [id, seen] of [
      [first, 1],
      [second, 4],
    ] as const)
      await db
        .update(incidents)
        .set({ seenAt: await reportedAt(id, seen) })
        .where(eq(incidents.id, id));
    const action = { title: 'Guard rail', level: 'engineering', priority: 'high', incidentId: first };
    const ask = { ...action, assigneeId: ana.id, dueOn: dayFromNow(1), clientRef: randomUUID() };
    expect((await lead.post('/api/actions', ask)).status).toBe(201);
    await db
      .update(actions)
      .set({ dueOn: dayFromNow(-3), createdAt: await reportedAt(first, 6) })
      .where(eq(actions.incidentId, first));
    const readAs = async (person: Person, query: string) => {
      const reply = await fetch(`${server.url}/api/insights?${query}`, {
        headers: { cookie: person.cookie, 'x-time-zone': 'America/Chicago' },
      });
      expect(reply.status).toBe(200);
      return insightsSchema.parse(await reply.json());
    };

    const month = await readAs(lead, 'from=2025-06-01&to=2025-06-15');
    expect(month).toMatchObject({
      ...{ from: '2025-06-01', to: '2025-06-15', total: 6, smallNumbers: true, heatKnown: 0 },
      byWeek: [
        { week: '2025-05-26', count: 0 },
        { week: '2025-06-02', count: 2 },
        { week: '2025-06-09', count: 4 },
      ],
      byType: [
        { type: 'Other', count: 3 },
        { type: 'Workplace Injury', count: 2 },
        { type: 'Property Damage', count: 1 },
      ],
      byCategory: [
        { category: 'near-miss', count: 3 },
        { category: 'incident', count: 2 },
        { category: 'hazard', count: 1 },
      ],
      byCrew: [{ crew: crewId, count: 6 }],
      ...{ nearMisses: 3, injuries: 2, nearMissesPerInjury: 1.5, overdueActions: 1 },
      // One crew, ten days from Monday to Friday.
      talks: { held: 0, daysWorked: 10 },
      medianHours: { toSeen: 2.5, toFirstAction: 6, toClosed: null },
    });
    const severities = new Map(month.bySeverity.map(({ severity, count }) => [severity, count]));
    expect(severities.get('high')).toBe(2);
    const hazards = new Map(month.byHazard.map(({ hazard: kind, count }) => [kind, count]));
    expect([hazards.get('Slip or trip'), hazards.get('Fall from height')]).toEqual([3, 2]);
    // 18:00 UTC is 1 PM in Chicago, 7:59:59 UTC 2 AM.
    expect(month.byHour.filter(({ count }) => count > 0)).toEqual([
      { hour: 2, count: 1, heatIndex: null },
      { hour: 13, count: 5, heatIndex: null },
    ]);
    // The first and the last lie 156 m from each other, both within 150 m of the two between.
    expect(month.clusters).toMatchObject([{ count: 4, hazard: 'Slip or trip' }]);
    expect(month.clusters[0]?.incidentIds).toContain(first);
    expect(month.sentence).toContain('4 reports in the last seven days, 2 in the seven days before');
    expect(month.sentence).toContain('One action is overdue.');

    const decade = await readAs(lead, 'from=2015-06-16&to=2025-06-15');
    expect([decade.total, decade.byWeek.length, decade.nearMisses]).toEqual([8, 522, 5]);
    // Of the last 90 days alone.
    expect(decade.clusters).toMatchObject([{ count: 4 }]);
    expect((await readAs(lead, 'from=2025-06-11&to=2025-06-11')).total).toBe(1);
    const none = await readAs(lead, 'from=2001-01-01&to=2001-01-31&crew=counted');
    expect(none).toMatchObject({ total: 0, clusters: [], byType: [], nearMissesPerInjury: null });
    // Of another crew there is nothing to see; safety and administrators see each by itself.
    expect((await readAs(await server.as('chief'), 'from=2025-06-01&to=2025-06-15&crew=counted')).total).toBe(
      0,
    );
    expect(
      (await readAs(await server.as('safety'), 'from=2025-06-01&to=2025-06-15&crew=counted')).total,
    ).toBe(6);
    expect((await ana.get('/api/insights?from=2025-06-01&to=2025-06-15')).status).toBe(403);
  });
});

const dayFromNow = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));

describe('clusters', () => {
  const point = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude, count: 1 });
  const sizes = (points: ReturnType<typeof point>[]) =>
    findClusters(points).map(({ points: each }) => each.map(({ id }) => id).toSorted((a, b) => a - b));

  it('are three or more within 150 m, at any latitude and across the date line, each report once', () => {
    expect(sizes([point(1, 0, 0), point(2, 0, 0.0005)])).toEqual([]);
    expect(sizes([point(1, 60, 10), point(2, 60, 10.002), point(3, 60.001, 10)])).toEqual([[1, 2, 3]]);
    expect(sizes([point(1, 0, 10), point(2, 0, 10.002), point(3, 0.001, 10)])).toEqual([]);
    const five = Array.from({ length: 5 }, (_, at) => point(at, 40, -75 + at * 1e-5));
    expect(sizes([...five, point(9, 41, -75)])).toEqual([[0, 1, 2, 3, 4]]);
  });

  it('are found among fifty thousand reports of a few sites', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      point(at, 30 + (at % 5) / 100 + ((at * 7) % 600) / 1e6, -90 + ((at * 13) % 600) / 1e6),
    );
    expect(findClusters(many).map(({ count }) => count)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000]);
  });
});

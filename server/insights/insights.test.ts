import { insightsSchema } from '@tailboard/contract/insights.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incidents } from '../incidents/public.ts';
import { reportOne } from '../testing/incident-with-files.ts';
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
    for (const query of ['from=yesterday', 'to=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'crew=']) {
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
    await at('2025-03-04T15:10:00Z', { category: 'near-miss', ...place, latitude: '32.8129' });
    await at('2025-03-04T15:20:00Z', { category: 'near-miss', ...place, longitude: '-96.8118' });
    // 250 m away.
    await at('2025-03-12T15:20:00Z', { category: 'hazard', ...place, latitude: '32.8144' });
    const { db } = server.app.house;
    const [row] = await db.select().from(incidents).where(eq(incidents.id, first));
    const later = (hours: number) => new Date((row?.createdAt.getTime() ?? 0) + hours * 3_600_000);
    await db
      .update(incidents)
      .set({ seenAt: later(2), closedAt: later(30), heatIndex: 91 })
      .where(eq(incidents.id, first));
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
      sentence: expect.stringContaining('One report came in in the last seven days'),
    });
    expect(insights.nearMissesPerInjury).toBe(2 / insights.injuries);
    expect(insights.heatKnown).toBe(1);
    expect(insights.byHour[23]).toEqual({ hour: 23, count: 1, heatIndex: 91 });
    expect(insights.byHour.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(insights.bySeverity.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(insights.byHazard.map(({ hazard }) => hazard)).toContain('Fall from height');
    expect(insights.clusters).toHaveLength(1);
    expect(insights.clusters[0]).toMatchObject({ count: 3, hazard: 'Fall from height' });
    expect(JSON.stringify(insights)).not.toMatch(/Mike fell|Demo User/);
  });
});

describe('clusters', () => {
  const point = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude });
  const sizes = (points: Parameters<typeof findClusters>[0]) =>
    findClusters(points).map(({ points: each }) => each.map(({ id }) => id).toSorted((a, b) => a - b));

  it('are three or more within 150 m, at any latitude and across the date line, each report once', () => {
    expect(sizes([point(1, 0, 0), point(2, 0, 0.0005)])).toEqual([]);
    expect(sizes([point(1, 60, 10), point(2, 60, 10.002), point(3, 60.001, 10)])).toEqual([[1, 2, 3]]);
    expect(sizes([point(1, 0, 10), point(2, 0, 10.002), point(3, 0.001, 10)])).toEqual([]);
    const five = Array.from({ length: 5 }, (_, at) => point(at, 40, -75 + at * 1e-5));
    expect(sizes([...five, point(9, 41, -75)])).toEqual([[0, 1, 2, 3, 4]]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { goldenFile } from './read-golden.ts';
import { seedGolden } from './seed-golden.ts';

let server: TestServer;
let safety: Person;
let place: number;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  safety = await server.as('safety');
  ({ place, ids } = await seedGolden(server.app.house.db, { demo: await server.as('demo'), safety }));
});
afterAll(() => server.close());

const get = async (path: string) => {
  const { status, body } = await safety.get(`/api/recordkeeping/${path}`);
  expect(status).toBe(200);
  return body;
};

it('the log of the fourteen cases is what was written by hand, byte for byte', async () => {
  expect(await get(`log/2025?establishmentId=${place}&format=csv`)).toBe(goldenFile('log.csv'));
});

it('so are both files for OSHA: the cases of today, the summary too unless it was signed otherwise', async () => {
  expect(await get(`ita/2025/cases.csv?establishmentId=${place}`)).toBe(goldenFile('ita-cases.csv'));
  const { totals, certified, differs } = await get(`summary/2025?establishmentId=${place}`);
  const lines = Object.entries(totals).map(([name, count]) => `${name} ${String(count)}`);
  expect(lines).toEqual(goldenFile('summary.txt').split('\n').slice(1, -1));
  expect([differs, certified.totals.daysAway]).toEqual([true, 258]);
});

it('so are the fields of the first 301', async () => {
  const { fields } = await get(`cases/${ids[0]}/form-301`);
  const lines = fields.map(({ number, value }: { number: number; value: string }) => `${number} ${value}`);
  expect(lines.join('\n')).toBe(goldenFile('form-301.txt').split('\n').slice(1, -1).join('\n'));
});

import type { Role } from '@tailboard/contract/auth.ts';
import { needsYouSchema } from '@tailboard/contract/needs-you.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../http/signed-in.ts';
import { makeEstablishment } from '../../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listNeedsYou } from './needs-you.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const base = '/api/recordkeeping';
const [POST, FILE] = ['post-summary', 'file-electronically'];

it('a summary that is not posted or not filed needs safety managers and administrators, not supervisors', async () => {
  const safety = await server.as('safety');
  const id = await makeEstablishment(safety, { timeZone: 'America/Denver' });
  await safety.put(`${base}/establishments/${id}/years/2025`, { averageEmployees: 30, hoursWorked: 60_000 });
  const due = async (day: string, role: Role = 'safety') => {
    const viewer: Viewer = { ...{ id: safety.id, name: 'Sam', role, crewId: 'crew-1' }, username: 'sam' };
    const now = new Date(`${day}T19:00:00Z`);
    const { items } = await listNeedsYou(server.app.context.db, { viewer, now });
    return items.filter((item) => item.year === 2025 && item.id === id).map(({ kind }) => kind);
  };
  expect(await due('2026-02-10', 'field-crew')).toEqual([]);
  expect(await due('2026-02-10', 'supervisor')).toEqual([]);
  expect(await due('2026-02-10', 'admin')).toEqual([POST, FILE]);
  expect(await due('2025-12-30')).toEqual([]);
  expect(await due('2026-01-03')).toEqual([POST]);
  expect(await due('2026-04-30')).toEqual([POST, FILE]);
  expect(await due('2026-05-01')).toEqual([FILE]);
  const { body } = await safety.get('/api/needs-you');
  expect(needsYouSchema.parse(body)).toEqual(body);
  await safety.post(`${base}/duties/done`, { establishmentId: id, year: 2025, kind: 'post-summary' });
  expect(await due('2026-02-10')).toEqual([FILE]);
});

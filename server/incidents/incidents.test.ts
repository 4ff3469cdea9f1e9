import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('who may see an incident', () => {
  it('is refused to nobody, hidden from others, shown to the owner, their supervisor and the admin', async () => {
    const demo = await server.as('demo');
    const { results } = (
      await demo.post('/api/sync', {
        userId: demo.id,
        items: [{ kind: 'incident.report', record: anIncident() }],
      })
    ).body;
    const path = `/api/incidents/${results[0].record.id}`;
    const seen = async (username: string) => (await (await server.as(username)).get(path)).status;
    expect((await server.nobody.get(path)).status).toBe(401);
    expect(await seen('mike')).toBe(404);
    expect(await seen('chief')).toBe(404);
    expect(await seen('demo')).toBe(200);
    expect(await seen('lead')).toBe(200);
    expect(await seen('admin')).toBe(200);
  });
});

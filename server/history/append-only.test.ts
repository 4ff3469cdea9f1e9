import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { history } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('history', () => {
  it.each([
    ['update', sql`update history set action = 'nothing'`],
    ['delete', sql`delete from history`],
    ['truncate', sql`truncate history`],
  ])('refuses %s by the database itself', async (_name, statement) => {
    const { db } = server.app.context;
    const before = await db.$count(history);
    expect(before).toBeGreaterThan(0);
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await db.$count(history)).toBe(before);
  });
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../identity/public.ts';
import { startTestServer } from '../testing/test-server.ts';
import { describeError } from './describe-error.ts';

it('tells the log which statement failed and why, and nothing of what people have sent', async () => {
  const server = await startTestServer();
  const { db } = server.app.context;
  const secret = 'what a person has typed';
  const failures = [
    () => db.insert(users).values({ username: 'demo', name: secret }),
    () => db.execute(sql`select ${secret}::int`),
    () => db.execute(sql`select ${`'${secret}${'a'.repeat(3_000)}'`}::tsquery`),
    () => db.execute(sql`select ${`{"${secret}`}::json`),
    () => db.transaction(async (tx) => tx.execute(sql`select ${`{${secret}`}::int[]`)),
  ];
  for (const fail of failures) {
    const described = describeError(await Promise.resolve(fail()).catch((error: unknown) => error));
    expect(described.message).toMatch(/^Failed query: /);
    expect(described.cause?.code).toMatch(/^(23505|22P02|54000)$/);
    expect(described.stack).toMatch(/ at /);
    expect(described.cause?.message).toMatch(/^The database refused it in \w+$/);
    expect(JSON.stringify(described)).not.toContain(secret);
  }
  expect(describeError('thrown text').message).not.toContain('thrown text');
  await server.close();
});

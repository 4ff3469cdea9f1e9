import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../testing/person.ts';
import { forgetKeys } from '../testing/remember-scrypt.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { signInFailures } from './tables.ts';

const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' });
});
afterAll(() => server.close());

const signIn = (username: string, password: string, address = '192.0.2.1'): Promise<Reply> =>
  server.nobody.request('POST', '/api/auth/sign-in/username', {
    headers: { 'x-forwarded-for': address },
    json: { username, password },
  });
const later = (minutes: number) =>
  server.app.house.db
    .update(signInFailures)
    .set({ at: sql`${signInFailures.at} - make_interval(mins => ${minutes})` });

describe('failed attempts to sign in', () => {
  it('close the account after ten, from wherever, even for the right password, until a quarter of an hour has passed', async () => {
    for (let attempt = 0; attempt < ACCOUNT_LIMIT; attempt += 1) {
      const name = attempt % 2 === 0 ? 'mike' : 'MIKE';
      expect((await signIn(name, 'wrong', `192.0.2.${attempt}`)).status).toBe(401);
    }
    await later(5);
    const closed = await signIn('mike', 'demo-mike-2025', '192.0.2.200');
    expect([closed.status, closed.body.code]).toEqual([429, 'too-many-sign-ins']);
    const wait = Number(closed.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(9 * 60);
    expect(wait).toBeLessThanOrEqual(10 * 60);
    expect(closed.headers.getSetCookie()).toEqual([]);
    expect((await signIn('rosa', 'demo-rosa-2025')).status).toBe(200);
    await later(10);
    expect((await signIn('mike', 'demo-mike-2025')).status).toBe(200);
  });

  it('are forgotten after a success', async () => {
    for (let attempt = 0; attempt < ACCOUNT_LIMIT - 1; attempt += 1) await signIn('chief', 'wrong');
    expect((await signIn('chief', 'demo-chief-2025')).status).toBe(200);
    expect((await signIn('chief', 'wrong')).status).toBe(401);
    expect((await signIn('chief', 'demo-chief-2025')).status).toBe(200);
  });

  it('sent all at once are no more than sent one by one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 3 * ACCOUNT_LIMIT }, (_, at) => signIn('lead', `guess ${at}`)),
    );
    const tried = replies.filter(({ status }) => status === 401).length;
    expect(tried).toBeLessThanOrEqual(ACCOUNT_LIMIT);
    expect(replies.filter(({ status }) => status === 429).length).toBe(replies.length - tried);
  });

  it('close an address after fifty, whoever is tried, and no other address', async () => {
    const address = '198.51.100.7';
    const failures = Array.from({ length: ADDRESS_LIMIT }, (_, at) => ({ username: `guess-${at}`, address }));
    await server.app.house.db.insert(signInFailures).values(failures);
    const closed = await signIn('rosa', 'demo-rosa-2025', address);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('rosa', 'demo-rosa-2025', '198.51.100.8')).status).toBe(200);
  });
});

describe('a sign-in that is under way', () => {
  it('does not outlive a new password or a deactivation', async () => {
    const admin = await server.as('admin');
    for (const change of [{ password: 'another password of the tests' }, { active: false }]) {
      const person = await server.addPerson();
      const username = person.session?.user.username ?? '';
      forgetKeys();
      const [reply] = await Promise.all([
        signIn(username, 'a password of the tests'),
        admin.put(`/api/users/${person.id}/access`, change),
      ]);
      const cookie = reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const seen = await server.nobody.request('GET', '/api/incidents', { headers: { cookie } });
      expect([seen.status, await sessionsOf(person.id)]).toEqual([401, 0]);
    }
  });
});

async function sessionsOf(userId: number): Promise<number> {
  const found = await server.app.house.db.query.sessions.findMany();
  return found.filter((session) => session.userId === userId).length;
}

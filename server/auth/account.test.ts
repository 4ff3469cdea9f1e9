import { openSessionsSchema, type OpenSession } from '@tailboard/contract/auth.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Person, type Reply } from '../testing/person.ts';
import { securityLines } from '../testing/security-lines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { signInFailures } from './tables.ts';

const FIRST = 'a password of the tests';
const OWN = 'four words nobody knows';
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SECURITY_LOG: 'on' });
});
afterAll(() => server.close());

let made = 0;
/** Made by the administrator, who knows the password; nobody has signed in yet. */
async function newcomer(): Promise<{ id: number; username: string }> {
  made += 1;
  const username = `newcomer-${made}`;
  const admin = await server.as('admin');
  const person = { username, password: FIRST, name: 'New', role: 'field-crew', crewId: 'north' };
  return { id: (await admin.post('/api/users', person)).body.id, username };
}
const enter = (username: string, password = FIRST, rememberMe = false) =>
  Person.signIn({ url: server.url, username, password, rememberMe });
const change = (person: Person, currentPassword: string, newPassword: string): Promise<Reply> =>
  person.post('/api/auth/change-password', { currentPassword, newPassword });
const sessionsOf = async (person: Person): Promise<OpenSession[]> => {
  const { body } = await person.get('/api/auth/list-sessions');
  return openSessionsSchema.parse(body);
};

describe('a password that somebody else has given', () => {
  it('lets one do nothing but change it, until it is changed', async () => {
    const { id, username } = await newcomer();
    const person = await enter(username);
    expect(person.session?.setUp).toBe('new-password');
    expect((await person.get('/api/auth/get-session')).body.setUp).toBe('new-password');
    for (const [method, path] of [
      ['GET', '/api/incidents'],
      ['POST', '/api/sync'],
      ['GET', `/api/users/${id}`],
      ['PUT', `/api/users/${id}`],
      ['GET', '/api/auth/list-sessions'],
      ['POST', '/api/auth/passkeys/options'],
      ['GET', '/api/events'],
    ] as const) {
      const reply = await person.request(method, path);
      expect([reply.status, reply.body.code], path).toEqual([403, 'password-change-required']);
    }
    const reply = await change(person, FIRST, OWN);
    expect([reply.status, reply.body.setUp]).toEqual([200, undefined]);
    expect((await person.get('/api/incidents')).status).toBe(200);
    expect((await enter(username, OWN)).session?.setUp).toBeUndefined();

    const admin = await server.as('admin');
    await admin.put(`/api/users/${id}/access`, { password: 'another one that is told' });
    expect((await person.get('/api/incidents')).status).toBe(401);
    expect((await enter(username, 'another one that is told')).session?.setUp).toBe('new-password');
    expect((await server.as('demo')).session?.setUp).toBeUndefined();
  });
});

describe('changing one’s password', () => {
  it('needs the one of now, ends all other sessions, and is kept in the history without either', async () => {
    const person = await server.addPerson();
    const username = person.session?.user.username ?? '';
    const elsewhere = await enter(username);
    expect((await server.nobody.post('/api/auth/change-password', {})).status).toBe(401);
    const wrong = await change(person, 'not the one', OWN);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
    expect((await elsewhere.get('/api/incidents')).status).toBe(200);
    const lines = await securityLines(async () => {
      expect((await change(person, FIRST, OWN)).status).toBe(200);
    });
    expect(lines).toMatchObject([{ event: 'password-changed', account: person.id }]);
    expect((await person.get('/api/incidents')).status).toBe(200);
    expect((await elsewhere.get('/api/incidents')).status).toBe(401);
    await expect(enter(username)).rejects.toThrow(/wrong-credentials/);
    const told = JSON.stringify((await person.get('/api/history')).body);
    expect(told).toContain('password-changed');
    expect(told).not.toMatch(new RegExp(`${FIRST}|${OWN}`));
  });

  it('guesses no better than a sign-in', async () => {
    const person = await server.addPerson();
    for (let attempt = 0; attempt < 10; attempt += 1) await change(person, 'guess', OWN);
    expect((await change(person, FIRST, OWN)).status).toBe(429);
    await server.app.context.db.delete(signInFailures);
  });

  it.each([
    ['short', 'nine char', /at least 10/],
    ['common', '1234567890', /most common/],
    ['common, in capitals', 'Password123', /most common/],
    ['common, and a row of keys', 'qwertyuiop', /most common/],
    ['two letters', 'abababababab', /most common/],
    ['with the product’s name', 'my TailBoard 7', /name of the product/],
    ['that is the same', FIRST, /another one than the current/],
    ['not text that can be kept', 'zero \u0000 in it', /cannot be stored/],
  ])('to one that is %s is refused in words', async (_what, password, words) => {
    const reply = await change(await server.addPerson(), FIRST, password);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ field: 'newPassword', message: expect.stringMatching(words) }]);
  });

  it('to one of little but the username is refused, also when an administrator gives it', async () => {
    const person = await server.addPerson({ username: 'big.mike' });
    expect((await change(person, FIRST, 'my Big.Mike')).body.errors[0].field).toBe('newPassword');
    const admin = await server.as('admin');
    const access = `/api/users/${person.id}/access`;
    for (const password of ['hello big.mike', '0987654321']) {
      expect((await admin.put(access, { password })).body.errors?.[0].field).toBe('password');
      const made = await admin.post('/api/users', {
        ...{ username: 'big.mike', name: 'X', role: 'admin', password },
      });
      expect([made.status, made.body.errors?.[0].field]).toEqual([400, 'password']);
    }
    expect((await person.get('/api/incidents')).status).toBe(200);
  });
});

describe('one’s sessions', () => {
  it('are listed with what tells them apart, and nothing that opens them', async () => {
    const person = await server.addPerson();
    const username = person.session?.user.username ?? '';
    const reply = await server.nobody.request('POST', '/api/auth/sign-in/username', {
      headers: { 'user-agent': 'A phone of the tests' },
      json: { username, password: FIRST },
    });
    expect(reply.status).toBe(200);
    const list = await sessionsOf(person);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list).toHaveLength(2);
    expect(list.find(({ current }) => !current)).toMatchObject({
      userAgent: 'A phone of the tests',
      address: expect.stringContaining('127.0.0.1'),
    });
    const token = decodeURIComponent(person.cookie).split('=')[1]?.split('.')[0] ?? '';
    expect(JSON.stringify(list)).not.toContain(token);
  });

  it('are ended one by one, all others, or all; nobody ends another’s', async () => {
    const person = await server.addPerson();
    const username = person.session?.user.username ?? '';
    const [one, two] = [await enter(username), await enter(username)];
    const demo = await server.as('demo');
    const idOfOne = (await sessionsOf(one)).find(({ current }) => current)?.id ?? 0;
    expect((await demo.post('/api/auth/revoke-session', { id: idOfOne })).status).toBe(404);
    expect((await one.get('/api/incidents')).status).toBe(200);
    const lines = await securityLines(async () => {
      expect((await person.post('/api/auth/revoke-session', { id: idOfOne })).status).toBe(200);
    });
    expect(lines).toMatchObject([{ event: 'sessions-ended', account: person.id }]);
    expect((await one.get('/api/incidents')).status).toBe(401);
    expect((await two.get('/api/incidents')).status).toBe(200);
    await person.post('/api/auth/revoke-sessions', { keepThis: true });
    expect([(await two.get('/api/incidents')).status, (await sessionsOf(person)).length]).toEqual([401, 1]);
    await person.post('/api/auth/revoke-sessions', { keepThis: false });
    expect((await person.get('/api/incidents')).status).toBe(401);
    expect((await demo.get('/api/incidents')).status).toBe(200);
  });

  it('are ended by an old one with the password alone; itself it ends without', async () => {
    const person = await server.addPerson();
    const username = person.session?.user.username ?? '';
    const other = await enter(username);
    const later = Date.now() + 11 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    try {
      const list = await sessionsOf(person);
      const [idOfOther, own] = [false, true].map((mine) => list.find(({ current }) => current === mine)?.id);
      const codes = [];
      for (const [path, body] of [
        ['revoke-session', { id: idOfOther }],
        ['revoke-sessions', { keepThis: true }],
        ['revoke-sessions', { keepThis: false }],
        ['revoke-sessions', { keepThis: true, password: 'wrong' }],
      ] as const) {
        const { status, body: said } = await person.post(`/api/auth/${path}`, body);
        codes.push([status >= 400, said.code]);
      }
      expect(codes).toEqual([...[1, 2, 3].map(() => [true, 'confirm-password']), [true, 'wrong-password']]);
      expect((await other.get('/api/incidents')).status).toBe(200);
      const ended = await person.post('/api/auth/revoke-session', { id: idOfOther, password: FIRST });
      expect([ended.status, (await other.get('/api/incidents')).status]).toEqual([200, 401]);
      expect((await person.post('/api/auth/revoke-session', { id: own })).status).toBe(200);
      expect((await person.get('/api/incidents')).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('end where somebody signs in over them', async () => {
    const person = await server.addPerson();
    const reply = await person.post('/api/auth/sign-in/username', {
      ...{ username: 'demo', password: 'demo-crew-2025' },
    });
    expect(reply.body.user.username).toBe('demo');
    expect((await person.get('/api/incidents')).status).toBe(401);
    expect((await (await server.as('demo')).get('/api/incidents')).status).toBe(200);
  });

  it('end when they were not used for long, and however much they are used', async () => {
    const person = await server.addPerson();
    const username = person.session?.user.username ?? '';
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const start = Date.now();
      const at = (days: number) => vi.setSystemTime(start + days * DAY_MS);
      const used = await enter(username, FIRST, true);
      const idle = await enter(username, FIRST, true);
      const brief = await enter(username);
      const status = async (who: Person) => (await who.get('/api/auth/get-session')).body === null;
      for (let days = 10; days < 90; days += 10) {
        at(days);
        expect(await status(used), `after ${days} days`).toBe(false);
        expect(await status(brief)).toBe(true);
        if (days === 30) expect((await idle.get('/api/incidents')).status).toBe(401);
      }
      at(90.1);
      expect([await status(used), (await used.get('/api/incidents')).status]).toEqual([true, 401]);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('forgets failures that nobody counts any more', async () => {
  const { db } = server.app.context;
  const at = new Date(Date.now() - 2 * DAY_MS);
  await db.insert(signInFailures).values({ username: 'old', address: '192.0.2.9', source: '', at });
  await server.addPerson();
  expect(await db.select().from(signInFailures).where(eq(signInFailures.username, 'old'))).toEqual([]);
});

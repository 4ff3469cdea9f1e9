import type { NewApp } from '@tailboard/contract/auth.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../testing/code-app.ts';
import { Person, type Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { passkeys, sessions } from './tables.ts';

const PASSWORD = 'a password of the tests';
const STEP_MS = 30_000;

let server: TestServer;
/** Where administrators need a second factor. */
let strict: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  strict = await startTestServer({ REQUIRE_SECOND_FACTOR: 'admins' });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
/** Whoever sends the cookies that an answer gave, in place of those they had. */
const after = (reply: Reply, url = server.url) => new Person(url, cookiesOf(reply));

async function turnOn(person: Person, password = PASSWORD): Promise<NewApp & { person: Person }> {
  const made = await person.post('/api/auth/two-factor/enable', { password });
  expect(made.status).toBe(200);
  const { secret } = made.body as NewApp;
  const reply = await person.post('/api/auth/two-factor/verify', { code: codeOf(secret) });
  expect(reply.status).toBe(200);
  return { ...(made.body as NewApp), person: after(reply, person.url) };
}
const signIn = (username: string, password = PASSWORD, on = server) =>
  on.nobody.post('/api/auth/sign-in/username', { username, password });
const giveCode = (first: Reply, code: string) => after(first).post('/api/auth/sign-in/code', { code });

describe('an app for codes', () => {
  it('is set up with the password and its first code, and then asked for at every sign-in', async () => {
    const someone = await server.addPerson();
    const username = someone.session?.user.username ?? '';
    const refused = await someone.post('/api/auth/two-factor/enable', { password: 'wrong' });
    expect(refused.body.code).toBe('wrong-password');
    const { uri, secret, backupCodes } = (
      await someone.post('/api/auth/two-factor/enable', { password: PASSWORD })
    ).body as NewApp;
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Tailboard:${username}\\?.*secret=${secret}`));
    expect(new Set(backupCodes).size).toBe(10);
    expect((await signIn(username)).status).toBe(200);
    const wrong = await someone.post('/api/auth/two-factor/verify', { code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-code']);
    const code = codeOf(secret);
    const on = await someone.post('/api/auth/two-factor/verify', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(on.status).toBe(200);
    const person = after(on);
    expect((await person.get('/api/auth/second-factor')).body).toEqual({
      ...{ app: true, passkeys: [], demanded: false },
    });

    wait(STEP_MS);
    const first = await signIn(username);
    expect([first.status, first.body.code]).toEqual([401, 'code-required']);
    expect((await after(first).get('/api/incidents')).status).toBe(401);
    const bad = await giveCode(first, '000000');
    expect([bad.status, bad.body.code, bad.headers.getSetCookie()]).toEqual([401, 'wrong-code', []]);
    const good = await giveCode(first, codeOf(secret));
    expect(good.status).toBe(200);
    expect((await after(good).get('/api/incidents')).status).toBe(200);
    // Looked at over a shoulder.
    expect((await giveCode(await signIn(username), codeOf(secret))).body.code).toBe('wrong-code');
    wait(STEP_MS);
    expect((await giveCode(await signIn(username), codeOf(secret))).status).toBe(200);
    const told = JSON.stringify((await person.get('/api/history')).body);
    expect(told).toContain('code-app-added');
    expect(told).not.toContain(secret);
  });

  it('is done without by a backup code, each once', async () => {
    const { person, backupCodes } = await turnOn(await server.addPerson());
    const { username } = (await person.get('/api/auth/get-session')).body.user;
    const [code = ''] = backupCodes;
    expect((await giveCode(await signIn(username), code)).status).toBe(200);
    expect((await giveCode(await signIn(username), code)).body.code).toBe('wrong-code');
  });

  it('takes five codes a sign-in, none without the password, and none too late', async () => {
    const { person, secret } = await turnOn(await server.addPerson());
    const { username } = (await person.get('/api/auth/get-session')).body.user;
    wait(STEP_MS);
    expect((await server.nobody.post('/api/auth/sign-in/code', { code: codeOf(secret) })).body.code).toBe(
      'code-too-late',
    );
    // With the session of somebody else it is asked of them.
    const demo = await server.as('demo');
    expect((await demo.post('/api/auth/sign-in/code', { code: codeOf(secret) })).body.code).toBe(
      'code-too-late',
    );
    const first = await signIn(username);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await giveCode(first, '000000')).body.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'code-too-late']);
    expect((await giveCode(first, codeOf(secret))).body.code).toBe('code-too-late');
    const second = await signIn(username);
    wait(11 * 60_000);
    expect((await giveCode(second, codeOf(secret))).body.code).toBe('code-too-late');
  });

  it('is not asked for by a sign-in that began before another password was given', async () => {
    const { person, secret } = await turnOn(await server.addPerson());
    const { username, id } = (await person.get('/api/auth/get-session')).body.user;
    wait(STEP_MS);
    const first = await signIn(username);
    const admin = await server.as('admin');
    await admin.put(`/api/users/${id}/access`, { password: 'another password of the tests' });
    expect((await giveCode(first, codeOf(secret))).body.code).toBe('code-too-late');
  });

  it('is not passed by a password that an administrator gave', async () => {
    const { person } = await turnOn(await server.addPerson());
    const { username, id } = (await person.get('/api/auth/get-session')).body.user;
    const password = 'another password of the tests';
    await (await server.as('admin')).put(`/api/users/${id}/access`, { password });
    const reply = await server.nobody.post('/api/auth/sign-in/username', { username, password });
    expect([reply.status, reply.body.code]).toEqual([401, 'code-required']);
  });

  it('is taken away with the password, or by an administrator for who has lost it', async () => {
    const { person } = await turnOn(await server.addPerson());
    const { username } = (await person.get('/api/auth/get-session')).body.user;
    const kept = await person.post('/api/auth/two-factor/disable', { password: 'wrong' });
    expect(kept.body.code).toBe('wrong-password');
    const off = await person.post('/api/auth/two-factor/disable', { password: PASSWORD });
    expect(off.status).toBe(200);
    expect((await after(off).get('/api/incidents')).status).toBe(200);
    expect((await signIn(username)).status).toBe(200);

    const lost = (await turnOn(after(off))).person;
    const path = `/api/users/${(await lost.get('/api/auth/get-session')).body.user.id}/access`;
    expect((await lost.put(path, { resetSecondFactor: true })).status).toBe(403);
    expect((await (await server.as('admin')).put(path, { resetSecondFactor: true })).status).toBe(200);
    expect((await lost.get('/api/incidents')).status).toBe(401);
    expect((await signIn(username)).status).toBe(200);
  });
});

describe('where administrators need a second factor', () => {
  it('one without can do nothing but set it up; nobody else is asked', async () => {
    const admin = await strict.as('admin');
    expect(admin.session?.setUp).toBe('second-factor');
    for (const path of ['/api/users', '/api/incidents', '/api/auth/list-sessions', '/api/events']) {
      const reply = await admin.get(path);
      expect([reply.status, reply.body.code], path).toEqual([403, 'second-factor-required']);
    }
    expect((await (await strict.as('lead')).get('/api/incidents')).status).toBe(200);
    expect((await admin.get('/api/auth/second-factor')).body).toMatchObject({ demanded: true });
    const made = await admin.post('/api/auth/two-factor/enable', { password: 'demo-admin-2025' });
    const { secret } = made.body as NewApp;
    const reply = await admin.post('/api/auth/two-factor/verify', { code: codeOf(secret) });
    expect([reply.status, reply.body.setUp]).toEqual([200, undefined]);
    const ready = after(reply, strict.url);
    expect((await ready.get('/api/users')).status).toBe(200);
    // Without it again, it is asked for at once.
    const off = await ready.post('/api/auth/two-factor/disable', { password: 'demo-admin-2025' });
    expect((await after(off, strict.url).get('/api/users')).body.code).toBe('second-factor-required');
  });

  it('is demanded of everybody where the operator wants it so', async () => {
    const installation = await startTestServer({ REQUIRE_SECOND_FACTOR: 'everybody' });
    try {
      for (const name of ['admin', 'safety', 'lead', 'demo']) {
        const person = await installation.as(name);
        const reply = await person.get('/api/incidents');
        expect([reply.status, reply.body.code], name).toEqual([403, 'second-factor-required']);
        expect((await person.get('/api/auth/second-factor')).body.demanded, name).toBe(true);
      }
      const crew = await turnOn(await installation.as('demo'), 'demo-crew-2025');
      expect((await crew.person.get('/api/incidents')).status).toBe(200);
    } finally {
      await installation.close();
    }
  });

  it('one who has a passkey comes in by it: the password alone sets nothing up', async () => {
    const { db } = strict.app.context;
    const reply = await signIn('admin', 'demo-admin-2025', strict);
    const { id } = reply.body.user;
    await db.insert(passkeys).values({
      ...{ userId: id, credentialID: 'some-id', publicKey: 'a key', counter: 0 },
      ...{ deviceType: 'singleDevice', backedUp: false },
    });
    const admin = after(reply, strict.url);
    expect((await admin.get('/api/auth/get-session')).body.setUp).toBe('second-factor-sign-in');
    for (const path of ['/api/auth/two-factor/enable', '/api/auth/passkeys/options']) {
      const body = path.endsWith('enable') ? { password: 'demo-admin-2025' } : {};
      expect((await admin.post(path, body)).body.code, path).toBe('second-factor-required');
    }
    await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.userId, id));
    expect((await admin.get('/api/users')).status).toBe(200);
    await db.delete(passkeys);
  });
});

describe('a passkey', () => {
  it('is not made by an old session without the password', async () => {
    const person = await server.addPerson();
    expect((await person.post('/api/auth/passkeys/options', {})).status).toBe(200);
    wait(11 * 60_000);
    const asked = await person.post('/api/auth/passkeys/options', {});
    expect([asked.status, asked.body.code]).toEqual([403, 'confirm-password']);
    const wrong = await person.post('/api/auth/passkeys/options', { password: 'wrong' });
    expect(wrong.body.code).toBe('wrong-password');
    const options = await person.post('/api/auth/passkeys/options', { password: PASSWORD });
    expect(options.body).toMatchObject({
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      rp: { id: 'localhost' },
    });
  });

  it('that is none is refused, at sign-in and when it is added', async () => {
    const signed = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    const challenge = await server.nobody.get('/api/auth/sign-in/passkey');
    expect(challenge.body.userVerification).toBe('required');
    const person = await server.addPerson();
    const options = await person.post('/api/auth/passkeys/options', {});
    const cookie = `${person.cookie}; ${cookiesOf(options)}`;
    for (const [who, path] of [
      [server.nobody, '/api/auth/sign-in/passkey'],
      [after(challenge), '/api/auth/sign-in/passkey'],
      [new Person(server.url, cookie), '/api/auth/passkeys'],
    ] as const) {
      const reply = await who.post(path, { name: 'A phone', response: signed });
      expect([reply.status, reply.body.code], path).toEqual([401, 'passkey-refused']);
    }
  });

  it('is renamed and removed by its owner alone', async () => {
    const { db } = server.app.context;
    const [person, other] = [await server.addPerson(), await server.addPerson()];
    const [row] = await db
      .insert(passkeys)
      .values({
        ...{ userId: person.id, name: 'Old', credentialID: 'an-id', publicKey: 'a key', counter: 0 },
        ...{ deviceType: 'singleDevice', backedUp: false },
      })
      .returning();
    const path = `/api/auth/passkeys/${row?.id}`;
    expect((await other.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await other.post(`${path}/remove`, {})).status).toBe(404);
    expect((await person.put(path, { name: 'Phone' })).body).toMatchObject({ name: 'Phone' });
    const own = (await person.get('/api/auth/second-factor')).body;
    expect(own.passkeys).toEqual([{ id: row?.id, name: 'Phone', createdAt: expect.any(String) }]);
    expect((await person.post(`${path}/remove`, {})).status).toBe(200);
    expect((await person.get('/api/auth/second-factor')).body.passkeys).toEqual([]);
  });
});

import { OAuth2Server } from 'oauth2-mock-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { Person, type Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { accounts } from './tables.ts';
import { users } from '../identity/public.ts';

type Claims = Record<string, unknown>;

/** A real provider on this machine; what its tokens say is for each test. */
const provider = new OAuth2Server();
let claims: Claims;
let server: TestServer;
let settings: Record<string, string>;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  provider.service.on('beforeTokenSigning', (token: { payload: Claims }) => {
    Object.assign(token.payload, claims);
  });
  settings = {
    PUBLIC_URL: 'http://tailboard.test',
    OIDC_ISSUER: provider.issuer.url ?? '',
    OIDC_CLIENT_ID: 'tailboard',
    OIDC_CLIENT_SECRET: 'a secret of the tests',
    OIDC_NAME: 'Acme',
  };
  server = await startTestServer(settings);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => {
  claims = { email: 'sam@acme.example', email_verified: true, sub: 'sub-of-sam' };
});

const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Goes to the provider as a browser does, and answers where it sends the browser back to. */
async function goThere(on = server): Promise<{ back: string; browser: Person }> {
  const begun = await on.nobody.post('/api/auth/sign-in/oidc', {});
  expect(begun.status).toBe(200);
  const there = await fetch(begun.body.url, { redirect: 'manual' });
  const { pathname, search } = new URL(there.headers.get('location') ?? '');
  return { back: `${pathname}${search}`, browser: new Person(on.url, cookiesOf(begun)) };
}
async function comeBack({ back, browser }: { back: string; browser: Person }) {
  const answer = await fetch(`${browser.url}${back}`, {
    redirect: 'manual',
    headers: { cookie: browser.cookie },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    person: new Person(browser.url, cookie),
  };
}
const signInThere = async (on = server) => comeBack(await goThere(on));
const isOut = async ({ person }: { person: Person }) =>
  (await person.get('/api/auth/get-session')).body === null;

describe('single sign-on', () => {
  it('is offered where it is set up, and nowhere else', async () => {
    expect((await server.nobody.get('/api/app-config')).body.singleSignOn).toBe('Acme');
    const without = await startTestServer();
    expect((await without.nobody.get('/api/app-config')).body.singleSignOn).toBe(null);
    expect((await without.nobody.post('/api/auth/sign-in/oidc', {})).status).toBe(404);
    expect((await without.nobody.get('/api/auth/callback/oidc?state=x&code=y')).status).toBe(404);
    await without.close();
  });

  it('signs in whoever an administrator has made with that address, each time by the address', async () => {
    const sam = await server.addPerson({ username: 'sam', email: 'Sam@Acme.example' });
    const first = await signInThere();
    expect([first.status, first.to]).toEqual([302, '/']);
    const { body } = await first.person.get('/api/auth/get-session');
    expect(body.user).toMatchObject({ id: sam.id, username: 'sam', role: 'field-crew' });
    expect((await first.person.get('/api/incidents')).status).toBe(200);
    const { db } = server.app.context;
    expect((await db.select().from(accounts)).filter(({ providerId }) => providerId === 'oidc')).toEqual([]);
    const signIns = (await db.select().from(history)).filter(
      ({ actorId, action }) => actorId === sam.id && action === 'signed-in',
    );
    expect(signIns).toHaveLength(2);
    // It signs people in, so it is not theirs to change.
    const own = `/api/users/${sam.id}`;
    const refused = await first.person.put(own, { email: 'boss@acme.example' });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed']);
    const same = { email: 'SAM@acme.example', name: 'Sam' };
    expect((await first.person.put(own, same)).status).toBe(200);
    // The address is another's now: the same account of the provider is nobody here.
    const admin = await server.as('admin');
    await admin.put(`/api/users/${sam.id}/access`, { email: 'other@acme.example' });
    expect(await signInThere()).toMatchObject({ to: '/login?refused=unknown-person' });
  });

  it.each([
    ['says nothing of how', {}, 'said', false],
    ['says a password', { amr: ['pwd'], acr: '1' }, 'said', false],
    ['says it as a text', { amr: 'mfa' }, 'said', false],
    ['says two factors', { amr: ['pwd', 'otp', 'mfa'] }, 'said', true],
    ['says a class that no phishing passes', { acr: 'phr' }, 'said', true],
    ['is said to always ask for one', {}, 'always', true],
  ])(
    'counts as a second factor of an administrator where the provider %s: %j, %s, %s',
    async (_name, more, setting, counts) => {
      const strict = await startTestServer({
        ...settings,
        REQUIRE_SECOND_FACTOR: 'admins',
        ...(setting === 'always' && { OIDC_SECOND_FACTOR: setting }),
      });
      const { db } = strict.app.context;
      await db.update(users).set({ email: 'boss@acme.example' }).where(eq(users.username, 'admin'));
      claims = { email: 'boss@acme.example', email_verified: true, sub: 'boss', ...more };
      const { person } = await signInThere(strict);
      const { setUp } = (await person.get('/api/auth/get-session')).body;
      const people = await person.get('/api/users');
      expect([setUp, people.status]).toEqual(counts ? [undefined, 200] : ['second-factor', 403]);
      await strict.close();
    },
  );

  it('asks nobody for a password that they were never told', async () => {
    const admin = await server.as('admin');
    const person = { name: 'New', username: 'new', email: 'new@acme.example', role: 'field-crew' };
    await admin.post('/api/users', { ...person, password: 'given by the office 1' });
    claims = { email: 'new@acme.example', email_verified: true, sub: 'new' };
    const arrived = await signInThere();
    expect((await arrived.person.get('/api/incidents')).status).toBe(200);
    const { body } = await server.nobody.post('/api/auth/sign-in/username', {
      username: 'new',
      password: 'given by the office 1',
    });
    expect(body.setUp).toBe('new-password');
  });

  it('makes nobody, and lets nobody in who is deactivated', async () => {
    claims = { email: 'stranger@acme.example', email_verified: true, sub: 'stranger' };
    const stranger = await signInThere();
    expect(stranger.to).toBe('/login?refused=unknown-person');
    expect(await isOut(stranger)).toBe(true);
    const leaver = await server.addPerson({ email: 'leaver@acme.example' });
    const admin = await server.as('admin');
    await admin.put(`/api/users/${leaver.id}/access`, { active: false });
    claims = { email: 'leaver@acme.example', email_verified: true, sub: 'leaver' };
    const gone = await signInThere();
    expect(gone.to).toBe('/login?refused=unknown-person');
    expect(await isOut(gone)).toBe(true);
    const people = await server.app.context.db.select().from(users);
    expect(people.filter(({ email }) => email?.startsWith('stranger'))).toEqual([]);
  });

  it.each([
    ['says no', false],
    ['says no as a text', 'false'],
    ['says yes as a text', 'true'],
    ['says nothing', undefined],
  ])(
    'refuses an address of which the provider, asked whether it is verified, %s',
    async (_says, verified) => {
      const email = `${typeof verified}-${String(verified)}@acme.example`;
      await server.addPerson({ email });
      claims = { email, email_verified: verified, sub: email };
      const refused = await signInThere();
      expect(refused.to).toBe('/login?refused=unverified-email');
      expect(await isOut(refused)).toBe(true);
    },
  );

  it('takes no token of another issuer, for another client, or of another sign-in', async () => {
    await server.addPerson({ email: 'dana@acme.example' });
    const good = { email: 'dana@acme.example', email_verified: true, sub: 'dana' };
    for (const lie of [{ iss: 'http://evil.example' }, { aud: 'another-client' }, { nonce: 'of another' }]) {
      claims = { ...good, ...lie };
      const refused = await signInThere();
      expect([refused.to, await isOut(refused)], JSON.stringify(lie)).toEqual([
        '/login?refused=failed',
        true,
      ]);
    }
    claims = good;
    expect(await signInThere()).toMatchObject({ to: '/' });
  });

  it('takes each return once, and in the browser that went there alone', async () => {
    await server.addPerson({ email: 'kim@acme.example' });
    claims = { email: 'kim@acme.example', email_verified: true, sub: 'kim' };
    const went = await goThere();
    const stolen = await comeBack({ ...went, browser: new Person(server.url) });
    expect([stolen.to, await isOut(stolen)]).toEqual(['/login?refused=failed', true]);
    const again = await goThere();
    expect((await comeBack(again)).to).toBe('/');
    const replayed = await comeBack(again);
    expect([replayed.to, await isOut(replayed)]).toEqual(['/login?refused=failed', true]);
    for (const back of ['/api/auth/callback/oidc', '/api/auth/callback/oidc?state=made-up&code=x']) {
      expect(await comeBack({ back, browser: again.browser })).toMatchObject({ to: '/login?refused=failed' });
    }
  });

  it('says so where the provider is down or is not who it should be, and asks it again later', async () => {
    const late = new OAuth2Server();
    await late.issuer.keys.generate('RS256');
    await late.start(0, 'localhost');
    const { port } = late.address();
    await late.stop();
    const elsewhere = await startTestServer({ ...settings, OIDC_ISSUER: `http://localhost:${port}` });
    const down = await elsewhere.nobody.post('/api/auth/sign-in/oidc', {});
    expect([down.status, down.body.code]).toEqual([503, 'single-sign-on-out-of-reach']);
    await late.start(port, 'localhost');
    expect((await elsewhere.nobody.post('/api/auth/sign-in/oidc', {})).status).toBe(200);
    await late.stop();
    await elsewhere.close();
    const issuer = new URL(settings['OIDC_ISSUER'] ?? '');
    const alias = `http://127.0.0.1:${issuer.port}`;
    const lied = await startTestServer({ ...settings, OIDC_ISSUER: alias });
    expect((await lied.nobody.post('/api/auth/sign-in/oidc', {})).body.code).toBe(
      'single-sign-on-out-of-reach',
    );
    await lied.close();
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, type Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (body: unknown): Promise<Reply> => server.nobody.post('/api/auth/sign-in/username', body);
const demo = { username: 'demo', password: 'demo-crew-2025' };
const sessionCookie = (reply: Reply) =>
  reply.headers.getSetCookie().find((line) => line.includes('.session_token=')) ?? '';

describe('signing in', () => {
  it('tells nobody whether the username, the password or the account was at fault', async () => {
    const admin = await server.as('admin');
    const leaver = await server.addPerson({ username: 'leaver' });
    await admin.put(`/api/users/${leaver.id}/access`, { active: false });
    const replies = [
      await signIn({ ...demo, password: 'wrong' }),
      await signIn({ ...demo, username: 'nobody-of-this-name' }),
      await signIn({ username: 'leaver', password: 'a password of the tests' }),
    ];
    for (const { status, body, headers } of replies) {
      const { requestId: _requestId, ...said } = body;
      expect([status, said, headers.getSetCookie()]).toEqual([
        401,
        {
          type: 'about:blank#wrong-credentials',
          title: 'Unauthorized',
          status: 401,
          code: 'wrong-credentials',
          detail: 'Invalid username or password. Please try again.',
        },
        [],
      ]);
    }
  });

  it('gives the person and nothing secret, whatever the case of the username', async () => {
    const reply = await signIn({ ...demo, username: '  DeMo ' });
    expect(reply.status).toBe(200);
    expect(reply.body.user).toEqual({
      id: expect.any(Number),
      username: 'demo',
      name: 'Demo User',
      role: 'field-crew',
      crewId: 'north',
      jobTitle: 'Field Engineer',
    });
    expect(Object.keys(reply.body.session)).toEqual(['expiresAt']);
  });

  it('keeps the cookie for 30 days when asked to, else as long as the browser is open', async () => {
    const kept = sessionCookie(await signIn({ ...demo, rememberMe: true }));
    expect(kept).toMatch(/; Max-Age=2592000(;|$)/);
    const brief = sessionCookie(await signIn(demo));
    expect(brief).not.toMatch(/max-age|expires/i);
    for (const cookie of [kept, brief]) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\/(;|$)/i);
      expect(cookie).not.toMatch(/; (Secure|Domain)/i);
    }
  });

  it('makes cookies of this host alone where people come by https, and takes no others', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://tailboard.example.com' });
    const reply = await secure.nobody.post('/api/auth/sign-in/username', { ...demo, rememberMe: false });
    const challenge = await secure.nobody.get('/api/auth/sign-in/passkey');
    const made = [reply, challenge].flatMap(({ headers }) => headers.getSetCookie());
    expect(made.map((cookie) => /\.([\w-]+)=/.exec(cookie)?.[1])).toEqual(
      expect.arrayContaining(['session_token', 'device', 'better-auth-passkey']),
    );
    for (const cookie of made) {
      expect(cookie).toMatch(/^__Host-tailboard\./);
      for (const attribute of [/; Secure(;|$)/i, /; Path=\/(;|$)/i, /; HttpOnly/i])
        expect(cookie).toMatch(attribute);
      expect(cookie).not.toMatch(/; Domain/i);
    }
    const { cookie } = await secure.as('demo');
    const statusWith = async (sent: string) =>
      (await secure.nobody.get('/api/incidents', { cookie: sent })).status;
    expect(await statusWith(cookie)).toBe(200);
    // As another host of the same domain could plant them.
    expect(await statusWith(cookie.replaceAll('__Host-', ''))).toBe(401);
    expect(await statusWith(cookie.replaceAll('__Host-', '__Secure-'))).toBe(401);
    expect((await secure.nobody.post('/api/auth/sign-out', {})).status).toBe(200);
    await secure.close();
  });

  it.each([
    ['no body', undefined],
    ['no password', { username: 'demo' }],
    ['empty texts', { username: '', password: '' }],
    ['a NUL byte in the username', { ...demo, username: 'demo\u0000' }],
    ['a NUL byte in the password', { ...demo, password: 'demo\u0000' }],
    ['a username of 100,000 characters', { ...demo, username: 'x'.repeat(100_000) }],
    ['a password of 100,000 characters', { ...demo, password: 'x'.repeat(100_000) }],
    ['numbers', { username: 1, password: 2 }],
    ['a list', { username: ['demo'], password: { $ne: '' } }],
    ['rememberMe that is no yes or no', { ...demo, rememberMe: 'yes' }],
  ])('refuses %s with 400', async (_name, body) => {
    const reply = await signIn(body);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});

describe('a session', () => {
  it('is null for nobody, and known for whoever has signed in', async () => {
    const nobody = await server.nobody.get('/api/auth/get-session');
    expect([nobody.status, nobody.body]).toEqual([200, null]);
    const person = await server.as('demo');
    const known = await person.get('/api/auth/get-session');
    expect(known.body.user).toEqual(person.session?.user);
    expect(known.headers.get('cache-control')).toBe('no-store');
  });

  it('ends on the server when the person signs out; others of theirs go on', async () => {
    const [here, elsewhere] = await Promise.all([
      Person.signIn({ url: server.url, ...demo }),
      Person.signIn({ url: server.url, ...demo }),
    ]);
    expect((await here.post('/api/auth/sign-out', {})).body).toEqual({ success: true });
    expect((await here.get('/api/incidents')).status).toBe(401);
    expect((await here.get('/api/auth/get-session')).body).toBe(null);
    expect((await elsewhere.get('/api/incidents')).status).toBe(200);
    expect((await here.post('/api/auth/sign-out', {})).status).toBe(200);
  });

  it('is refused for a cookie that was forged or altered', async () => {
    const { cookie } = await server.as('demo');
    const [name = '', value = ''] = cookie.split('; ')[0]?.split('=') ?? [];
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const forged = createHmac('sha256', 'another secret').update(token).digest('base64');
    const withCookie = async (text: string) =>
      (await new Person(server.url, `${name}=${text}`).get('/api/incidents')).status;
    expect(await withCookie(encodeURIComponent(`${token}.${signature}`))).toBe(200);
    for (const text of [
      token,
      `${token}.`,
      `${token}.${forged}`,
      `${token.slice(0, -1)}${token.endsWith('X') ? 'Y' : 'X'}.${signature}`,
      `.${signature}`,
      `${token}\u0001.${signature}`,
      '%E0%A4%A',
      '',
    ]) {
      expect(await withCookie(text.startsWith('%') ? text : encodeURIComponent(text)), text).toBe(401);
    }
  });
});

import { problemSchema } from '@tailboard/contract/problems.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({}, (app) => {
    const open = { config: { access: 'public' } } as const;
    app.get('/api/test/throws', open, async () => {
      throw new Error('a secret of the inside');
    });
    app.get('/api/test/sql', open, async () => app.context.db.execute(sql`select secret_column from users`));
    app.get('/api/test/status', open, async () => {
      throw Object.assign(new Error('a secret of the inside'), { statusCode: 418 });
    });
  });
  admin = await server.as('admin');
});
afterAll(() => server.close());

function expectProblem(reply: Reply, status: number, code: string): void {
  expect(reply.body).toMatchObject({ status, code });
  expect(problemSchema.safeParse(reply.body).error).toBeUndefined();
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(reply.status).toBe(status);
}

describe('whatever is wrong', () => {
  it('is answered as a problem of the catalogue, in one shape', async () => {
    const raw = (type: string, body: string) =>
      admin.request('POST', '/api/users', { headers: { 'content-type': type }, body });
    expectProblem(await server.nobody.get('/api/users'), 401, 'not-signed-in');
    expectProblem(await (await server.as('demo')).get('/api/users'), 403, 'not-allowed');
    expectProblem(await admin.get('/api/users/999999'), 404, 'not-found');
    expectProblem(await admin.get('/api/nothing-here'), 404, 'not-found');
    expectProblem(await admin.get('/api'), 404, 'not-found');
    expectProblem(await admin.get('/api/users/%E0%A4%A'), 404, 'not-found');
    expectProblem(await admin.get(`/api/users/${'9'.repeat(1000)}`), 404, 'not-found');
    expectProblem(await raw('application/json', '{"name":'), 400, 'malformed-json');
    expectProblem(await raw('application/json', ''), 400, 'malformed-json');
    expectProblem(await raw('application/json', '[]'), 400, 'invalid-input');
    expectProblem(await raw('application/json', 'null'), 400, 'invalid-input');
    expectProblem(await raw('application/json', '{"__proto__":{"role":"admin"}}'), 400, 'malformed-json');
    expectProblem(await raw('application/xml', '<a/>'), 415, 'unsupported-type');
    expectProblem(await raw('text/plain', 'hello'), 415, 'unsupported-type');
    expectProblem(await raw('application/json', `"${'x'.repeat(300_000)}"`), 413, 'too-large');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    '%s where nothing takes it is a problem too',
    async (method) => {
      expectProblem(await admin.request(method, '/api/users'), 404, 'not-found');
    },
  );

  it.each(['/api/test/throws', '/api/test/sql', '/api/test/status'])(
    'with the server itself (%s) tells nobody about its inside',
    async (path) => {
      const reply = await server.nobody.get(path);
      expectProblem(reply, 500, 'internal');
      expect(Object.keys(reply.body).sort()).toEqual([
        'code',
        'detail',
        'requestId',
        'status',
        'title',
        'type',
      ]);
      expect(JSON.stringify(reply.body)).not.toMatch(/secret|select|column|\.ts|node_modules| at /i);
    },
  );
});

describe('a change that another site asks for', () => {
  const signOut = (headers: Record<string, string>) =>
    server.nobody.request('POST', '/api/auth/sign-out', { headers, json: {} });

  it.each(['cross-site', 'same-site'])('is refused by what the browser says: %s', async (site) => {
    expectProblem(await signOut({ 'sec-fetch-site': site }), 403, 'cross-site');
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'nonsense'])(
    'is refused by its origin: %s',
    async (origin) => expectProblem(await signOut({ origin }), 403, 'cross-site'),
  );

  it('is told from one of our own pages, of a program without a browser, and from reading', async () => {
    expect((await signOut({ 'sec-fetch-site': 'same-origin', origin: server.url })).status).toBe(200);
    expect((await signOut({})).status).toBe(200);
    const reading = await server.nobody.get('/api/app-config', { 'sec-fetch-site': 'cross-site' });
    expect(reading.status).toBe(200);
    expect(reading.headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('every answer', () => {
  it.each(['/api/app-config', '/api/users', '/api/nothing-here', '/api/test/throws', '/'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await server.nobody.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      // Beside our own files at most the one script and the one style sheet of our own pages, by their hashes.
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')?;/);
      expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}')?;/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
      expect(headers.get('x-powered-by')).toBe(null);
      expect(headers.get('strict-transport-security')).toBe(null);
    },
  );

  it('the page at / is there for whoever takes no compressed files', async () => {
    const headers = { 'accept-encoding': 'identity' };
    const [home, other] = [
      await server.nobody.request('GET', '/', { headers }),
      await server.nobody.request('GET', '/safety', { headers }),
    ];
    expect(home.status).toBe(other.status);
  });

  it('asks for https for a year where people come by https', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://tailboard.example.com' });
    const { headers } = await secure.nobody.get('/api/health');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    await secure.close();
  });
});

describe('too many requests', () => {
  it('are answered 429 with the seconds to wait, per person, and health goes on', async () => {
    const limited = await startTestServer({ RATE_LIMIT_PER_MINUTE: '5' });
    const demo = await limited.as('demo');
    for (let sent = 0; sent < 5; sent += 1) expect((await demo.get('/api/incidents')).status).toBe(200);
    const refused = await demo.get('/api/incidents');
    expectProblem(refused, 429, 'too-many-requests');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.body.retryAfter).toBe(wait);
    expect((await (await limited.as('mike')).get('/api/incidents')).status).toBe(200);
    expect((await demo.get('/api/health')).status).toBe(200);
    await limited.close();
  });
});

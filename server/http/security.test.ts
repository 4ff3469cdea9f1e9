import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let behind: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  behind = await startTestServer({ PUBLIC_URL: 'https://tailboard.example.com', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.close();
  await behind.close();
});

describe('an answer about people', () => {
  it.each([
    ...[
      '/api/incidents',
      '/api/claims',
      '/api/talks',
      '/api/history',
      '/api/notifications',
      '/api/dashboard/stats',
    ],
    ...[
      '/api/users/1',
      '/api/policy-settings',
      '/api/osha/documents',
      '/api/talks/crew',
      '/api/nothing-here',
    ],
  ])('%s is kept by no cache', async (path) => {
    const reply = await (await server.as('lead')).get(path);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('is still not sent twice to a device that holds it', async () => {
    const lead = await server.as('lead');
    for (const path of ['/api/incidents', '/api/claims', '/api/talks']) {
      const etag = (await lead.get(path)).headers.get('etag') ?? '';
      const again = await lead.get(path, { 'if-none-match': etag });
      expect([path, again.status, again.body]).toEqual([path, 304, '']);
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('plain http where the address is https', () => {
  const ask = (path: string, proto: string) =>
    fetch(`${behind.url}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proto },
    });

  it('is refused for a call, whoever asks, and sent on for a page', async () => {
    const call = await ask('/api/app-config', 'http');
    expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([403, 'needs-https']);
    const page = await ask('/incidents?x=1', 'http');
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      'https://tailboard.example.com/incidents?x=1',
    ]);
  });

  it('is open to whoever watches the health, and https to everybody', async () => {
    expect((await ask('/api/health', 'http')).status).toBe(200);
    expect((await ask('/api/app-config', 'https')).status).toBe(200);
    // A client cannot say that it came by https: the proxy's own word stands last.
    expect((await ask('/api/app-config', 'https, http')).status).toBe(403);
  });

  it('sends nobody to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/%2f/evil.example']) {
      const { status, headers } = await ask(path, 'http');
      const location = headers.get('location');
      if (location !== null) expect([path, new URL(location).host]).toEqual([path, 'tailboard.example.com']);
      else expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityLines } from '../testing/security-lines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** What nobody may ever find in a log. */
const MARKER = 'zebra-crossing-42';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SECURITY_LOG: 'on' });
});
afterAll(() => server.close());

const signIn = (username: string, password: string) =>
  server.nobody.request('POST', '/api/auth/sign-in/username', { json: { username, password } });

describe('the security log', () => {
  it('tells a failed sign-in by the account it was for, never by what was typed', async () => {
    const demo = await server.as('demo');
    const lines = await securityLines(async () => {
      await signIn(' DEMO ', MARKER);
      await signIn(MARKER, MARKER);
    });
    expect(lines).toMatchObject([
      { event: 'sign-in-failed', account: demo.id, status: 401, route: '/api/auth/sign-in/username' },
      { event: 'sign-in-failed', account: 'unknown', code: 'wrong-credentials', userId: null },
    ]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(expect.arrayContaining(['time', 'address', 'requestId']));
      expect(new Date(String(line['time'])).toISOString()).toBe(line['time']);
      expect(line['address']).toMatch(/127\.0\.0\.1$/);
    }
    expect(JSON.stringify(lines)).not.toContain(MARKER);
  });

  it('tells who was refused what, without what they sent', async () => {
    const demo = await server.as('demo');
    const lines = await securityLines(async () => {
      await demo.get(`/api/users?${MARKER}`);
      await demo.request('POST', '/api/users', { json: { name: MARKER } });
      await demo.post('/api/sync', { userId: demo.id + 1, items: [{ text: MARKER }] });
      await demo.request('PUT', '/api/users/1', {
        headers: { origin: `https://${MARKER}.example` },
        json: { name: MARKER },
      });
    });
    expect(lines.map(({ event, code, route, method }) => [event, code, method, route])).toEqual([
      ['refused', 'not-allowed', 'GET', '/api/users'],
      ['refused', 'not-allowed', 'POST', '/api/users'],
      ['refused', 'other-user-signed-in', 'POST', '/api/sync'],
      ['cross-site', 'cross-site', 'PUT', '/api/users/:id'],
    ]);
    expect(lines.slice(0, 3).map(({ userId, username }) => [userId, username])).toEqual(
      Array.from({ length: 3 }, () => [demo.id, 'demo']),
    );
    expect(JSON.stringify(lines)).not.toContain(MARKER);
  });

  it('tells nothing of what is merely wrong or gone', async () => {
    const demo = await server.as('demo');
    const lines = await securityLines(async () => {
      await demo.get('/api/incidents/2000000000');
      await demo.get('/api/nothing-here');
      await demo.post('/api/incidents', { description: MARKER });
      await server.nobody.get('/api/incidents');
    });
    expect(lines).toEqual([]);
  });

  it('tells once a minute of a caller over the limit', async () => {
    const narrow = await startTestServer({ SECURITY_LOG: 'on', RATE_LIMIT_PER_MINUTE: '5' });
    const lines = await securityLines(() =>
      Promise.all(Array.from({ length: 20 }, () => narrow.nobody.get('/api/app-config'))),
    );
    // Two where the minute turned meanwhile.
    expect([1, 2]).toContain(lines.length);
    expect(lines[0]).toMatchObject({ event: 'rate-limited', status: 429, route: '/api/app-config' });
    await narrow.close();
  });

  it('is on whatever the level of the log, and can be switched off', async () => {
    const quiet = await startTestServer({ SECURITY_LOG: 'off' });
    const lines = await securityLines(() =>
      quiet.nobody.post('/api/auth/sign-in/username', { username: 'demo', password: 'x' }),
    );
    expect(lines).toEqual([]);
    await quiet.close();
  });
});

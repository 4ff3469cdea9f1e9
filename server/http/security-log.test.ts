import type { NewApp } from '@tailboard/contract/auth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOne } from '../testing/incident-with-files.ts';
import { codeOf } from '../testing/code-app.ts';
import { Person, type Reply } from '../testing/person.ts';
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
  server.nobody.request('POST', '/api/auth/sign-in/username', {
    // Without TRUST_PROXY nobody is believed to be somebody else's proxy.
    headers: { 'x-forwarded-for': '203.0.113.9' },
    json: { username, password },
  });

const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

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

  it('tells of who comes and goes, by whichever way, and changes how they sign in', async () => {
    const person = await server.addPerson();
    const { username = '' } = person.session?.user ?? {};
    const account = person.id;
    const passwords = { currentPassword: 'a password of the tests', newPassword: `${MARKER}-${MARKER}` };
    const lines = await securityLines(async () => {
      await person.post('/api/auth/change-password', passwords);
      await person.post('/api/auth/revoke-sessions', { keepThis: true });
      const app = await person.post('/api/auth/two-factor/enable', { password: passwords.newPassword });
      const { secret } = app.body as NewApp;
      await person.post('/api/auth/two-factor/verify', { code: codeOf(secret, Date.now() - 30_000) });
      const first = await signIn(username, passwords.newPassword);
      const second = new Person(server.url, cookiesOf(first));
      await second.post('/api/auth/sign-in/code', { code: '000000' });
      const code = await second.post('/api/auth/sign-in/code', { code: codeOf(secret) });
      const signedIn = new Person(server.url, cookiesOf(code));
      await signedIn.post('/api/auth/sign-out', {});
    });
    expect(lines.map(({ event, route }) => [event, route])).toEqual([
      ['password-changed', '/api/auth/change-password'],
      ['sessions-ended', '/api/auth/revoke-sessions'],
      ['second-factor-changed', '/api/auth/two-factor/verify'],
      ['sign-in-failed', '/api/auth/sign-in/code'],
      ['signed-in', '/api/auth/sign-in/code'],
      ['signed-out', '/api/auth/sign-out'],
    ]);
    expect(lines.map((line) => line['account'])).toEqual(
      Array.from(lines, (_, at) => (at === 3 ? 'unknown' : account)),
    );
    expect(JSON.stringify(lines)).not.toContain(MARKER);
    // With a password alone the address says so.
    expect((await securityLines(() => signIn('mike', 'demo-mike-2025')))[0]).toMatchObject({
      event: 'signed-in',
      route: '/api/auth/sign-in/username',
    });
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

  it('tells of the record that was hidden, asked for alone or in a batch', async () => {
    const [demo, mike] = [await server.as('demo'), await server.as('mike')];
    const id = await reportOne(demo);
    const { body: record } = await demo.get(`/api/incidents/${id}`);
    const update = { ...record, description: MARKER };
    const lines = await securityLines(async () => {
      await mike.get(`/api/incidents/${id}`);
      await mike.put(`/api/incidents/${id}`, update);
      await mike.get(`/api/users/${demo.id}`);
      await mike.post('/api/sync', {
        userId: mike.id,
        items: [{ kind: 'incident.update', id, record: update }],
      });
    });
    expect(lines.map(({ event, status, route, record }) => [event, status, route, record ?? null])).toEqual([
      ['refused', 404, '/api/incidents/:id', id],
      ['refused', 404, '/api/incidents/:id', id],
      ['refused', 404, '/api/users/:id', demo.id],
      ['refused', 404, '/api/sync', null],
    ]);
    for (const { username } of lines) expect(username).toBe('mike');
    expect(JSON.stringify(lines)).not.toContain(MARKER);
  });

  it('tells who changed whose access, and never a password', async () => {
    const [admin, person] = [await server.as('admin'), await server.addPerson()];
    const csv = `username,role,password\nlisted,supervisor,${MARKER}\n`;
    const lines = await securityLines(async () => {
      await admin.put(`/api/users/${person.id}/access`, { role: 'supervisor', password: MARKER });
      await admin.put(`/api/users/${person.id}/access`, { role: 'supervisor' });
      await admin.put(`/api/users/${person.id}/access`, { active: false });
      await admin.post('/api/users/import', {
        csv: csv.replace('username', 'name,username').replace('listed', 'Lis,listed'),
        apply: true,
      });
    });
    expect(lines.map(({ event, role }) => [event, role ?? null])).toEqual([
      ['role-changed', 'supervisor'],
      ['password-changed', null],
      ['deactivated', null],
      ['people-imported', null],
      ['person-added', 'supervisor'],
    ]);
    for (const line of lines) expect(line['userId']).toBe(admin.id);
    for (const line of lines.slice(0, 3)) expect(line['account']).toBe(person.id);
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

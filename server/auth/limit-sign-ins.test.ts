import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../testing/person.ts';
import { forgetKeys } from '../testing/remember-scrypt.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { networkOf } from './known-devices.ts';
import { sessions, signInFailures } from './tables.ts';

/** One account from one address; one address; one account. */
const [TOGETHER_FREE, ADDRESS_FREE, ACCOUNT_FREE] = [10, 50, 20];
const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' });
});
afterAll(() => server.close());
// The server's clock, which a test sets on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const signIn = (username: string, password: string, address = '192.0.2.1', cookie = ''): Promise<Reply> =>
  server.nobody.request('POST', '/api/auth/sign-in/username', {
    headers: { 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) },
    json: { username, password },
  });
const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const retryAfter = (reply: Reply) => Number(reply.headers.get('retry-after'));
const failed = (rows: { username: string; address: string }[]) =>
  server.app.context.db
    .insert(signInFailures)
    .values(rows.map((row) => ({ ...row, source: `address ${row.address}`, at: new Date() })));

describe('failed attempts to sign in', () => {
  it('from one address make it wait, longer each time, and keep nobody out who comes from another', async () => {
    for (let attempt = 0; attempt < TOGETHER_FREE; attempt += 1) {
      expect((await signIn(attempt % 2 === 0 ? 'mike' : 'MIKE', 'wrong')).status).toBe(401);
    }
    const first = await signIn('mike', 'demo-mike-2025');
    expect([first.status, first.body.code, retryAfter(first)]).toEqual([429, 'too-many-sign-ins', 30]);
    expect(first.body.detail).toMatch(/Please wait 30 seconds/);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect((await signIn('mike', 'demo-mike-2025', '198.51.100.20')).status).toBe(200);
    expect((await signIn('rosa', 'demo-rosa-2025')).status).toBe(200);
    const waits: number[] = [];
    for (let more = 0; more < 7; more += 1) {
      wait(retryAfter(await signIn('mike', 'wrong')) * 1000);
      expect((await signIn('mike', 'wrong')).status).toBe(401);
      waits.push(retryAfter(await signIn('mike', 'wrong')));
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
    wait(15 * MINUTE_MS);
    expect((await signIn('mike', 'demo-mike-2025')).status).toBe(200);
  });

  it('of a stranger do not keep the owner of a known device out, not even at the same address', async () => {
    const address = '203.0.113.5';
    const device = cookiesOf(await signIn('lead', 'demo-lead-2025', address));
    const others = Array.from({ length: 3 * ACCOUNT_FREE }, (_, at) => `203.0.114.${at}`);
    const theirs = Array.from({ length: ADDRESS_FREE }, () => address);
    await failed([...others, ...theirs].map((from) => ({ username: 'lead', address: from })));
    expect((await signIn('lead', 'demo-lead-2025', address)).status).toBe(429);
    const owner = await signIn('lead', 'demo-lead-2025', address, device);
    expect([owner.status, cookiesOf(owner).includes('device')]).toEqual([200, false]);
    // The cookie opens the way to its own account alone, and only as long as it is ours.
    expect((await signIn('chief', 'demo-chief-2025', address, device)).status).toBe(429);
    const forged = device.replace(/(\.device=.)./, '$1~');
    expect((await signIn('lead', 'demo-lead-2025', address, forged)).status).toBe(429);
    for (let attempt = 0; attempt < TOGETHER_FREE; attempt += 1) {
      expect((await signIn('lead', 'wrong', address, device)).status).toBe(401);
    }
    expect((await signIn('lead', 'wrong', address, device)).status).toBe(429);
  });

  it('for one account from many addresses make strangers wait a minute at most, and not who has come from there', async () => {
    expect((await signIn('chief', 'demo-chief-2025', '198.51.100.1')).status).toBe(200);
    const from = (at: number) => `2001:db8:0:${at.toString(16)}::1`;
    for (let at = 0; at < ACCOUNT_FREE; at += 1) {
      expect((await signIn('chief', 'wrong', from(at))).status).toBe(401);
    }
    const stranger = await signIn('chief', 'demo-chief-2025', from(500));
    expect([stranger.status, retryAfter(stranger)]).toEqual([429, 5]);
    expect((await signIn('chief', 'demo-chief-2025', '198.51.100.1')).status).toBe(200);
    await failed(Array.from({ length: 200 }, (_, at) => ({ username: 'chief', address: `10.1.${at}.1` })));
    const late = await signIn('chief', 'demo-chief-2025', from(501));
    expect(retryAfter(late)).toBe(60);
    expect(late.body.detail).toMatch(/wait 60 seconds .* A passkey works at once/);
    // What is refused does not prolong it.
    wait(MINUTE_MS - 1_000);
    expect(retryAfter(await signIn('chief', 'wrong', from(502)))).toBe(1);
    wait(1_000);
    expect((await signIn('chief', 'demo-chief-2025', from(501))).status).toBe(200);
  });

  it('for many accounts from one address make it wait, and no other address', async () => {
    const address = '198.51.100.7';
    await failed(Array.from({ length: ADDRESS_FREE }, (_, at) => ({ username: `guess-${at}`, address })));
    const closed = await signIn('rosa', 'demo-rosa-2025', address);
    expect([closed.status, retryAfter(closed)]).toEqual([429, 5]);
    expect((await signIn('rosa', 'demo-rosa-2025', '198.51.100.8')).status).toBe(200);
    wait(5_000);
    expect((await signIn('rosa', 'demo-rosa-2025', address)).status).toBe(200);
  });

  it('are forgotten after a success from there', async () => {
    const address = '198.51.100.30';
    for (let attempt = 0; attempt < TOGETHER_FREE - 1; attempt += 1) await signIn('demo', 'wrong', address);
    for (const password of ['demo-crew-2025', 'wrong', 'demo-crew-2025']) {
      expect((await signIn('demo', password, address)).status).not.toBe(429);
    }
  });

  it('sent all at once are no more than sent one by one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 3 * TOGETHER_FREE }, (_, at) => signIn('admin', `guess ${at}`, '192.0.2.77')),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(TOGETHER_FREE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * TOGETHER_FREE);
  });

  it('count as of one network for all addresses of one customer', () => {
    const same = ['2001:db8:1:2::', '2001:0db8:0001:0002:ffff::9', '2001:DB8:1:2:3:4:5:6'].map(networkOf);
    expect(new Set(same)).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(networkOf('2001:db8:1:3::')).toBe('2001:db8:1:3::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
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
  const found = await server.app.context.db.select().from(sessions);
  return found.filter((session) => session.userId === userId).length;
}

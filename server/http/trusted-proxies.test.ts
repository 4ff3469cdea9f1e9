import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityLines } from '../testing/security-lines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const CALLER = '203.0.113.9';
const LIMIT = 5;

let servers: Record<string, TestServer>;
beforeAll(async () => {
  const settings = { SECURITY_LOG: 'on', RATE_LIMIT_PER_MINUTE: String(LIMIT) };
  servers = {
    '1': await startTestServer({ ...settings, TRUST_PROXY: '1' }),
    '2': await startTestServer({ ...settings, TRUST_PROXY: '2' }),
  };
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
});

const nobodyAt = (setting: string) => servers[setting]?.nobody ?? expect.fail(`no server with ${setting}`);

/** As which address the server of this setting counts a request that arrives with this X-Forwarded-For. */
async function addressSeen(setting: string, forwarded: string): Promise<unknown> {
  const [line] = await securityLines(() =>
    nobodyAt(setting).request('POST', '/api/auth/sign-out', {
      headers: { 'x-forwarded-for': forwarded, origin: 'https://another.example' },
      json: {},
    }),
  );
  return line?.['address'];
}

describe('the address of a caller', () => {
  it.each([
    // nginx appends with $proxy_add_x_forwarded_for; the first entry is the caller's invention.
    ['1', `10.0.0.1, ${CALLER}`, CALLER],
    ['1', `10.0.0.1, 10.0.0.2, 127.0.0.1, ${CALLER}`, CALLER],
    // Caddy replaces what the caller sent.
    ['1', CALLER, CALLER],
    // Two proxies: the inner one names the outer one last.
    ['2', `10.0.0.1, ${CALLER}, 192.0.2.1`, CALLER],
  ])('with TRUST_PROXY=%s and X-Forwarded-For %s is %s', async (setting, forwarded, seen) => {
    expect(await addressSeen(setting, forwarded)).toBe(seen);
  });

  it.each(['1', '2'])('with TRUST_PROXY=%s is limited whatever it invents', async (setting) => {
    const behind = setting === '2' ? `${CALLER}, 192.0.2.1` : CALLER;
    const replies = await Promise.all(
      Array.from({ length: 3 * LIMIT }, (_, at) =>
        nobodyAt(setting).get('/api/app-config', { 'x-forwarded-for': `10.0.0.${at}, ${behind}` }),
      ),
    );
    // The minute may turn meanwhile, once.
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2 * LIMIT);
    expect(replies.some(({ status }) => status === 429)).toBe(true);
  });
});

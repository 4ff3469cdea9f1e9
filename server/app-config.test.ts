import { expect, it } from 'vitest';
import { demoAccounts } from './demo/demo-accounts.ts';
import { startTestServer } from './testing/test-server.ts';

it.each([
  ['on', demoAccounts.map(({ username, password }) => ({ username, password }))],
  ['off', []],
])('the login page is given the demo passwords only where the demo is on: %s', async (DEMO, accounts) => {
  const server = await startTestServer({
    DEMO,
    // Without the demo somebody else must be able to sign in.
    ...(DEMO === 'off' ? { CREW_ADMIN_USERNAME: 'boss', CREW_ADMIN_PASSWORD: 'a word of the tests' } : {}),
  });
  const reply = await server.nobody.get('/api/app-config');
  expect(reply.status).toBe(200);
  expect(reply.body.demoAccounts).toHaveLength(accounts.length);
  expect(reply.body.demoAccounts).toMatchObject(accounts);
  if (DEMO === 'off') expect(JSON.stringify(reply.body)).not.toMatch(/password|2025/);
  await server.close();
});

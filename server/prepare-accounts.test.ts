import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { emptyInstallation, preparedInstallation, type EmptyInstallation } from './testing/empty-database.ts';
import { Person } from './testing/person.ts';
import { launchServer, type ServerProcess } from './testing/server-process.ts';
import { openApp } from './start-server.ts';

// Each test starts servers, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 240_000 });

const BOSS = { username: 'boss', password: 'a long word of the boss' };
const AS_BOSS = { CREW_ADMIN_USERNAME: BOSS.username, CREW_ADMIN_PASSWORD: BOSS.password };
const [demo] = demoAccounts;

let installation: EmptyInstallation;
beforeEach(async () => {
  installation = await preparedInstallation();
});
afterEach(() => installation.remove());

/** Starts the installation with these settings, lets `visit` call there, and stops it. */
async function open(settings: Record<string, string>, visit: (url: string) => Promise<void>): Promise<void> {
  const config = readConfig({
    ...installation.settings,
    LOG_LEVEL: 'silent',
    WEATHER_NWS_URL: 'off',
    ...settings,
  });
  const { app, close } = await openApp(config);
  try {
    await visit(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await close();
  }
}
const signIn = (url: string, { username, password }: { username: string; password: string }) =>
  new Person(url).post('/api/auth/sign-in/username', { username, password });
/** What a person chooses who was given a password. */
const ownOf = ({ username, password }: { username: string; password: string }) => ({
  username,
  password: `${password}, their own`,
});
/** Signs in for the first time: chooses a password before anything else. */
async function arrive(url: string, given: { username: string; password: string }): Promise<Person> {
  const own = ownOf(given);
  const first = await Person.signIn({ url, ...given });
  const change = { currentPassword: given.password, newPassword: own.password };
  expect((await first.post('/api/auth/change-password', change)).status).toBe(200);
  return await Person.signIn({ url, ...own });
}
const nothing = async () => undefined;

describe('an installation that is no demonstration', () => {
  it('has none of the known passwords: accounts of an earlier start are closed, and their sessions end', async () => {
    let old = new Person('');
    await open({}, async (url) => {
      old = await Person.signIn({ url, username: 'admin', password: 'demo-admin-2025' });
    });
    await open({ DEMO: 'off', ...AS_BOSS }, async (url) => {
      for (const account of demoAccounts)
        expect((await signIn(url, account)).status, account.username).toBe(401);
      expect((await new Person(url, old.cookie).get('/api/incidents')).status).toBe(401);
      const boss = await arrive(url, BOSS);
      const { body } = await boss.get('/api/users');
      const again = body.find(({ username }: { username: string }) => username === demo?.username);
      // Who is made active again has a new password, or none.
      expect((await boss.put(`/api/users/${again.id}/access`, { active: true })).status).toBe(200);
      expect((await signIn(url, demoAccounts[0] ?? BOSS)).status).toBe(401);
      const password = 'a word that only Lena knows';
      expect((await boss.put(`/api/users/${again.id}/access`, { password })).status).toBe(200);
      expect((await signIn(url, { username: again.username, password })).status).toBe(200);
    });
    // The same settings once more: neither the administrator nor who was made active again is touched.
    await open({ DEMO: 'off', ...AS_BOSS }, async (url) => {
      expect((await signIn(url, ownOf(BOSS))).status).toBe(200);
      const lead = { username: demo?.username ?? '', password: 'a word that only Lena knows' };
      expect((await signIn(url, lead)).status).toBe(200);
    });
  });

  it('does not start where nobody could sign in, says what to set, and changes nothing', async () => {
    await expect(open({ DEMO: 'off' }, nothing)).rejects.toThrow(
      /nobody can sign in\. Set CREW_ADMIN_USERNAME and CREW_ADMIN_PASSWORD .* DEMO=on/,
    );
    await open({}, async (url) => expect((await signIn(url, demo ?? BOSS)).status).toBe(200));
  });

  it('does not start with a first administrator that would have no effect', async () => {
    const twice = { DEMO: 'on', CREW_ADMIN_USERNAME: 'Admin', CREW_ADMIN_PASSWORD: BOSS.password };
    await expect(open(twice, nothing)).rejects.toThrow(
      /CREW_ADMIN_USERNAME.* no effect, since a demo account/,
    );
    await open({ DEMO: 'on', ...AS_BOSS }, async (url) => {
      expect((await signIn(url, BOSS)).status).toBe(200);
      expect((await signIn(url, demo ?? BOSS)).status).toBe(200);
    });
    const other = { ...AS_BOSS, CREW_ADMIN_USERNAME: 'other' };
    await expect(open(other, nothing)).rejects.toThrow(
      /CREW_ADMIN_USERNAME.* no effect, since there is an admin/,
    );
    // Made by these settings, whatever has become of it since.
    await open({ DEMO: 'on', ...AS_BOSS }, async (url) => {
      const boss = await arrive(url, BOSS);
      const other = { username: 'other', name: 'Other', role: 'admin', password: 'a long word of the other' };
      expect((await boss.post('/api/users', other)).status).toBe(201);
      const second = await arrive(url, other);
      expect((await second.put(`/api/users/${boss.id}/access`, { active: false })).status).toBe(200);
    });
    await open({ DEMO: 'off', ...AS_BOSS }, async (url) =>
      expect((await signIn(url, ownOf(BOSS))).status).toBe(401),
    );
  });
});

it('what an older version left open to others is closed at a start', async () => {
  if (installation.engine === 'pglite') expect(await openEntries(installation.folder)).not.toEqual([]);
  await mkdir(join(installation.folder, 'files'), { mode: 0o755 });
  await writeFile(join(installation.folder, 'files', 'photo'), 'of somebody', { mode: 0o644 });
  const server = launchServer(installation.settings);
  await server.ready;
  expect(await openEntries(installation.folder)).toEqual([]);
  await server.stop('SIGTERM');
});

describe('a new installation', () => {
  beforeEach(async () => {
    await installation.remove();
    installation = await emptyInstallation();
  });

  it('with a first administrator is theirs alone, and its files are for nobody else', async () => {
    const { DEMO: _, ...settings } = installation.settings;
    const server: ServerProcess = launchServer({ ...settings, ...AS_BOSS });
    const url = await server.ready;
    expect(server.output().out).not.toContain('demo-');
    expect((await signIn(url, BOSS)).status).toBe(200);
    for (const account of demoAccounts) expect((await signIn(url, account)).status).toBe(401);
    expect(await openEntries(installation.folder)).toEqual([]);
    await server.stop('SIGTERM');
  });

  it('that others can reach is no demonstration unless it is said', async () => {
    const { DEMO: _, ...settings } = installation.settings;
    const server = launchServer({ ...settings, HOST: '0.0.0.0' });
    expect((await server.ended).code).toBe(1);
    expect(server.output().err).toMatch(/^Wrong setting: nobody can sign in\. .*\n$/);
  });
});

/** Files and folders in `folder`, and itself, that somebody else has any right to. */
async function openEntries(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  const open = await Promise.all(
    names.map(async (name) => {
      const mode = (await stat(join(folder, name)).catch(() => null))?.mode ?? 0;
      return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
    }),
  );
  return open.flat();
}

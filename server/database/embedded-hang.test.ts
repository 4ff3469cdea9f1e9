import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { history } from '../history/public.ts';
import { assembleApp } from '../start-server.ts';
import { openStorage } from '../storage/open-storage.ts';
import { preparedInstallation, type EmptyInstallation } from '../testing/empty-database.ts';
import { ENDLESS } from '../testing/endless.ts';
import { Person } from '../testing/person.ts';
import { launchServer } from '../testing/server-process.ts';
import { openEmbeddedDatabase } from './database.ts';
import { isDatabaseOutOfReach } from './out-of-reach.ts';

// Databases and a process are started, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const credentials = { username: 'demo', password: 'demo-crew-2025' };
const happened = { actorId: null, subject: 'user', subjectId: 1, action: 'counted', changes: {} } as const;

// PostgreSQL is another process: outage.test.ts.
describe.skipIf(inject('preparedDatabase').kind === 'postgresql')('an embedded database that hangs', () => {
  let installation: EmptyInstallation;
  beforeAll(async () => {
    installation = await preparedInstallation();
  });
  afterAll(() => installation.remove());

  it('is opened anew: who waits gets 503, health answers all along, what was acknowledged is there', async () => {
    const said: string[] = [];
    const config = readConfig({ ...installation.settings, LOG_LEVEL: 'silent', WEATHER_NWS_URL: 'off' });
    const database = await openEmbeddedDatabase(join(installation.folder, 'database'), {
      patience: 5,
      say: (line) => said.push(line),
    });
    const app = await assembleApp({ config, database, storage: await openStorage(config) });
    onTestFinished(async () => {
      await app.close();
      await database.close();
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const demo = await Person.signIn({ url, ...credentials });
    const nobody = new Person(url);
    const [kept] = await database.db.insert(history).values(happened).returning({ id: history.id });

    const outcome = (asked: PromiseLike<unknown>) => asked.then(() => 'answered', isDatabaseOutOfReach);
    const hung = outcome(database.db.execute(sql.raw(ENDLESS)));
    const inside = outcome(database.db.transaction(async (tx) => tx.select().from(history)));
    const waiting = [demo.get('/api/incidents'), demo.post('/api/notifications/read', {})];
    expect((await nobody.get('/api/health')).status).toBe(503);
    expect((await nobody.get('/api/app-config')).status).toBe(200);
    for (const reply of await Promise.all(waiting)) {
      expect([reply.status, reply.body.code]).toEqual([503, 'database-out-of-reach']);
      expect(reply.headers.get('retry-after')).toBe('5');
    }
    expect(await Promise.all([hung, inside])).toEqual([true, true]);
    while ((await nobody.get('/api/health')).status !== 200) await pause(50);
    expect(said).toEqual([
      expect.stringMatching(/^The embedded database did not answer for 5 s\. It is opened anew/),
    ]);
    expect((await demo.get('/api/incidents')).status).toBe(200);
    const rows = await database.db.select({ id: history.id }).from(history);
    expect(rows).toContainEqual(kept);
    // Its wake-ups are heard again.
    const woken = new Promise((resolve) => {
      database.wakeUps.listen(resolve);
    });
    await database.db.execute(sql`select pg_notify('tailboard_wake_ups', '{"userId": 7}')`);
    expect(await woken).toEqual({ userId: 7 });
  });

  it('does not keep the server from answering, nor from ending when it is told to', async () => {
    const server = launchServer(installation.settings, {
      preload: fileURLToPath(new URL('../testing/endless-statement.ts', import.meta.url)),
    });
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    const url = await server.ready;
    const demo = await Person.signIn({ url, ...credentials });
    process.kill(server.pid ?? 0, 'SIGUSR2');
    const asked = demo.get('/api/incidents').catch(() => null);
    const nobody = new Person(url);
    while ((await nobody.get('/api/health')).status !== 503) await pause(50);
    expect((await nobody.get('/api/app-config')).status).toBe(200);
    expect(await server.stop('SIGTERM')).toEqual({ code: 1, signal: null });
    await asked;
  });
});

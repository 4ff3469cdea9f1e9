import { problemSchema } from '@tailboard/contract/problems.ts';
import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { makeCluster } from '../../scripts/postgres-cluster.mjs';
import { findPostgres } from '../../scripts/postgres-programs.mjs';
import { openPostgres } from './database.ts';
import { isDatabaseOutOfReach } from './out-of-reach.ts';
import { anIncident } from '../testing/builders.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { Person, type Reply } from '../testing/person.ts';
import { launchServer } from '../testing/server-process.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// A database is made, started and stopped several times, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const credentials = { username: 'demo', password: 'demo-crew-2025' };

function expectOutOfReach(reply: Reply, what: string): void {
  expect([reply.status, reply.body.code], what).toEqual([503, 'database-out-of-reach']);
  expect(problemSchema.safeParse(reply.body).error, what).toBeUndefined();
  expect(reply.headers.get('content-type'), what).toMatch(/^application\/problem\+json/);
  expect(reply.headers.get('retry-after'), what).toBe('5');
  expect(reply.body.detail, what).toMatch(/records cannot be reached/);
  expect(JSON.stringify(reply.body), what).not.toMatch(/ECONN|pglite|postgres|select|terminat|\.ts/i);
}

/** Every kind of call: read, list, write, batch, file, sign-in, session, sign-out. */
const calls = (person: Person, url: string): [string, () => Promise<Reply>][] => [
  ['list', () => person.get('/api/incidents')],
  ['one', () => person.get('/api/incidents/1')],
  ['report', () => person.post('/api/incidents', anIncident())],
  ['change', () => person.put('/api/incidents/1', { ...anIncident(), updatedAt: new Date().toISOString() })],
  ['sync', () => person.post('/api/sync', { userId: person.id, items: [] })],
  ['file', () => person.get('/api/media/1')],
  ['upload', () => upload(person, 1, { clientRef: randomUUID() })],
  ['figures', () => person.get('/api/dashboard/stats')],
  ['sign-in', () => new Person(url).post('/api/auth/sign-in/username', credentials)],
  ['session', () => person.get('/api/auth/get-session')],
  ['sign-out', () => person.post('/api/auth/sign-out', {})],
];

describe('while the database is out of reach', () => {
  let server: TestServer;
  let demo: Person;
  beforeAll(async () => {
    server = await startTestServer();
    demo = await server.as('demo');
    await server.app.context.database.close();
  });
  afterAll(() => server.close());

  it('every call says so, and that it is worth another try', async () => {
    for (const [what, send] of calls(demo, server.url)) expectOutOfReach(await send(), what);
  });

  it('what needs no database goes on', async () => {
    expect((await server.nobody.get('/api/app-config')).status).toBe(200);
    expect((await server.nobody.get('/api/incidents')).status).toBe(401);
    expect((await server.nobody.get('/api/docs/json')).status).toBe(200);
  });
});

describe.skipIf(inject('preparedDatabase').kind === 'pglite')('a PostgreSQL that falls silent', () => {
  it('is not waited for: what was asked fails as out of reach, and what is asked afterwards goes on', async () => {
    const cluster = await makeCluster((await findPostgres()) ?? '');
    onTestFinished(cluster.remove);
    const postgres = await cluster.start();
    onTestFinished(() => postgres.stop());
    const target = new URL(cluster.url);
    const lines = new Set<Socket>();
    let silent = false;
    const wire = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      near.on('data', (bytes) => far.write(bytes));
      far.on('data', (bytes) => silent || near.write(bytes));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        lines.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String((wire.address() as AddressInfo).port);
    const database = await openPostgres({ url: url.href, poolSize: 2, silenceMs: 1_000 });
    onTestFinished(() => database.close());
    onTestFinished(() => {
      for (const line of lines) line.destroy();
      wire.close();
    });
    await database.ping();
    silent = true;
    const asked = await Promise.allSettled([
      database.ping(),
      database.db.transaction((tx) => tx.execute('select 1')),
    ]);
    expect(asked.map((one) => one.status === 'rejected' && isDatabaseOutOfReach(one.reason))).toEqual([
      true,
      true,
    ]);
    silent = false;
    await database.ping();
  });
});

// With the embedded engine there is no other process that could be stopped.
describe.skipIf(inject('preparedDatabase').kind === 'pglite')('a PostgreSQL that is stopped at work', () => {
  it('is waited for: 503 while it is away, everything as before when it is back, and the server lives', async () => {
    const cluster = await makeCluster((await findPostgres()) ?? '');
    onTestFinished(cluster.remove);
    let postgres = await cluster.start();
    onTestFinished(() => postgres.stop());
    const folder = await mkdtemp(join(tmpdir(), 'tailboard-outage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const server = launchServer({
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      DEMO: 'on',
      SESSION_SECRET: 'a secret of the tests that only signs cookies of the tests',
    });
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    const url = await server.ready;
    const demo = await Person.signIn({ url, ...credentials });
    const acknowledged = [await reportOne(demo)];

    for (let outage = 0; outage < 3; outage += 1) {
      // Under way when the database goes: in transactions, waiting for a connection, between two statements.
      const underWay = Array.from({ length: 40 }, () => demo.post('/api/incidents', anIncident()));
      await underWay[0];
      await postgres.stop();
      for (const reply of await Promise.all(underWay)) {
        if (reply.status === 201) acknowledged.push(reply.body.id);
        else expectOutOfReach(reply, 'under way');
      }
      for (const [what, send] of calls(demo, url)) expectOutOfReach(await send(), what);
      expect((await new Person(url).get('/api/health')).status).toBe(503);
      postgres = await cluster.start();
      expect((await new Person(url).get('/api/health')).status).toBe(200);
      acknowledged.push(await reportOne(demo));
    }

    const { body } = await demo.get('/api/incidents');
    const kept = new Set(body.map(({ id }: { id: number }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

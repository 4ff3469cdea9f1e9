import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { history } from '../history/public.ts';
import { anIncident } from '../testing/builders.ts';
import { Person } from '../testing/person.ts';
import { launchServer, type ServerProcess } from '../testing/server-process.ts';
import { openEmbeddedDatabase } from './database.ts';
import { DatabaseInUseError } from './embedded.ts';
import { fsyncCount } from './embedded-session.ts';
import { users } from '../identity/public.ts';

// Each test starts databases and processes, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const happened = { actorId: null, subject: 'user', subjectId: 1, action: 'counted', changes: {} } as const;

let folder: string;
let running: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailboard-embedded-'));
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  running = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function launch(options: { preload?: string } = {}): ServerProcess {
  const server = launchServer({ DATA_DIR: folder }, options);
  running.push(server);
  return server;
}

// Nothing here depends on PostgreSQL: one run, with the embedded engine, is enough.
describe.skipIf(inject('preparedDatabase').kind === 'postgresql')('the embedded database', () => {
  it('is forced to the disk at every commit', async () => {
    const database = await openEmbeddedDatabase(join(folder, 'database'));
    const before = fsyncCount();
    for (let commit = 0; commit < 100; commit += 1) await database.db.insert(history).values(happened);
    expect(fsyncCount() - before).toBeGreaterThanOrEqual(100);
    await database.close();
  });

  it('is refused to a second opener and to a second process, with one line that says why', async () => {
    const database = await openEmbeddedDatabase(join(folder, 'database'));
    await expect(openEmbeddedDatabase(join(folder, 'database'))).rejects.toThrow(DatabaseInUseError);
    const second = launch();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output().out).toBe('');
    expect(second.output().err).toMatch(/^The database in \S+ is in use by another process\..*\n$/);
    await database.db.insert(history).values(happened);
    await database.close();
  });

  it('lets the event loop go round while it works', async () => {
    const database = await openEmbeddedDatabase(join(folder, 'database'));
    let rounds = 0;
    const count = () => {
      rounds += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await database.db.execute(sql`select count(*) from generate_series(1, 300000)`);
    clearImmediate(next);
    expect(rounds).toBeGreaterThan(3);
    await database.close();
  });

  it('is free again when its process was killed', async () => {
    const first = launch();
    await first.ready;
    await first.stop('SIGKILL');
    const database = await openEmbeddedDatabase(join(folder, 'database'));
    expect(await database.db.select().from(users)).not.toHaveLength(0);
    await database.close();
  });

  it('begins again after a first start that was cut short, and after its folder was deleted', async () => {
    const path = join(folder, 'second');
    await mkdir(`${path}.unfinished`);
    await writeFile(join(`${path}.unfinished`, 'PG_VERSION'), 'half a database');
    await (await openEmbeddedDatabase(path)).close();
    expect(existsSync(`${path}.unfinished`)).toBe(false);
    await rm(path, { recursive: true });
    const database = await openEmbeddedDatabase(path);
    expect(await database.db.select().from(users)).toEqual([]);
    await database.close();
  });

  it('touches no folder of other files', async () => {
    const path = join(folder, 'letters');
    await mkdir(path);
    await writeFile(join(path, 'letter.txt'), 'mine');
    await expect(openEmbeddedDatabase(path)).rejects.toThrow(/no database/);
    expect(await readFile(join(path, 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('stops the server when the disk refuses to keep a commit; what was acknowledged before is there', async () => {
    const first = launch({ preload: fileURLToPath(new URL('../testing/failing-disk.ts', import.meta.url)) });
    const report = async (url: string) => {
      const demo = await Person.signIn({ url, username: 'demo', password: 'demo-crew-2025' });
      const items = [{ kind: 'incident.report', record: anIncident() }];
      return { demo, reported: await demo.post('/api/sync', { userId: demo.id, items }) };
    };
    const { demo, reported } = await report(await first.ready);
    expect(reported.body.results[0].status).toBe(201);
    const end = first.stop('SIGUSR2');
    await expect(report(demo.url)).rejects.toThrow();
    expect(await end).toEqual({ code: 1, signal: null });
    expect(first.output().err).toMatch(/EIO/);
    const again = launch();
    const person = new Person(await again.ready, demo.cookie);
    const path = `/api/incidents/${reported.body.results[0].record.id}`;
    expect((await person.get(path)).status).toBe(200);
  });
});

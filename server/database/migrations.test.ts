import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { users } from '../identity/public.ts';
import { emptyInstallation, type EmptyInstallation } from '../testing/empty-database.ts';
import { launchServer } from '../testing/server-process.ts';
import { openEmbeddedDatabase, openPostgres, type Database, type OpenDatabase } from './database.ts';

// Each test starts databases and processes, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

let installation: EmptyInstallation;
beforeEach(async () => {
  installation = await emptyInstallation();
});
afterEach(() => installation.remove());

const open = (): Promise<OpenDatabase> => {
  const url = installation.settings['DATABASE_URL'];
  return url === undefined
    ? openEmbeddedDatabase(join(installation.folder, 'database'))
    : openPostgres({ url });
};

async function migrationsOf(db: Database): Promise<unknown> {
  return db.execute(sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`);
}
const rowsOf = (result: unknown) => (result as { rows: unknown[] }).rows;

/** SHA-256 of each migration that has landed. A new one is added here with its file; none is ever changed. */
const landed = {
  '0000_baseline.sql': '040c6de4352be79e327324c0e8862942941000fd9686d9764395184b22e94b18',
  '0001_from-report-to-action.sql': '07b206f4d841a2c26e90b3dd5f2bccbc7f6919b5983d4f658a0fe6f2b824d2bb',
  '0002_search-in-incidents.sql': 'f3967d7020444a071ef2ba3e8e65722b5d0f0bf1cf9d3f037a65063e127dd909',
  '0003_photos-of-observations.sql': '25e5e1ded0af86804b5dc38d723abccefbfe3cde371334ec9389fd946d4b2db3',
  '0004_osha-recordkeeping.sql': 'ccddc0e830d77b8fd3ad39f80c003979a862dfc70d90b1888e97b15ecd799f56',
  '0005_counts-by-index.sql': '2529467d297cc19808016ec8a97ce76dab285d4d3b2beb75c345edf96463ab8e',
};

describe('migrations', () => {
  it('are never edited once they have landed', async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const hashes = await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(folder, name));
        return [name, createHash('sha256').update(text).digest('hex')];
      }),
    );
    expect(Object.fromEntries(hashes)).toEqual(landed);
  });

  it('run at the first start and leave everything as it is at the next', async () => {
    const first = await open();
    await first.db.insert(users).values({ username: 'stays', name: 'Stays' });
    const before = rowsOf(await migrationsOf(first.db));
    expect(before.length).toBeGreaterThan(0);
    await first.close();
    const second = await open();
    expect(rowsOf(await migrationsOf(second.db))).toEqual(before);
    expect(await second.db.select().from(users)).toHaveLength(1);
    await second.close();
  });

  it.runIf(inject('preparedDatabase').kind === 'postgresql')(
    'and the demo crew come once when servers start together on one database',
    async () => {
      const servers = [1, 2, 3].map(() => launchServer(installation.settings));
      await Promise.all(servers.map(({ ready }) => ready));
      const ends = await Promise.all(servers.map((server) => server.stop('SIGTERM')));
      expect(ends).toEqual(servers.map(() => ({ code: 0, signal: null })));
      const database = await open();
      const names = (await database.db.select().from(users)).map(({ username }) => username);
      expect(names.sort()).toEqual(['admin', 'chief', 'demo', 'lead', 'mike', 'rosa', 'safety']);
      await database.close();
    },
  );
});

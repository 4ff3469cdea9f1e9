import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { openEmbedded } from './embedded.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { ConnectionPool, endWhenSilent } from './out-of-reach.ts';
import { embeddedWakeUps, postgresWakeUps, type WakeUps } from './wake-ups.ts';

/** Either engine, or a transaction of either: what is given one uses nothing else. It knows no table: each domain has its own. */
export type Database = PgDatabase<PgQueryResultHKT>;
type Engine = 'pglite' | 'postgresql';
export type OpenDatabase = {
  db: Database;
  engine: Engine;
  /** Resolves when the database answers; rejects otherwise. */
  ping: () => Promise<void>;
  /** Says which person has something new, whichever server of this database made it. */
  wakeUps: WakeUps;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Names the lock that servers starting together on one database take in turn to migrate it. Any constant will do. */
const MIGRATION_LOCK = 7_113_502;

const TIDY_EVERY_MS = 10 * 60_000;

const pingWith = (db: Database) => async () => {
  await db.execute(sql`select 1`);
};

/** A PGlite that is open already (tests clone a prepared one in memory), here or in its thread; migrated when asked for. */
export async function overPglite(
  client: PGlite | EmbeddedClient,
  close: () => Promise<void>,
  options = { migrate: true },
): Promise<OpenDatabase> {
  // Loaded here: a server on PostgreSQL does without.
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  // Drizzle uses nothing of it but what an EmbeddedClient has.
  const db = drizzle({ client: client as PGlite });
  if (options.migrate) await migrate(db, { migrationsFolder });
  const wakeUps = await embeddedWakeUps(client);
  return {
    db,
    engine: 'pglite',
    ping: pingWith(db),
    wakeUps,
    close: async () => {
      await wakeUps.close();
      await close();
    },
  };
}

/** The embedded database in `folder`, durable and exclusive, migrated. */
export async function openEmbeddedDatabase(
  folder: string,
  options: Parameters<typeof openEmbedded>[1] = {},
): Promise<OpenDatabase> {
  const embedded = await import('./embedded.ts');
  const { client, close } = await embedded.openEmbedded(folder, options);
  try {
    const database = await client.unhurried(() => overPglite(client, close));
    const stop = await keepTablesTidy(database.db, client);
    return {
      ...database,
      close: async () => {
        stop();
        await database.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * PGlite has no autovacuum: without statistics PostgreSQL plans as if every table were nearly empty, and without vacuum
 * the rows that updates leave behind pile up.
 */
async function keepTablesTidy(db: Database, client: EmbeddedClient): Promise<() => void> {
  await client.unhurried(async () => db.execute(sql`analyze`));
  const tidy = async () => client.unhurried(async () => db.execute(sql`vacuum analyze`));
  // Plans stay as they were when it fails: slower, never wrong.
  const timer = setInterval(() => void tidy().catch(() => undefined), TIDY_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Ms without a word on a connection after which what was asked there fails; no statement of ours takes so long. */
const SILENCE_MS = 30_000;

/**
 * PostgreSQL 15 or later at `url`, migrated under an advisory lock. `poolSize`: connections of this server at most.
 * `silenceMs`: see SILENCE_MS.
 */
export async function openPostgres(options: {
  url: string;
  poolSize?: number;
  silenceMs?: number;
}): Promise<OpenDatabase> {
  const pool = new ConnectionPool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    silenceMs: options.silenceMs ?? SILENCE_MS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzleNodePostgres({ client: pool });
  const wakeUps = postgresWakeUps(options.url);
  return {
    db,
    engine: 'postgresql',
    ping: pingWith(db),
    wakeUps,
    close: async () => {
      await wakeUps.close();
      if (!pool.ending) await pool.end();
    },
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // Another server may be migrating for long, and so may we.
  endWhenSilent(client, 0);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNodePostgres(drizzleNodePostgres({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release(true);
  } catch (error) {
    // A broken connection gives its lock back only when it is closed.
    client.release(true);
    throw error;
  }
}

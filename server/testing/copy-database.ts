import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { openPostgres, overPglite, type OpenDatabase } from '../database/database.ts';
import { startParams } from '../database/durable-files.ts';
import type { PreparedDatabase } from './prepare-database.ts';

/** A copy of the prepared database for one test file, gone when it is closed. */
export async function copyDatabase(prepared: PreparedDatabase): Promise<OpenDatabase> {
  if (prepared.kind === 'pglite') {
    const client = await PGlite.create({
      loadDataDir: await openAsBlob(prepared.dump),
      startParams: [...PGlite.defaultStartParams, ...startParams],
    });
    return overPglite(client, async () => void (client.closed || (await client.close())), { migrate: false });
  }
  const name = `tailboard_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(prepared.url, `create database ${name} template ${prepared.template}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  const database = await openPostgres({ url: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(prepared.url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** One statement on the server that TEST_DATABASE_URL names. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two files may copy at once, and PostgreSQL refuses a template that is being copied.
    await client.query('select pg_advisory_lock(7113503)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}

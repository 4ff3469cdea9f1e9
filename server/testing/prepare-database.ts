import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeAuth } from '../auth/public.ts';
import { openPostgres, overPglite, type OpenDatabase } from '../database/database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { fillLibrary } from '../documents/public.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

/**
 * Where a test file finds the database to copy: a dump and a folder for the embedded engine, or a template on a PostgreSQL server.
 */
export type PreparedDatabase =
  { kind: 'pglite'; dump: string; folder: string } | { kind: 'postgresql'; url: string; template: string };

const SECRET = 'a secret of the tests that only signs cookies of the tests';

/** Prepares the database once for all test files; TEST_DATABASE_URL names a PostgreSQL server to use instead of the embedded engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return preparePostgres(project, url);
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-prepared-'));
  const database = join(folder, 'database');
  const client = await PGlite.create(database);
  await fill(await overPglite(client, () => client.close()));
  // PostgreSQL's own templates are half of the files, and nothing here is made from them: a copy takes a sixth less time.
  await client.exec(`update pg_database set datistemplate = false where datname like 'template_'`);
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  // So that no copy has to go through the log of all that was written.
  await client.exec('checkpoint');
  const dump = join(folder, 'database.tar');
  await writeFile(dump, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('preparedDatabase', { kind: 'pglite', dump, folder: database });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `tailboard_prepared_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const database = await openPostgres({ url: templateUrl.href });
  await fill(database);
  await database.close();
  project.provide('preparedDatabase', { kind: 'postgresql', url, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}

async function fill({ db }: OpenDatabase): Promise<void> {
  // A test sets the terms that it speaks of.
  await loadDemo({
    db,
    auth: makeAuth({ db, cookies: { secret: SECRET, secure: false }, publicUrl: null }),
    withPolicy: false,
  });
  await fillLibrary(db);
  // As the first round of indexing leaves it; otherwise every copy would put the terms in order again.
  await db.execute(sql`select gin_clean_pending_list('document_terms_terms')`);
}

import pg from 'pg';
import { startChild, type Child } from './child.ts';
import type { ProductServer } from './product-server.ts';

export type EngineName = 'PGlite' | 'PostgreSQL';

/** What startProduct needs for an installation of its own on this engine. */
export type Installation = { engine: EngineName; databaseUrl?: string };

/**
 * Runs `work` with an installation on each engine in turn. PostgreSQL is a throw-away cluster with its default settings; where
 * there is none, `missing` says so and only PGlite is measured.
 */
export async function onBothEngines<T>(
  work: (installation: Installation) => Promise<T[]>,
  missing: (reason: string) => T,
): Promise<T[]> {
  const results = await work({ engine: 'PGlite' });
  let cluster: Child;
  try {
    cluster = await startChild({
      program: 'scripts/with-postgres.mjs',
      parameters: [process.execPath, 'bench/hold-postgres.ts'],
      ready: /postgres at (\S+)/,
      patience: 120_000,
      stopBy: 'closing its input',
    });
  } catch (error) {
    return [...results, missing(error instanceof Error ? error.message : String(error))];
  }
  try {
    const url = cluster.ready[1] ?? '';
    return [...results, ...(await work({ engine: 'PostgreSQL', databaseUrl: await newDatabase(url) }))];
  } finally {
    await cluster.stop();
  }
}

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `bench_${Date.now()}`;
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Ends the server and removes its folder, whatever happens in `work`. */
export async function withServer<T>(server: ProductServer, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await server.stop();
    await server.remove();
  }
}

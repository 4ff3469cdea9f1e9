import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const engine = inject('preparedDatabase').kind;
const ok = { status: 'ok' };
const failing = { status: 'failing' };

it('is 200 while database and storage answer', async () => {
  const { status, body, headers } = await server.nobody.get('/api/health');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({ ...ok, database: { ...ok, engine }, storage: { ...ok, kind: 'disk' } });
});

it('is 503 while the storage fails, and 200 again when it is mended', async () => {
  const files = join(server.app.context.config.dataDir, 'files');
  await rename(files, `${files}.away`);
  await writeFile(files, 'a file where the folder was');
  const { status, body } = await server.nobody.get('/api/health');
  expect(status).toBe(503);
  expect(body).toEqual({ ...failing, database: { ...ok, engine }, storage: { ...failing, kind: 'disk' } });
  await rm(files);
  await rename(`${files}.away`, files);
  expect((await server.nobody.get('/api/health')).status).toBe(200);
});

it('is 503 while the database fails, and says no more about it', async () => {
  const demo = await server.as('demo');
  await server.app.context.database.close();
  for (const person of [server.nobody, demo]) {
    const { status, body } = await person.get('/api/health');
    expect(status).toBe(503);
    expect(body).toEqual({ ...failing, database: { ...failing, engine }, storage: { ...ok, kind: 'disk' } });
  }
});

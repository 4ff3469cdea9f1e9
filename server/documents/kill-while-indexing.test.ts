import { sql } from 'drizzle-orm';
import type { DocumentContent, SafetyDocument } from '@tailboard/contract/documents.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../database/database.ts';
import { sendDocument, whenIndexed } from '../testing/documents.ts';
import { preparedInstallation, type EmptyInstallation } from '../testing/empty-database.ts';
import { Person } from '../testing/person.ts';
import { launchServer, type ServerProcess } from '../testing/server-process.ts';

/** Long enough that the server is at work on it when it is killed; within a file's limits of time and size. */
const PARAGRAPHS = 1_000;
const KILLS = 2;

let installation: EmptyInstallation;
let server: ServerProcess | null = null;
beforeAll(async () => {
  installation = await preparedInstallation();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await installation.remove();
});

const paragraph = (at: number) =>
  `Rule ${at} of the yard: ${'keep the gate shut, look behind the truck and stay out of the swing. '.repeat(9)}`;

/** As when the time has passed for which the server that was killed had the file; waiting for it tells nothing more. */
async function endLeases({ settings }: EmptyInstallation): Promise<void> {
  const url = settings['DATABASE_URL'];
  if (url === undefined) return;
  const database = await openPostgres({ url });
  await database.db.execute(sql`update jobs set lease_until = now() - interval '1 second'`);
  await database.close();
}

const isUnderWay = ({ status, progress, version }: SafetyDocument) =>
  version === null && status === 'indexing' && progress >= 0.2;

it(
  `a file whose indexing is killed ${KILLS} times is indexed after the next start, once and whole`,
  { timeout: 180_000 },
  async () => {
    let key = '';
    let cookie = '';
    let killed = 0;
    for (let start = 0; start <= KILLS; start += 1) {
      server = launchServer({ ...installation.settings, RATE_LIMIT_PER_MINUTE: '1000000' });
      const url = await server.ready;
      const chief =
        cookie === ''
          ? await Person.signIn({ url, username: 'chief', password: 'demo-chief-2025', rememberMe: true })
          : new Person(url, cookie);
      ({ cookie } = chief);
      if (key === '') {
        const bytes = Array.from({ length: PARAGRAPHS }, (_, at) => paragraph(at)).join('\n\n');
        key = (await sendDocument(chief, { name: 'Yard.txt', bytes })).body.key;
      }
      if (start === KILLS) {
        expect(await whenIndexed(chief, key)).toMatchObject({ status: 'ready', problem: null });
        await isOnceAndWhole(chief, key);
        break;
      }
      let seen: SafetyDocument;
      do {
        await pause(10);
        seen = (await chief.get(`/api/osha/documents/${key}`)).body.document;
      } while (!isUnderWay(seen) && seen.version === null);
      killed += isUnderWay(seen) ? 1 : 0;
      await server.stop('SIGKILL');
      await endLeases(installation);
    }
    expect(killed, 'kills that met the indexing').toBe(KILLS);
  },
);

async function isOnceAndWhole(chief: Person, key: string): Promise<void> {
  const { chunks } = (await chief.get(`/api/osha/documents/${key}`)).body as DocumentContent;
  expect(chunks.map(({ chunkIndex }) => chunkIndex)).toEqual(chunks.map((_, at) => at));
  const rules = chunks.flatMap(({ text }) =>
    [...text.matchAll(/Rule (\d+) of/g)].map(([, at]) => Number(at)),
  );
  expect(rules).toEqual(Array.from({ length: PARAGRAPHS }, (_, at) => at));
  const listed = (await chief.get('/api/osha/documents')).body as SafetyDocument[];
  expect(listed.filter(({ origin }) => origin === 'own')).toHaveLength(1);
  const found = await chief.get(`/api/osha/search?q=${encodeURIComponent('stay out of the swing')}`);
  expect(found.body.passages.map(({ documentKey }: { documentKey: string }) => documentKey)).toContain(key);
  const files = await readdir(join(installation.folder, 'files'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile() && /document/.test(file.parentPath))).toHaveLength(1);
}

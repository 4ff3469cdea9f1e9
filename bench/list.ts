import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crewReports } from './crew-reports.ts';
import { startChild } from './child.ts';
import { onBothEngines, withServer, type Installation } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { load, loadNote } from './load.ts';
import { startProduct } from './product-server.ts';
import { Person } from '../server/testing/person.ts';

const ROWS = 50;
const name = (what: string) => `GET /api/incidents, ${ROWS} rows: ${what}`;

/** One person's list, next to a handler that only sends the same bytes. */
export const listBench: Bench = {
  name: 'list',
  about: 'GET /api/incidents of 50 rows, on both engines and beside bare node:http',
  run: async () => {
    const figures = await onBothEngines(measure, (reason) => ({
      name: name('PostgreSQL'),
      value: null,
      unit: 'requests/s',
      note: reason,
    }));
    const bare = figures.findLast((figure) => figure.name.endsWith('bare node:http'));
    return figures.filter((figure) => figure === bare || !figure.name.endsWith('bare node:http'));
  },
};

async function measure({ engine, databaseUrl }: Installation): Promise<Figure[]> {
  const server = await startProduct(databaseUrl === undefined ? {} : { databaseUrl });
  return withServer(server, async () => {
    const account = await server.addPerson();
    const person = await Person.signIn({ url: server.url, ...account });
    const items = crewReports(ROWS, 2).map((report) => ({
      kind: 'incident.report',
      record: { ...report, clientRef: crypto.randomUUID() },
    }));
    await person.post('/api/sync', { userId: person.id, items });
    const url = `${server.url}/api/incidents`;
    const reply = await person.get('/api/incidents', { 'accept-encoding': 'identity' });
    if (!Array.isArray(reply.body) || reply.body.length !== ROWS) throw new Error('Not 50 rows');
    const body = JSON.stringify(reply.body);
    const etag = reply.headers.get('etag') ?? '';

    const plain = await load({ url, person });
    const zipped = await load({ url, person, headers: { 'accept-encoding': 'gzip' } });
    const unchanged = await load({ url, person, headers: { 'if-none-match': etag }, status: 304 });
    const session = await load({ url: `${server.url}/api/auth/get-session`, person, seconds: 2 });
    const bare = await bareLoad(body);
    const kB = Math.round(Buffer.byteLength(body) / 100) / 10;
    const share = (one: { perSecond: number }) =>
      `${((100 * one.perSecond) / bare.perSecond).toFixed(1)} % of bare`;
    return [
      figure(engine, plain, `${kB} kB; ${share(plain)}; ${loadNote(plain)}`),
      figure(`${engine}, gzip`, zipped, `${share(zipped)}; ${loadNote(zipped)}`),
      figure(`${engine}, 304`, unchanged, loadNote(unchanged)),
      { ...figure('', session, loadNote(session)), name: `GET /api/auth/get-session: ${engine}` },
      figure('bare node:http', bare, `${kB} kB; ${loadNote(bare)}`),
    ];
  });
}

const figure = (what: string, { perSecond }: { perSecond: number }, note: string): Figure => ({
  name: name(what),
  value: perSecond,
  unit: 'requests/s',
  note,
});

async function bareLoad(body: string) {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-bench-bare-'));
  const file = join(folder, 'body.json');
  await writeFile(file, body);
  const child = await startChild({
    program: 'bench/bare-server.ts',
    parameters: [file],
    ready: /listening on (\d+)/,
    patience: 10_000,
  });
  try {
    return await load({ url: `http://127.0.0.1:${child.ready[1]}/` });
  } finally {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

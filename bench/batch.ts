import { gzipSync } from 'node:zlib';
import { Person } from '../server/testing/person.ts';
import { crewReports } from './crew-reports.ts';
import { onBothEngines, withServer, type House } from './engines.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { startProduct } from './product-server.ts';

const RECORDS = 500;
const RUNS = 15;
const WARM_UP = 3;

/** What a full batch costs the server, without a line between. */
export const batchBench: Bench = {
  name: 'batch',
  about: 'POST /api/sync of 500 records, on both engines',
  run: () =>
    onBothEngines(measure, (reason) => ({
      name: `POST /api/sync, ${RECORDS} records: PostgreSQL`,
      value: null,
      unit: 'ms',
      note: reason,
    })),
};

async function measure({ engine, databaseUrl }: House): Promise<Figure[]> {
  const server = await startProduct(databaseUrl === undefined ? {} : { databaseUrl });
  return withServer(server, async () => {
    const account = await server.addPerson();
    const person = await Person.signIn({ url: server.url, ...account });
    const fresh: number[] = [];
    const again: number[] = [];
    for (let run = 0; run < RUNS + WARM_UP; run += 1) {
      const body = batchOf(person.id, run);
      const times = [await timed(person, body, 201), await timed(person, body, 200)];
      if (run < WARM_UP) continue;
      fresh.push(times[0] ?? 0);
      again.push(times[1] ?? 0);
    }
    const figure = (what: string, ms: readonly number[]): Figure => ({
      name: `POST /api/sync, ${RECORDS} ${what}: ${engine}`,
      value: median(ms),
      unit: 'ms',
      note: `${RUNS} runs, ${range(ms)}; gzip both ways, sent to read`,
    });
    return [figure('new records', fresh), figure('records sent a second time', again)];
  });
}

function batchOf(userId: number, seed: number): Buffer {
  const items = crewReports(RECORDS, seed).map((report) => ({
    kind: 'incident.report',
    record: { ...report, clientRef: crypto.randomUUID(), status: 'open' },
  }));
  return gzipSync(JSON.stringify({ userId, items }));
}

async function timed(person: Person, body: Buffer, status: number): Promise<number> {
  const from = performance.now();
  const reply = await fetch(`${person.url}/api/sync`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(body),
  });
  const text = await reply.text();
  const ms = performance.now() - from;
  const { results } = JSON.parse(text) as { results: { status: number }[] };
  if (results.length !== RECORDS || results.some((result) => result.status !== status)) {
    throw new Error(`Not every record was answered with ${status}: ${text.slice(0, 300)}`);
  }
  return ms;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBothEngines, type EngineName, type House } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { load, loadNote, type Load } from './load.ts';
import { inShort } from './plan.ts';
import { startProduct } from './product-server.ts';
import { openHouse, type OpenHouse } from './scale-house.ts';

const SIZES = [1_000, 200_000] as const;
const SECONDS = 3;
const VIEWERS = [
  ['demo', 'own'],
  ['lead', 'crew'],
  ['admin', 'any'],
] as const;

type Measured = { size: number; scope: string; load: Load; plan: string[] };

/** The same page of 50 rows, with 1,000 and with 200,000 incidents in the table. */
export const scaleBench: Bench = {
  name: 'scale',
  about: 'GET /api/incidents?limit=50 with 1,000 and with 200,000 incidents, for each scope, on both engines',
  run: () =>
    onBothEngines(measure, (reason) => ({
      name: 'The list with 200,000 incidents: PostgreSQL',
      value: null,
      unit: 'times',
      note: reason,
    })),
};

async function measure(house: House): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tailboard-bench-scale-'));
  try {
    const measured: Measured[] = [];
    await (await startProduct(houseOf(house, dataDir))).stop();
    for (const size of SIZES) {
      const plans = await inHouse(house, dataDir, async (open) => {
        await open.fillTo(size);
        const made: string[][] = [];
        for (const [username] of VIEWERS) made.push(await open.planOf(username));
        return made;
      });
      measured.push(...(await ask(house, dataDir, size, plans)));
    }
    return VIEWERS.flatMap(([, scope]) => compare(house.engine, scope, measured));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const houseOf = ({ databaseUrl }: House, dataDir: string) => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});

async function inHouse<T>(house: House, dataDir: string, work: (open: OpenHouse) => Promise<T>): Promise<T> {
  const open = await openHouse(houseOf(house, dataDir));
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

async function ask(
  house: House,
  dataDir: string,
  size: number,
  plans: readonly string[][],
): Promise<Measured[]> {
  const server = await startProduct(houseOf(house, dataDir));
  try {
    const measured: Measured[] = [];
    for (const [index, [username, scope]] of VIEWERS.entries()) {
      const person = await server.as(username);
      const path = '/api/incidents?limit=50';
      const rows = (await person.get(path)).body as unknown[];
      if (rows.length !== 50) throw new Error(`${username} sees ${rows.length} rows`);
      const result = await load({ url: server.url + path, person, seconds: SECONDS });
      measured.push({ size, scope, load: result, plan: plans[index] ?? [] });
    }
    return measured;
  } finally {
    await server.stop();
  }
}

function compare(engine: EngineName, scope: string, measured: readonly Measured[]): Figure[] {
  const mine = measured.filter((each) => each.scope === scope);
  const [small, large] = mine;
  if (small === undefined || large === undefined) throw new Error('Not both sizes were measured');
  const each = mine.map(({ size, load: result, plan }): Figure => ({
    name: `50 rows out of ${size.toLocaleString('en-US')} incidents, scope ${scope}: ${engine}`,
    value: result.perSecond,
    unit: 'requests/s',
    note: `${loadNote(result)}; plan: ${inShort(plan)}`,
  }));
  return [
    ...each,
    {
      name: `200,000 incidents against 1,000, scope ${scope}: ${engine}`,
      value: large.load.perSecond / small.load.perSecond,
      unit: 'times',
      note: 'of the requests a second; 1 means that the size costs nothing',
    },
  ];
}

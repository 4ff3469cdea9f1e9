import { readFile, writeFile } from 'node:fs/promises';
import { batchBench } from './batch.ts';
import { coldStartBench } from './cold-start.ts';
import type { Bench, Figure } from './figure.ts';
import { firstLoadBench } from './first-load.ts';
import { judgementBench } from './judgement.ts';
import { lighthouseBench } from './lighthouse.ts';
import { listBench } from './list.ts';
import { describeMachine, waitForQuiet } from './machine.ts';
import { writeReadme } from './readme.ts';
import type { Results } from './results.ts';
import { saveBench } from './save.ts';
import { scaleBench } from './scale.ts';
import { syncBench } from './sync.ts';
import { printTable } from './table.ts';

// `npm run bench [name ...]`: runs all of these, or those named, one after the other; prints one table, and keeps the
// figures in results.json and README.md. Those of benchmarks that are not run now stay as they were.

const benches: readonly Bench[] = [
  firstLoadBench,
  saveBench,
  coldStartBench,
  syncBench,
  batchBench,
  listBench,
  scaleBench,
  judgementBench,
  lighthouseBench,
];

/** No benchmark may hold up the others for ever, ms. */
const PATIENCE_MS = 5 * 60_000;
const resultsFile = new URL('results.json', import.meta.url);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const results: Results = { ...(await readResults()), machine: describeMachine() };
let failed = false;
for (const bench of benches.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const { busyShare, load1, quiet } = await waitForQuiet();
  console.log(
    `\n▶ ${bench.name}: ${bench.about}${quiet ? '' : ` (not quiet: ${Math.round(100 * busyShare)} % busy)`}`,
  );
  const from = performance.now();
  const figures = await measured(bench);
  const seconds = Math.round((performance.now() - from) / 1_000);
  results.benches[bench.name] = {
    about: bench.about,
    measuredAt: new Date().toISOString(),
    seconds,
    quiet,
    busyShare,
    load1,
    figures,
  };
  console.log(`✔ ${bench.name}: ${seconds} s`);
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}
printTable(
  results,
  benches.map(({ name }) => name),
);
await writeReadme(
  results,
  benches.map(({ name }) => name),
);
process.exit(failed ? 1 : 0);

async function measured(bench: Bench): Promise<Figure[]> {
  const late = { timer: undefined as NodeJS.Timeout | undefined };
  try {
    return await Promise.race([
      bench.run(),
      new Promise<never>((_resolve, reject) => {
        late.timer = setTimeout(
          () => reject(new Error(`took more than ${PATIENCE_MS / 1_000} s`)),
          PATIENCE_MS,
        );
      }),
    ]);
  } catch (error) {
    failed = true;
    console.error(error);
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [{ name: bench.about, value: null, unit: '', note: `failed: ${reason}` }];
  } finally {
    clearTimeout(late.timer);
  }
}

async function readResults(): Promise<Results> {
  try {
    return JSON.parse(await readFile(resultsFile, 'utf8')) as Results;
  } catch {
    return { machine: {}, benches: {} };
  }
}

import { fork } from 'node:child_process';
import { benches } from './benches.ts';
import type { Bench, Figure } from './figure.ts';
import { describeMachine, isQuiet, waitForQuiet } from './machine.ts';
import { keepResults, readResults, type Results } from './results.ts';
import { printTable } from './table.ts';

// `npm run bench [name ...]`: runs all of these, or those named, one after the other; prints one table, and keeps the
// figures under .cache/bench. Those of benchmarks that are not run now stay as they were.

/** No benchmark may hold up the others for ever, ms. */
const PATIENCE_MS = 4 * 60_000;
/** All of them together stay below 15 minutes. */
const endBy = performance.now() + 14 * 60_000;
const SHORTEST_MS = 5_000;

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
    quiet: quiet && (await isQuiet()),
    busyShare,
    load1,
    figures,
  };
  console.log(`  ${bench.name}: ${seconds} s`);
  await keepResults(results);
}
printTable(
  results,
  benches.map(({ name }) => name),
);
process.exit(failed ? 1 : 0);

async function measured({ name, about }: Bench): Promise<Figure[]> {
  try {
    return await inOwnProcess(name, Math.min(PATIENCE_MS, endBy - performance.now()));
  } catch (error) {
    failed = true;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`✘ ${name}: ${reason}`);
    return [{ name: about, value: null, unit: '', note: `not measured: ${reason}` }];
  }
}

function inOwnProcess(name: string, patience: number): Promise<Figure[]> {
  if (patience < SHORTEST_MS) return Promise.reject(new Error('no time was left for it'));
  return new Promise((resolve, reject) => {
    const child = fork(new URL('one.ts', import.meta.url), [name]);
    let figures: Figure[] | null = null;
    let late = false;
    // Its servers and browsers end with it.
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
    }, patience);
    child.once('message', (message) => {
      figures = message as Figure[];
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (figures !== null) resolve(figures);
      else
        reject(
          new Error(
            late ? `took more than ${Math.round(patience / 1_000)} s` : `failed with ${code}, see above`,
          ),
        );
    });
  });
}

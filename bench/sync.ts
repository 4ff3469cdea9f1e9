import { crewReports } from './crew-reports.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { photoOf } from './photos.ts';
import { runOthers, type OtherRun } from './pouchdb-run.ts';
import { startProduct, type ProductServer } from './product-server.ts';
import { seededRandom } from '../answers/training/seeded-random.ts';
import { runSync, type SyncRun } from './sync-run.ts';

const REPORTS = 1_000;
const PHOTOS = 50;
const PHOTO_BYTES = 300_000;
const RUNS = 5;
const PHOTO_RUNS = 3;
const CUT_SHARE = 0.2;
/** One seed a run; each decides which replies are cut. */
const CUT_SEEDS = [1, 2, 3, 4, 5, 6, 7];

const kB = (bytes: number) => bytes / 1_000;

/** Reports that wait, over a line with 100 ms round trip. */
export const syncBench: Bench = {
  name: 'sync',
  about: `${REPORTS} waiting reports reach the server, 100 ms round trip`,
  run: () => onServer(records),
};

export const syncPhotosBench: Bench = {
  name: 'sync-photos',
  about: `the same with ${PHOTOS} photos of 300 kB`,
  run: () => onServer(withPhotos),
};

export const syncCutsBench: Bench = {
  name: 'sync-cuts',
  about: 'the same with 20 % of the replies cut',
  run: () => onServer(withCuts),
};

/** What the sync is measured against, from the same browser over the same line. */
export const pouchdbBench: Bench = {
  name: 'pouchdb',
  about: `the same ${REPORTS} reports by PouchDB and by one packed POST, beside it`,
  run: () => others(crewReports(REPORTS, 1)),
};

async function onServer(
  work: (server: ProductServer, reports: Reports) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await startProduct();
  try {
    return await work(server, crewReports(REPORTS, 1));
  } finally {
    await server.stop();
    await server.remove();
  }
}

type Reports = ReturnType<typeof crewReports>;

async function records(server: ProductServer, reports: Reports): Promise<Figure[]> {
  const runs = await repeat(RUNS, () => runSync({ server, reports }));
  mustAllBeThere(runs, 0);
  const ms = runs.map((run) => run.ms);
  const up = runs.map((run) => kB(run.line.up));
  const requests = runs.map((run) => run.line.requests.length);
  const what = `${REPORTS} reports`;
  return [
    {
      name: `${what}: from the press of Sync until nothing waits`,
      value: median(ms),
      unit: 'ms',
      target: { atMost: 700 },
      note: `${RUNS} runs, ${range(ms)}`,
    },
    {
      name: `${what}: requests until nothing waits`,
      value: Math.max(...requests),
      unit: 'requests',
      target: { atMost: 8 },
      note: `most of ${RUNS} runs: ${summary(runs[0])}`,
    },
    {
      name: `${what}: sent, with headers`,
      value: median(up),
      unit: 'kB',
      target: { atMost: 150 },
      note: `received: ${Math.round(median(runs.map((run) => kB(run.line.down))))} kB`,
    },
  ];
}

async function withPhotos(server: ProductServer, reports: Reports): Promise<Figure[]> {
  const jpeg = await photoOf(PHOTO_BYTES, 1);
  const runs = await repeat(PHOTO_RUNS, () => runSync({ server, reports, photos: { jpeg, count: PHOTOS } }));
  mustAllBeThere(runs, PHOTOS);
  const ms = runs.map((run) => run.ms);
  const share = runs.map((run) => run.line.up / (PHOTOS * PHOTO_BYTES));
  const what = `${REPORTS} reports and ${PHOTOS} photos of 300 kB`;
  return [
    {
      name: `${what}: until nothing waits`,
      value: median(ms),
      unit: 'ms',
      target: { atMost: 2_000 },
      note: `${PHOTO_RUNS} runs, ${range(ms)}; ${summary(runs[0])}`,
    },
    {
      name: `${what}: sent, over the bytes of the photos`,
      value: median(share),
      unit: 'times',
      target: { atMost: 1.03 },
    },
  ];
}

async function withCuts(server: ProductServer, reports: Reports): Promise<Figure[]> {
  const jpeg = await photoOf(PHOTO_BYTES, 2);
  const runs: SyncRun[] = [];
  for (const seed of CUT_SEEDS) {
    runs.push(await runSync({ server, reports, cuts: { share: CUT_SHARE, random: seededRandom(seed) } }));
  }
  mustAllBeThere(runs, 0);
  const photoRuns: SyncRun[] = [];
  for (const seed of CUT_SEEDS.slice(0, PHOTO_RUNS)) {
    const cuts = { share: CUT_SHARE, random: seededRandom(seed) };
    photoRuns.push(await runSync({ server, reports, photos: { jpeg, count: PHOTOS }, cuts }));
  }
  mustAllBeThere(photoRuns, PHOTOS);
  const ms = runs.map((run) => run.ms);
  const photoMs = photoRuns.map((run) => run.ms);
  const cut = (of: readonly SyncRun[]) => of.map((run) => run.line.cutReplies).join(', ');
  return [
    {
      name: `${REPORTS} reports, 20 % of the replies cut: all there once, without a tap`,
      value: median(ms),
      unit: 'ms',
      target: { atMost: 3_000 },
      note: `seeds ${CUT_SEEDS.join(', ')}: ${range(ms)}; replies cut: ${cut(runs)}; from the browser's online event`,
    },
    {
      name: `${REPORTS} reports and ${PHOTOS} photos, 20 % of the replies cut: all there once, without a tap`,
      value: median(photoMs),
      unit: 'ms',
      note: `seeds ${CUT_SEEDS.slice(0, PHOTO_RUNS).join(', ')}: ${range(photoMs)}; replies cut: ${cut(photoRuns)}`,
    },
  ];
}

async function others(reports: Reports): Promise<Figure[]> {
  const runs = await runOthers(reports, PHOTO_RUNS);
  return Object.entries(runs).map(([way, of]) => ({
    name: `beside it, ${REPORTS} reports by ${way}`,
    value: median(of.map((run) => run.ms)),
    unit: 'ms',
    note: `${of[0]?.line.requests.length} requests, ${Math.round(median(of.map((run) => kB(run.line.up))))} kB sent; ${of.length} runs, ${range(of.map((run: OtherRun) => run.ms))}`,
  }));
}

/** Exactly once, or the figure means nothing. */
function mustAllBeThere(runs: readonly SyncRun[], files: number): void {
  for (const { arrived } of runs) {
    if (arrived.reports !== REPORTS || arrived.different !== REPORTS || arrived.files !== files) {
      throw new Error(`Not all arrived exactly once: ${JSON.stringify(arrived)}`);
    }
  }
}

/** `3 x POST /api/sync, 1 x GET …`. */
function summary(run: SyncRun | undefined): string {
  const paths = Map.groupBy(run?.line.requests ?? [], (line) =>
    line.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/{id}'),
  );
  return [...paths].map(([path, each]) => `${each.length} x ${path}`).join(', ');
}

async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < times; run += 1) results.push(await work());
  return results;
}

import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newProfile, openBrowser, removeProfile } from './browser.ts';
import { startChild } from './child.ts';
import { openLine, type LineTally } from './proxy.ts';

export type OtherRun = { ms: number; line: LineTally };
export type OtherWay = 'PouchDB' | 'PouchDB, tuned' | 'one packed POST';

/** The same reports from the same browser over the same line by other means, `times` each. */
export async function runOthers(reports: readonly IncidentContent[], times: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-bench-pouchdb-'));
  const child = await startChild({
    program: 'bench/pouchdb-server.ts',
    parameters: [folder],
    ready: /listening on (\d+)/,
    patience: 20_000,
  });
  const line = await openLine(Number(child.ready[1]));
  const profile = await newProfile();
  const { context, page } = await openBrowser(profile);
  const runs: Record<OtherWay, OtherRun[]> = { PouchDB: [], 'PouchDB, tuned': [], 'one packed POST': [] };
  try {
    for (let round = 0; round < times; round += 1) {
      for (const way of Object.keys(runs) as OtherWay[]) {
        runs[way].push(await runOther(page, { url: line.url, line, way, reports, name: `run-${round}` }));
      }
    }
    return runs;
  } finally {
    await context.close();
    await line.close();
    await child.stop();
    await removeProfile(profile);
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOther(
  page: Page,
  options: {
    url: string;
    line: { reset: () => void; tally: () => LineTally };
    way: OtherWay;
    reports: readonly IncidentContent[];
    name: string;
  },
): Promise<OtherRun> {
  const { url, line, way, reports, name } = options;
  await page.goto(url);
  const database = `${name}-${way === 'PouchDB' ? 'default' : 'tuned'}`;
  if (way !== 'one packed POST') await page.evaluate(fillPouch, { database, reports });
  line.reset();
  const ms =
    way === 'one packed POST'
      ? await page.evaluate(postPacked, { reports })
      : await page.evaluate(replicate, { database, tuned: way === 'PouchDB, tuned' });
  return { ms, line: line.tally() };
}

type Replication = { ok: boolean; docs_written: number };
type PouchStatic = new (name: string) => {
  bulkDocs: (docs: unknown[]) => Promise<unknown>;
  replicate: { to: (remote: string, options: object) => Promise<Replication> };
};

/** Runs in the page. */
async function fillPouch({ database, reports }: { database: string; reports: readonly IncidentContent[] }) {
  const { PouchDB } = window as unknown as { PouchDB: PouchStatic };
  await new PouchDB(database).bulkDocs(
    reports.map((report) => ({ _id: crypto.randomUUID(), ...report, status: 'open' })),
  );
}

/** Runs in the page. Tuned: one batch for all, checkpoints on the device only. */
async function replicate({ database, tuned }: { database: string; tuned: boolean }): Promise<number> {
  const { PouchDB } = window as unknown as { PouchDB: PouchStatic };
  const local = new PouchDB(database);
  const options = tuned ? { batch_size: 1_000, batches_limit: 1, checkpoint: 'source' } : {};
  const from = performance.now();
  const result = await local.replicate.to(`${location.origin}/db/${database}`, options);
  if (!result.ok || result.docs_written !== 1_000) throw new Error(`PouchDB wrote ${result.docs_written}`);
  return performance.now() - from;
}

/** Runs in the page. */
async function postPacked({ reports }: { reports: readonly IncidentContent[] }): Promise<number> {
  const items = reports.map((report) => ({ clientRef: crypto.randomUUID(), ...report, status: 'open' }));
  const from = performance.now();
  const json = JSON.stringify({ items });
  const packed = new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip')));
  const reply = await fetch('/bare', { method: 'POST', body: await packed.arrayBuffer() });
  const { taken } = (await reply.json()) as { taken: number };
  if (taken !== items.length) throw new Error(`${taken} were taken`);
  return performance.now() - from;
}

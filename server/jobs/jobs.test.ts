import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { JobError, runEvery, runJobs, type Running } from './run-jobs.ts';
import { addJobs, pruneJobs, leaseNext } from './store.ts';
import { jobs } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const log = { warn: () => undefined };
const db = () => server.app.context.db;
const jobsOf = (kind: string) => db().select().from(jobs).where(eq(jobs.kind, kind));

/** Runs what is due of a kind, as one server would. */
async function runDue(kind: string, work: (running: Running) => Promise<void>, more: object = {}) {
  const running = runJobs({ db: db(), log, kind, leaseMs: 60_000, work, ...more });
  running.wake();
  await running.current();
  await running.stop();
}

describe('a job', () => {
  it('is done once, however many servers look for it', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => at);
    await addJobs(db(), 'once', keys);
    const done: string[] = [];
    await Promise.all(
      [1, 2, 3].map(() => runDue('once', async ({ job }) => void done.push(job.key), { concurrency: 2 })),
    );
    expect(done.map(Number).toSorted((a, b) => a - b)).toEqual(keys);
    expect(
      (await jobsOf('once')).every(({ doneAt, lastError }) => doneAt !== null && lastError === null),
    ).toBe(true);
  });

  it('that fails is tried again later and later, then given up', async () => {
    await addJobs(db(), 'failing', [1]);
    const onGivenUp: string[] = [];
    const tries = async () => {
      await db()
        .update(jobs)
        .set({ runAfter: new Date(0) })
        .where(eq(jobs.kind, 'failing'));
      await runDue(
        'failing',
        async () => {
          throw new JobError('too-slow', { maxAttempts: 3 });
        },
        {
          backoffMs: { first: 1_000_000, longest: 1_500_000 },
          onGivenUp: async (_tx: unknown, { key }: { key: string }) => void onGivenUp.push(key),
        },
      );
      const [job] = await jobsOf('failing');
      return job;
    };
    const waits = [];
    for (const attempts of [1, 2]) {
      const job = await tries();
      expect(job).toMatchObject({ attempts, leaseUntil: null, lastError: 'too-slow', doneAt: null });
      waits.push(Math.round(((job?.runAfter.getTime() ?? 0) - Date.now()) / 100_000));
    }
    expect(waits).toEqual([10, 15]);
    expect(onGivenUp).toEqual([]);
    expect(await tries()).toMatchObject({ attempts: 3, doneAt: expect.any(Date) });
    expect(onGivenUp).toEqual(['1']);
  });

  it('that was added again while it ran is not over, and what the first run wrote last is taken back', async () => {
    await addJobs(db(), 'again', [1]);
    let runs = 0;
    await runDue('again', async ({ finish }) => {
      runs += 1;
      if (runs === 1) await addJobs(db(), 'again', [1]);
      await finish((tx) => addJobs(tx, `written by run ${runs}`, [1]));
    });
    expect(runs).toBe(2);
    expect(await jobsOf('written by run 1')).toEqual([]);
    expect(await jobsOf('written by run 2')).toHaveLength(1);
  });

  it('of a server that is gone is taken by another when its lease is over', async () => {
    await addJobs(db(), 'left', [1]);
    expect(await leaseNext(db(), 'left', 60_000)).toMatchObject({ attempts: 1 });
    expect(await leaseNext(db(), 'left', 60_000)).toBe(null);
    await db()
      .update(jobs)
      .set({ leaseUntil: new Date(0) })
      .where(eq(jobs.kind, 'left'));
    expect(await leaseNext(db(), 'left', 60_000)).toMatchObject({ attempts: 2 });
  });

  it('that broke off because its server stops counts no attempt', async () => {
    await addJobs(db(), 'stopped', [1]);
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const running = runJobs({
      ...{ db: db(), log, kind: 'stopped', leaseMs: 60_000 },
      work: ({ signal }) =>
        new Promise((_resolve, reject) => {
          begun();
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    running.wake();
    await isBegun;
    await running.stop();
    expect(await jobsOf('stopped')).toMatchObject([{ attempts: 0, leaseUntil: null, doneAt: null }]);
  });

  it('that recurs is done by one server at a time, and not before its time', async () => {
    let done = 0;
    const work = async () => void (done += 1);
    for (let round = 0; round < 2; round += 1) {
      const servers = [1, 2].map(() => runEvery({ db: db(), log, kind: 'hourly', everyMs: 3_600_000, work }));
      for (const { wake } of servers) wake();
      for (const { current } of servers) await current();
      await Promise.all(servers.map(({ stop }) => stop()));
    }
    expect(done).toBe(1);
  });

  it('is forgotten a day after it was done, and three months after it failed', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    await addJobs(db(), 'old', [1, 2]);
    await db().update(jobs).set({ doneAt: at }).where(eq(jobs.kind, 'old'));
    await db().update(jobs).set({ lastError: 'refused' }).where(eq(jobs.key, '2'));
    const left = async (days: number) => {
      await pruneJobs(db(), at.getTime() + days * 86_400_000 + 1);
      return (await jobsOf('old')).map(({ key }) => key);
    };
    expect([await left(0), await left(1), await left(90)]).toEqual([['1', '2'], ['2'], []]);
  });
});

it('administrators see how the jobs stand and have one tried again; nobody else does', async () => {
  await addJobs(db(), 'seen', ['a', 'b']);
  await runDue('seen', async ({ job }) => {
    if (job.key === 'a') throw new JobError('refused');
  });
  const admin = await server.as('admin');
  const of = (reply: { body: { kinds: { kind: string }[] } }) =>
    reply.body.kinds.find(({ kind }) => kind === 'seen');
  const seen = await admin.get('/api/admin/jobs');
  expect(of(seen)).toEqual({ kind: 'seen', waiting: 0, running: 0, done: 1, failed: 1 });
  const failed = (seen.body.failed as { id: number; kind: string }[]).find(({ kind }) => kind === 'seen');
  expect(failed).toEqual({
    ...{ id: expect.any(Number), kind: 'seen', code: 'refused', attempts: 1 },
    failedAt: expect.any(String),
  });
  const path = `/api/admin/jobs/${failed?.id}/retry`;
  for (const username of ['demo', 'lead']) {
    const person = await server.as(username);
    expect((await person.get('/api/admin/jobs')).status).toBe(403);
    expect((await person.post(path, {})).status).toBe(403);
  }
  expect(of(await admin.post(path, {}))).toEqual({
    kind: 'seen',
    waiting: 1,
    running: 0,
    done: 1,
    failed: 0,
  });
  expect((await admin.post(path, {})).status).toBe(404);
});

import { incidentDetailsSchema } from '@tailboard/contract/incidents.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../jobs/tables.ts';
import { anIncident } from '../../testing/builders.ts';
import { fails, says, saysObject, startModelServer, type ModelServer } from '../../testing/model-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { incidentJudgements } from '../tables.ts';
import { JUDGE_BY_MODEL } from './judge-by-model.ts';

let provider: ModelServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startModelServer();
  server = await startTestServer({ ...provider.settings, AI_REQUESTS_PER_MINUTE: '1000' });
});
afterAll(async () => {
  await server.close();
  provider.close();
});
beforeEach(() => void (provider.asked.length = 0));

/** Ms: longer than a server waits until it looks again, on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 200 };
const ADMITTED = 'He fell 12 feet from the scaffold and was admitted to the hospital with a broken hip.';
const SCRATCH = 'Scratched a finger on a sheet edge. Cleaned it on site, a bandage, back to work.';
const GRAVER = saysObject({ severity: 'high', actions: ['Take the sheet out of use.'] });

const report = async (description: string) =>
  (await (await server.as('demo')).post('/api/incidents', anIncident({ description }))).body;
const detailsOf = async (id: number) =>
  incidentDetailsSchema.parse((await (await server.as('lead')).get(`/api/incidents/${id}`)).body);
const sourcesOf = async (id: number) =>
  (
    await server.app.context.db
      .select()
      .from(incidentJudgements)
      .where(eq(incidentJudgements.incidentId, id))
      .orderBy(incidentJudgements.id)
  ).map(({ analysis, version }) => `${analysis.source} ${version}`);
const ofJob = (id: number) => and(eq(jobs.kind, JUDGE_BY_MODEL), eq(jobs.key, String(id)));
const jobOf = async (id: number) => (await server.app.context.db.select().from(jobs).where(ofJob(id)))[0];
/** The record has settled, or the time until the next attempt is over. */
const runJob = (id: number) =>
  server.app.context.db
    .update(jobs)
    .set({ runAfter: new Date(0), leaseUntil: null })
    .where(ofJob(id));
const isDone = async (id: number) => (await jobOf(id))?.doneAt instanceof Date;

/** Several wait until the server looks again. */
describe('a model, after the rules', { timeout: 180_000 }, () => {
  it('raises what is grave once the record has settled, and is a further judgement of its own', async () => {
    const { id } = await report(SCRATCH);
    expect(await detailsOf(id)).toMatchObject({ severity: 'low', analysis: { source: 'built-in' } });
    expect((await jobOf(id))?.runAfter.getTime()).toBeGreaterThan(Date.now() + 10_000);
    provider.does(GRAVER);
    await runJob(id);
    await expect.poll(() => sourcesOf(id), PATIENCE).toEqual(['built-in 2', 'model 2+a-chat-model']);
    const after = await detailsOf(id);
    expect(after).toMatchObject({
      severity: 'high',
      potentialSeverity: 'high',
      oshaAnswer: 'no',
      duties: [],
    });
    expect(after.analysis?.recommendedActions).toContain('Take the sheet out of use.');
    const { notifications } = (await (await server.as('lead')).get('/api/notifications')).body;
    expect(
      notifications.filter((one: { incidentId: number; kind: string }) => one.incidentId === id),
    ).toMatchObject([{ kind: 'incident-reported', quiet: false }]);
    await runJob(id);
    await server.app.context.db.update(jobs).set({ doneAt: null }).where(ofJob(id));
    await expect.poll(() => isDone(id), PATIENCE).toBe(true);
    expect([(await sourcesOf(id)).length, provider.chats().length]).toEqual([2, 1]);
  });

  it('lowers nothing and ends no duty, whatever it says', async () => {
    const { id } = await report(ADMITTED);
    const before = await detailsOf(id);
    provider.does(saysObject({ severity: 'low', actions: ['OSHA need not be called.'] }));
    await runJob(id);
    await expect.poll(async () => (await detailsOf(id)).analysis?.source, PATIENCE).toBe('model');
    const { analysis, ...after } = await detailsOf(id);
    expect({ ...after, analysis: before.analysis }).toEqual(before);
    expect({ ...analysis, at: 0, version: 0 }).toEqual({
      ...{ ...before.analysis, at: 0, version: 0, source: 'model' },
    });
  });

  it('judges the newest: what was said meanwhile decides, and its late answer is thrown away', async () => {
    const { id } = await report(ADMITTED);
    const none = { died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' };
    let isSaid: Promise<unknown> | undefined;
    provider.does(async (reply, asked) => {
      isSaid ??= (async () => (await server.as('lead')).put(`/api/incidents/${id}/facts`, none))();
      await isSaid;
      await GRAVER(reply, asked);
    });
    await runJob(id);
    await expect.poll(async () => (await sourcesOf(id)).length, PATIENCE).toBe(2);
    expect(await sourcesOf(id)).toEqual(['built-in 2', 'built-in 2']);
    await expect.poll(async () => (await jobOf(id))?.leaseUntil ?? null, PATIENCE).toBe(null);
    await runJob(id);
    await expect
      .poll(() => sourcesOf(id), PATIENCE)
      .toEqual(['built-in 2', 'built-in 2', 'model 2+a-chat-model']);
    expect((await detailsOf(id)).oshaAnswer).toBe('no');
  });

  it('that fails is asked again later, a few times; the judgement of the rules stays', async () => {
    const { id } = await report(ADMITTED);
    provider.does(fails(400));
    await runJob(id);
    await expect
      .poll(() => jobOf(id), PATIENCE)
      .toMatchObject({ attempts: 1, lastError: 'refused', doneAt: null });
    await server.app.context.db.update(jobs).set({ attempts: 2 }).where(ofJob(id));
    provider.does(says('It is fine.'));
    await runJob(id);
    await expect.poll(() => isDone(id), PATIENCE).toBe(true);
    expect(await sourcesOf(id)).toEqual(['built-in 2']);
  });
});

it('without a model no job is added', async () => {
  const plain = await startTestServer();
  const demo = await plain.as('demo');
  const { body } = await demo.post('/api/incidents', anIncident({ description: ADMITTED }));
  await demo.put(`/api/incidents/${body.id}/facts`, { died: 'yes' });
  expect(await plain.app.context.db.$count(jobs, eq(jobs.kind, JUDGE_BY_MODEL))).toBe(0);
  await plain.close();
});

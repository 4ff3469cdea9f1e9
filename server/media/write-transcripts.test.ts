import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, type TestContext } from 'vitest';
import { fileOne } from '../testing/claims.ts';
import { anMp4, aVideo, aWebm } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { fails, hears, startModelServer } from '../testing/model-server.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer } from '../testing/test-server.ts';
import { jobs } from '../jobs/tables.ts';
import { WRITE_TRANSCRIPT } from './store.ts';
import { transcripts } from './tables.ts';

/** A server of the test's own, and the one that listens for it. */
async function start(test: TestContext) {
  const provider = await startModelServer();
  const server = await startTestServer(provider.settings);
  test.onTestFinished(async () => {
    await server.close();
    provider.close();
  });
  return {
    provider,
    server,
    asked: () => provider.asked.filter(({ url }) => url.pathname === '/v1/audio/transcriptions'),
    written: async () => (await server.app.context.db.select().from(transcripts))[0],
    job: async () =>
      (await server.app.context.db.select().from(jobs).where(eq(jobs.kind, WRITE_TRANSCRIPT)))[0],
  };
}

/** Ms: longer than a server waits until it looks again, on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const SAID = 'The ladder slipped at the north gate.';
const transcriptOf = async (person: Person, incidentId: number) =>
  (await person.get(`/api/incidents/${incidentId}`)).body.media[0].transcript;

/** Several wait until the server looks again: they wait together. */
describe.concurrent('a spoken note', { timeout: 180_000 }, () => {
  it.for([
    ['WebM', 'audio/webm', 'note.webm', () => aWebm(['sound'])],
    ['MP4', 'audio/mp4', 'note.mp4', () => anMp4(['soun'])],
  ] as const)(
    'of %s is written down once, wherever the report is shown',
    async ([, fileType, fileName, make], test) => {
      const { provider, server, asked, written } = await start(test);
      provider.does(hears(SAID));
      const demo = await server.as('demo');
      const { incidentId } = await fileOne(demo);
      const bytes = make();
      const clientRef = randomUUID();
      expect((await upload(demo, incidentId, { bytes, clientRef })).body).toMatchObject({
        fileType,
        transcript: null,
      });
      const transcript = { text: SAID, language: 'en', source: 'model' };
      await test.expect.poll(() => transcriptOf(demo, incidentId), PATIENCE).toEqual(transcript);
      expect((await upload(demo, incidentId, { bytes, clientRef })).status).toBe(200);
      const list = (await demo.get('/api/incidents')).body as { id: number; media: unknown[] }[];
      expect(list.find(({ id }) => id === incidentId)?.media).toMatchObject([{ transcript }]);
      const withData = (await demo.get(`/api/incidents/${incidentId}/media`)).body;
      expect(withData).toMatchObject([{ transcript, fileData: bytes.toString('base64') }]);
      expect(asked()).toHaveLength(1);
      expect(asked()[0]?.body.includes(`filename="${fileName}"`)).toBe(true);
      expect(asked()[0]?.body.includes(bytes)).toBe(true);
      expect((await written())?.model).toBe('a-hearing-model');
    },
  );

  it('is heard by nobody who may not see the report', async (test) => {
    const { provider, server } = await start(test);
    provider.does(hears(SAID));
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    await upload(demo, id, { bytes: aWebm(['sound']) });
    await test.expect.poll(() => transcriptOf(demo, id), PATIENCE).not.toBe(null);
    for (const username of ['mike', 'rosa', 'chief']) {
      const person = await server.as(username);
      expect((await person.get(`/api/incidents/${id}`)).status).toBe(404);
      expect(JSON.stringify((await person.get('/api/incidents')).body)).not.toContain(SAID);
    }
  });

  it('on a claim’s checklist is written down too, in its language', async (test) => {
    const { provider, server } = await start(test);
    provider.does(hears('Se cayó de la escalera en la puerta norte.'));
    const demo = await server.as('demo');
    const claim = await fileOne(demo);
    const key = claim.documents[0]?.key ?? '';
    const query = new URLSearchParams({ clientRef: randomUUID(), fileName: 'note.webm' });
    const sent = await demo.request(
      'POST',
      `/api/claims/${claim.id}/documents/${key}/files?${query.toString()}`,
      {
        body: new Uint8Array(aWebm(['sound'])),
      },
    );
    expect(sent.status).toBe(201);
    await test.expect
      .poll(async () => (await demo.get(`/api/claims/${claim.id}`)).body.documents[0].files, PATIENCE)
      .toMatchObject([{ transcript: { language: 'es', source: 'model' } }]);
  });

  it('waits while the model is away, and is tried again later', async (test) => {
    const { provider, server, job } = await start(test);
    provider.does(fails(400), hears(SAID));
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    await upload(demo, id, { bytes: aWebm(['sound']) });
    await test.expect
      .poll(job, PATIENCE)
      .toMatchObject({ attempts: 1, leaseUntil: null, lastError: 'refused' });
    expect((await job())?.runAfter.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(await transcriptOf(demo, id)).toBe(null);
    await server.app.context.db.update(jobs).set({ runAfter: new Date(0) });
    await test.expect.poll(() => transcriptOf(demo, id), PATIENCE).toMatchObject({ text: SAID });
  });

  it('that a server left half done is taken by the next, and what can never be read is given up', async (test) => {
    const { provider, server, job, written } = await start(test);
    provider.does(fails(400));
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    await upload(demo, id, { bytes: aWebm(['sound']) });
    const { db } = server.app.context;
    await test.expect
      .poll(job, PATIENCE)
      .toMatchObject({ attempts: 1, leaseUntil: null, lastError: 'refused' });
    await db.update(jobs).set({ attempts: 2, runAfter: new Date(0), leaseUntil: new Date(0) });
    await test.expect.poll(async () => (await written())?.status, PATIENCE).toBe('failed');
    expect(await job()).toMatchObject({ lastError: 'refused', doneAt: expect.any(Date) });
    expect(await transcriptOf(demo, id)).toBe(null);
  });
});

it('without a model a note is kept and waits; a film is never written down', async () => {
  const without = await startTestServer();
  const demo = await without.as('demo');
  const id = await reportOne(demo);
  const { db } = without.app.context;
  const film = await upload(demo, id, { bytes: aVideo() });
  expect(await db.select().from(transcripts).where(eq(transcripts.mediaId, film.body.id))).toEqual([]);
  const note = await upload(demo, id, { bytes: aWebm(['sound']) });
  expect((await db.select().from(transcripts)).map(({ mediaId, status }) => [mediaId, status])).toEqual([
    [note.body.id, 'waiting'],
  ]);
  expect((await demo.get(`/api/incidents/${id}`)).body.media[1].transcript).toBe(null);
  await without.close();
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { sendDocument } from '../testing/documents.ts';
import { aVideo } from '../testing/files.ts';
import { aForm, reportOne, upload } from '../testing/incident-with-files.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const COSTLY = 4;
const MEGABYTE = 1_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ COSTLY_PER_MINUTE: String(COSTLY), UPLOAD_MB_PER_DAY: '2' });
});
afterAll(() => server.close());

describe('costly calls', () => {
  it('of one person are limited all together, and nobody else and nothing else with them', async () => {
    const [mike, rosa] = [await server.as('mike'), await server.as('rosa')];
    const analyse = { description: 'A hose burst and sprayed oil.', location: 'Yard' };
    const replies = [];
    for (let round = 0; round < COSTLY; round += 1) {
      replies.push(await mike.post('/api/ai/analyze-incident', analyse));
      replies.push(await mike.get(`/api/osha/search?q=${'ladder '.repeat(3).trim()}`));
      replies.push(await mike.post('/api/assistant/chat', { message: 'hello' }));
    }
    const refused = replies.filter(({ status }) => status === 429);
    // The minute may turn meanwhile, once.
    expect(refused.length).toBeGreaterThanOrEqual(COSTLY);
    for (const { body, headers } of refused) {
      expect(body.code).toBe('too-many-requests');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await rosa.get('/api/osha/search?q=ladder')).status).toBe(200);
    expect((await mike.get('/api/incidents')).status).toBe(200);
    expect((await mike.post('/api/incidents', anIncident())).status).toBe(201);
  });
});

describe('files of one person in a day', () => {
  it('are taken up to the limit, and what is above it is told to come later and not kept', async () => {
    const person = await server.addPerson();
    const id = await reportOne(person);
    const clientRef = randomUUID();
    const first = aVideo(1.5 * MEGABYTE);
    expect((await upload(person, id, { bytes: first, clientRef, fileName: 'a.mp4' })).status).toBe(201);
    // What was there already takes no room.
    expect((await upload(person, id, { bytes: first, clientRef, fileName: 'a.mp4' })).status).toBe(200);
    const kept = await storedFiles(server);
    const tooMuch = await upload(person, id, { bytes: aVideo(0.6 * MEGABYTE), fileName: 'b.mp4' });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([429, 'day-is-full']);
    const wait = Number(tooMuch.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await storedFiles(server)).toEqual(kept);
    // The report itself is never held up, and what fits still goes.
    expect((await person.post('/api/incidents', anIncident())).status).toBe(201);
    expect((await upload(person, id, { bytes: aVideo(0.4 * MEGABYTE), fileName: 'c.mp4' })).status).toBe(201);
    const { body } = await person.get(`/api/incidents/${id}/media`);
    expect(body.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['a.mp4', 'c.mp4']);
  });

  it('of a form are taken with the report or not at all', async () => {
    const person = await server.addPerson();
    const form = (size: number) =>
      person.request('POST', '/api/incidents', {
        body: aForm(anIncident(), [{ name: 'a.mp4', bytes: aVideo(size) }]),
      });
    expect((await form(1.5 * MEGABYTE)).status).toBe(201);
    expect((await form(0.6 * MEGABYTE)).body.code).toBe('day-is-full');
    expect((await person.get('/api/incidents')).body).toHaveLength(1);
  });

  it('count documents too, and are counted for each person alone', async () => {
    const [boss, other] = [await server.addPerson({ role: 'admin' }), await server.addPerson()];
    const text = (size: number) => Buffer.from('Keep clear of the load.\n'.repeat(size / 24));
    expect((await sendDocument(boss, { name: 'a.txt', bytes: text(1.5 * MEGABYTE) })).status).toBe(202);
    expect((await sendDocument(boss, { name: 'b.txt', bytes: text(0.6 * MEGABYTE) })).body.code).toBe(
      'day-is-full',
    );
    const id = await reportOne(other);
    expect((await upload(other, id, { bytes: aVideo(0.6 * MEGABYTE), fileName: 'b.mp4' })).status).toBe(201);
  });
});

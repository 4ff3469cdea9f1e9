import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { aPhoto } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const filesOf = async (id: number) =>
  (await (await server.as('admin')).get(`/api/incidents/${id}`)).body.media;

describe('the same file sent again', () => {
  it('gives the record that exists, and one row, one file, one entry in the history', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await storedFiles(server);
    const file = { bytes: await aPhoto(), clientRef: randomUUID() };
    const first = await upload(demo, id, file);
    const second = await upload(demo, id, { ...file, clientRef: file.clientRef.toUpperCase() });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
    const entries = await server.app.context.db.select().from(history).where(eq(history.subjectId, id));
    expect(entries.filter(({ action }) => action === 'file-added')).toHaveLength(1);
  });

  it('twenty times at once makes one row and one file', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await storedFiles(server);
    const file = { bytes: await aPhoto(), clientRef: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(demo, id, file)));
    expect(tally(replies)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await filesOf(id)).toHaveLength(1);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
  });

  it('with other bytes is refused with the record that exists, which stays as it was', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const clientRef = randomUUID();
    const first = await upload(demo, id, { clientRef });
    const before = await storedFiles(server);
    const other = await upload(demo, id, { clientRef, bytes: await aPhoto({ type: 'png' }) });
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'client-ref-conflict', current: first.body });
    expect(await filesOf(id)).toEqual([first.body]);
    expect(await storedFiles(server)).toEqual(before);
  });

  it('for another incident is another file', async () => {
    const demo = await server.as('demo');
    const file = { bytes: await aPhoto(), clientRef: randomUUID() };
    const replies = [
      await upload(demo, await reportOne(demo), file),
      await upload(demo, await reportOne(demo), file),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('an incident', () => {
  it('holds twenty files, and no more when thirty come at once', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await storedFiles(server);
    const bytes = await aPhoto();
    const replies = await Promise.all(Array.from({ length: 30 }, () => upload(demo, id, { bytes })));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(10);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([422, 'too-many-files']);
    expect(await filesOf(id)).toHaveLength(20);
    expect(await storedFiles(server)).toHaveLength(before.length + 20);
  });

  it('that is full still answers the repeat of a file it has', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const file = { bytes: await aPhoto(), clientRef: randomUUID() };
    await upload(demo, id, file);
    await Promise.all(Array.from({ length: 19 }, () => upload(demo, id)));
    expect((await upload(demo, id)).status).toBe(422);
    expect((await upload(demo, id, file)).status).toBe(200);
  });
});

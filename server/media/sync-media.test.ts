import { MAX_SYNC_FILES } from '@tailboard/contract/sync.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { aPhoto, aVideo, aWebm, aZip } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { sendRaw } from '../testing/raw-connection.ts';
import { aFileFor, bodyOf, sendBody, sendTogether } from '../testing/several-files.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const outcomes = (results: readonly object[]) =>
  results.map((each) =>
    'problem' in each ? (each.problem as { code: string }).code : (each as { status: number }).status,
  );
const namesOf = async (id: number) =>
  (await (await server.as('admin')).get(`/api/incidents/${id}`)).body.media.map(
    ({ fileName }: { fileName: string }) => fileName,
  );

describe('who may send files together', () => {
  it.each([
    ['mike', 'not-found'],
    ['chief', 'not-found'],
    ['rosa', 'not-found'],
    ['demo', 201],
    ['lead', 201],
    ['admin', 201],
  ])('for a file of demo, %s is answered %s', async (username, expected) => {
    const id = await reportOne(await server.as('demo'));
    const before = await everythingKept(server);
    const reply = await sendTogether(await server.as(username), [await aFileFor(id)]);
    expect(reply.status).toBe(200);
    expect(outcomes(reply.results)).toEqual([expected]);
    if (expected !== 201) expect(await everythingKept(server)).toEqual(before);
  });

  it('refuses nobody, and files that wait for another person', async () => {
    const demo = await server.as('demo');
    const admin = await server.as('admin');
    const file = await aFileFor(await reportOne(demo));
    const before = await everythingKept(server);
    expect((await sendTogether(server.nobody, [file])).status).toBe(401);
    const reply = await sendTogether(admin, [file], demo.id);
    expect([reply.status, reply.body.code]).toEqual([403, 'other-user-signed-in']);
    expect(await everythingKept(server)).toEqual(before);
  });
});

describe('files that come together', () => {
  it('are each kept byte for byte, answered as the single call does, and stand in the order in which they were added', async () => {
    const demo = await server.as('demo');
    const [one, other] = [await reportOne(demo), await reportOne(demo)];
    const files = [
      await aFileFor(one, { fileName: 'b.jpg', said: { addedAt: '2026-11-20T15:00:02.000Z' } }),
      await aFileFor(other, { fileName: 'c.mp4', bytes: aVideo(900_000) }),
      await aFileFor(one, {
        fileName: 'a.png',
        bytes: await aPhoto({ type: 'png' }),
        said: { addedAt: '2026-11-20T15:00:01.000Z' },
      }),
    ];
    const reply = await sendTogether(demo, files);
    expect(outcomes(reply.results)).toEqual([201, 201, 201]);
    for (const [at, { bytes, clientRef, fileName, incidentId }] of files.entries()) {
      const single = await upload(demo, incidentId, { bytes, clientRef, fileName });
      expect(single.status).toBe(200);
      expect(reply.results[at]).toEqual({ status: 201, media: single.body });
      const back = await fetch(`${server.url}${single.body.url}`, { headers: { cookie: demo.cookie } });
      expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(await namesOf(one)).toEqual(['a.png', 'b.jpg']);
  });

  it('are answered as the first time when they are sent again, together or alone, twenty times at once', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await storedFiles(server);
    const files = [await aFileFor(id), await aFileFor(id), await aFileFor(await reportOne(demo))];
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendTogether(demo, files)));
    const media = replies.map(({ results }) => results.map((each) => 'media' in each && each.media));
    for (const each of media) expect(each).toEqual(media[0]);
    const made = replies.flatMap(({ results }) => outcomes(results)).filter((status) => status === 201);
    expect(made).toHaveLength(3);
    expect(await storedFiles(server)).toHaveLength(before.length + 3);
    const entries = await server.app.context.db.select().from(history).where(eq(history.subjectId, id));
    expect(entries.filter(({ action }) => action === 'file-added')).toHaveLength(2);
  });

  it('never stop each other: what the single call refuses is refused, the rest is kept', async () => {
    const demo = await server.as('demo');
    const mike = await server.as('mike');
    const id = await reportOne(demo);
    const first = await aFileFor(id);
    await sendTogether(demo, [first]);
    const before = await storedFiles(server);
    const files = [
      await aFileFor(id, { fileName: 'good-1.jpg' }),
      await aFileFor(id, { bytes: aZip() }),
      await aFileFor(id, { bytes: Buffer.alloc(0) }),
      await aFileFor(await reportOne(mike)),
      await aFileFor(id, { bytes: aVideo(TEN_MEGABYTES + 1) }),
      await aFileFor(id, { clientRef: '7' }),
      await aFileFor(id, { said: { incidentId: '1; drop' } }),
      await aFileFor(id, { clientRef: first.clientRef, bytes: aVideo() }),
      await aFileFor(id, { bytes: Buffer.alloc(3_000_000) }),
      await aFileFor(id, { fileName: 'good-2.mp4', bytes: aVideo(400_000) }),
    ];
    const { results } = await sendTogether(demo, files);
    expect(outcomes(results)).toEqual([
      201,
      'unsupported-file-type',
      'unsupported-file-type',
      'not-found',
      'file-too-large',
      'invalid-input',
      'not-found',
      'client-ref-conflict',
      'unsupported-file-type',
      201,
    ]);
    expect(results[5]).toMatchObject({ status: 400, problem: { errors: [{ field: 'clientRef' }] } });
    expect((await namesOf(id)).sort()).toEqual(['good-1.jpg', 'good-2.mp4', 'photo.jpg']);
    expect(await storedFiles(server)).toHaveLength(before.length + 2);
  });

  it('are kept but for the one that the database does not take', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await storedFiles(server);
    const { db } = server.app.context;
    await db.execute(
      sql`alter table media_uploads add constraint takes_no_such_file check (file_name <> 'bad.jpg')`,
    );
    const { results } = await sendTogether(demo, [
      await aFileFor(id, { fileName: 'good-1.jpg' }),
      await aFileFor(id, { fileName: 'bad.jpg' }),
      await aFileFor(id, { fileName: 'good-2.jpg' }),
    ]);
    await db.execute(sql`alter table media_uploads drop constraint takes_no_such_file`);
    expect(outcomes(results)).toEqual([201, 'internal', 201]);
    expect(await namesOf(id)).toEqual(['good-1.jpg', 'good-2.jpg']);
    expect(await storedFiles(server)).toHaveLength(before.length + 2);
  });

  it('may name one reference twice: the same bytes are a repeat, others a conflict', async () => {
    const demo = await server.as('demo');
    const file = await aFileFor(await reportOne(demo));
    const other = { ...file, bytes: await aPhoto({ type: 'png' }) };
    const again = { ...file, clientRef: file.clientRef.toUpperCase() };
    const { results } = await sendTogether(demo, [file, again, other]);
    expect(outcomes(results)).toEqual([201, 200, 'client-ref-conflict']);
    expect(await namesOf(file.incidentId)).toHaveLength(1);
  });

  it('fill an incident up to twenty and no further, however many come at once', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const bytes = await aPhoto();
    const before = await storedFiles(server);
    const replies = await Promise.all(
      Array.from({ length: 6 }, async () =>
        sendTogether(demo, await Promise.all(Array.from({ length: 5 }, () => aFileFor(id, { bytes })))),
      ),
    );
    const all = replies.flatMap(({ results }) => outcomes(results));
    expect(all.filter((each) => each === 201)).toHaveLength(20);
    expect(all.filter((each) => each === 'too-many-files')).toHaveLength(10);
    expect(await namesOf(id)).toHaveLength(20);
    expect(await storedFiles(server)).toHaveLength(before.length + 20);
  });

  it('may be spoken notes, which then wait to be written down', async () => {
    const demo = await server.as('demo');
    const { results } = await sendTogether(demo, [
      await aFileFor(await reportOne(demo), { bytes: aWebm(['sound']) }),
    ]);
    expect(results).toMatchObject([{ status: 201, media: { fileType: 'audio/webm', transcript: null } }]);
  });
});

describe('a body that is not as it says', () => {
  const started = async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const files = [await aFileFor(id), await aFileFor(id, { bytes: aVideo(700_000) })];
    return { demo, body: bodyOf(demo.id, files), before: await everythingKept(server) };
  };

  it('because it ends early, within a file or within its description, is malformed, and nothing is kept', async () => {
    const { demo, body, before } = await started();
    for (const bytes of [0, 1, 50, 400, 300_000, body.length - 1]) {
      const reply = await sendBody(demo, body.subarray(0, bytes));
      expect([reply.status, reply.body.code], String(bytes)).toEqual([400, 'malformed-upload']);
    }
    expect(await everythingKept(server)).toEqual(before);
  });

  it('because more comes than was described is malformed, and nothing is kept', async () => {
    const { demo, body, before } = await started();
    const reply = await sendBody(demo, Buffer.concat([body, Buffer.from('!')]));
    expect([reply.status, reply.body.code]).toEqual([400, 'malformed-upload']);
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each(['finish', 'cut'] as const)(
    'because the connection ends (%s) leaves nothing',
    async (afterwards) => {
      const { demo, body, before } = await started();
      const answer = await sendRaw(demo, {
        method: 'POST',
        path: '/api/sync/media',
        headers: { 'content-length': String(body.length), 'content-type': 'application/octet-stream' },
        body: body.subarray(0, 300_000),
        afterwards,
      });
      if (afterwards === 'finish')
        expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status: 400, code: 'malformed-upload' });
      await expect.poll(() => everythingKept(server)).toEqual(before);
    },
  );

  it('is refused with too many files, none, too many bytes, a size that is none, and an endless description', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await everythingKept(server);
    const photo = await aFileFor(id);
    const many = Array.from({ length: MAX_SYNC_FILES + 1 }, () => photo);
    const video = { ...photo, bytes: aVideo(TEN_MEGABYTES) };
    const cases: [string, Buffer, number, string][] = [
      ['too many', bodyOf(demo.id, many), 400, 'invalid-input'],
      ['none', bodyOf(demo.id, []), 400, 'invalid-input'],
      ['too many bytes', bodyOf(demo.id, [video, video, photo]), 413, 'too-large'],
      ...[-1, 1.5, '9', null, 1e12].map((size): [string, Buffer, number, string] => [
        `a size of ${size}`,
        bodyOf(demo.id, [{ ...photo, said: { size } }]),
        400,
        'invalid-input',
      ]),
      ['an endless description', Buffer.alloc(200_000, ' '), 400, 'malformed-upload'],
      ['a description that is no JSON', Buffer.from('{"userId":1,"files":[{}\n'), 400, 'malformed-upload'],
    ];
    for (const [what, body, status, code] of cases) {
      const reply = await sendBody(demo, body);
      expect([reply.status, reply.body.code], what).toEqual([status, code]);
    }
    expect(await everythingKept(server)).toEqual(before);
  });
});

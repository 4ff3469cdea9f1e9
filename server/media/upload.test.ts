import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { aHeic, anMp4, aPhoto, aVideo, aWebm, aZip } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { sendRaw } from '../testing/raw-connection.ts';
import { aFileFor, sendTogether } from '../testing/several-files.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('who may add a file to an incident', () => {
  it.each([
    ['mike', 404],
    ['chief', 404],
    ['rosa', 404],
    ['demo', 201],
    ['lead', 201],
    ['admin', 201],
  ])('for %s the answer is %i', async (username, status) => {
    const id = await reportOne(await server.as('demo'));
    const before = await everythingKept(server);
    const reply = await upload(await server.as(username), id);
    expect(reply.status).toBe(status);
    if (status !== 201) expect(await everythingKept(server)).toEqual(before);
  });

  it('refuses nobody, and everybody where there is no such incident', async () => {
    const id = await reportOne(await server.as('demo'));
    expect((await upload(server.nobody, id)).status).toBe(401);
    for (const none of [2_000_000_000, 0, -1, '99999999999999999999', 'x', '1.5', '%00']) {
      expect((await upload(await server.as('admin'), none)).status).toBe(404);
    }
  });
});

describe('a file', () => {
  it('of other bytes than the phone recorded is refused, alone and with others, and nothing stays', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await everythingKept(server);
    const wrong = createHash('sha256').update('another').digest('hex');
    const alone = await upload(demo, id, { said: { sha256: wrong } });
    expect([alone.status, alone.body.code]).toEqual([422, 'file-differs']);
    const { results } = await sendTogether(demo, [await aFileFor(id, { said: { sha256: wrong } })]);
    expect(results).toMatchObject([{ status: 422, problem: { code: 'file-differs' } }]);
    for (const said of [{ sha256: 'abc' }, { latitude: '91' }, { deviceOffset: 'x' }, { sentAt: 'noon' }])
      expect((await upload(demo, id, { said })).status).toBe(400);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('stands in the order in which its person added it, however it came', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    for (const [fileName, second] of [
      ['b.jpg', 2],
      ['c.jpg', 3],
      ['a.jpg', 1],
    ] as const) {
      const addedAt = `2026-11-20T15:00:0${second}.000Z`;
      expect((await upload(demo, id, { fileName, addedAt })).status).toBe(201);
    }
    await upload(demo, id, { fileName: 'd.jpg' });
    const names = (files: { fileName: string }[]) => files.map(({ fileName }) => fileName).join(' ');
    expect(names((await demo.get(`/api/incidents/${id}`)).body.media)).toBe('a.jpg b.jpg c.jpg d.jpg');
    expect(names((await demo.get(`/api/incidents/${id}/media`)).body)).toBe('a.jpg b.jpg c.jpg d.jpg');
    for (const addedAt of ['yesterday', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00']) {
      const wrong = await upload(demo, id, { addedAt });
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'addedAt']);
    }
  });

  it('is kept with its hash, size and type, and the history says who added it', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const bytes = await aPhoto();
    const clientRef = randomUUID();
    const reply = await upload(demo, id, { bytes, clientRef, fileName: 'Größe 高さ 🪜.jpg' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(Number),
      incidentId: id,
      clientRef,
      fileName: 'Größe 高さ 🪜.jpg',
      fileType: 'image/jpeg',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      url: `/api/media/${reply.body.id}`,
      transcript: null,
    });
    expect((await demo.get(`/api/incidents/${id}`)).body.media).toEqual([reply.body]);
    const entries = await server.app.context.db.select().from(history).where(eq(history.subjectId, id));
    expect(entries).toContainEqual(
      expect.objectContaining({
        actorId: demo.id,
        subject: 'incident',
        action: 'file-added',
        changes: { file: { from: null, to: 'Größe 高さ 🪜.jpg' } },
      }),
    );
  });

  it.each([
    ['JPEG', 'image/jpeg', () => aPhoto()],
    ['PNG', 'image/png', () => aPhoto({ type: 'png' })],
    ['WebP', 'image/webp', () => aPhoto({ type: 'webp' })],
    ['GIF', 'image/gif', () => aPhoto({ type: 'gif' })],
    ['HEIC', 'image/heic', async () => aHeic()],
    ['HEIF (mif1)', 'image/heic', async () => ftyp('mif1')],
    ['MP4', 'video/mp4', async () => aVideo()],
    ['MOV', 'video/quicktime', async () => ftyp('qt  ')],
    [
      'WebM',
      'video/webm',
      async () => Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    ],
    ['WebM with sound and pictures', 'video/webm', async () => aWebm(['sound', 'video'])],
    ['WebM of sound alone', 'audio/webm', async () => aWebm(['sound'])],
    ['MP4 with sound and pictures', 'video/mp4', async () => anMp4(['soun', 'vide'])],
    ['MP4 of sound alone', 'audio/mp4', async () => anMp4(['soun'])],
    ['long MP4 of sound alone', 'audio/mp4', async () => anMp4(['soun'], 'iso5', 900_000)],
    ['M4A', 'audio/mp4', async () => anMp4(['soun'], 'M4A ')],
  ])('of type %s is known by its bytes, whatever its name and header say', async (_name, fileType, make) => {
    const demo = await server.as('demo');
    const bytes = await make();
    const reply = await upload(demo, await reportOne(demo), { bytes, fileName: 'x.exe', type: 'text/html' });
    expect(reply.body.fileType).toBe(fileType);
    // The name that is kept ends as the bytes demand.
    expect(reply.body.fileName).toMatch(/^x\.exe\.(jpg|png|webp|gif|heic|mp4|mov|webm|m4a)$/);
  });

  it.each([
    ['../../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\mike\\hose.PNG', 'hose.PNG'],
    ['\u202egnp.exe', 'gnp.exe.png'],
    ['a\u2066b\u200f\u061cc\r\nd.png', 'abcd.png'],
    ['photo.jpg', 'photo.jpg.png'],
    ['no ending', 'no ending.png'],
    ['/', 'file.png'],
    [`${'a'.repeat(251)}.exe`, `${'a'.repeat(251)}.png`],
  ])('named %j is kept and shown as %j, sent alone, with others or in a form', async (sent, kept) => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const bytes = await aPhoto({ type: 'png' });
    const alone = await upload(demo, id, { bytes, fileName: sent });
    expect([alone.status, alone.body.fileName]).toEqual([201, kept]);
    const together = await sendTogether(demo, [await aFileFor(id, { fileName: sent, bytes })]);
    expect(together.body.results[0].media.fileName).toBe(kept);
    const { body } = await demo.get(`/api/incidents/${id}/media`);
    expect(body.map(({ fileName }: { fileName: string }) => fileName)).toEqual([kept, kept]);
    const disposition = (await demo.get(alone.body.url)).headers.get('content-disposition');
    expect(disposition).toContain(encodeURIComponent(kept));
  });

  it.each([
    ['a ZIP that is called .jpg', 'image/jpeg', () => aZip()],
    ['nothing at all', 'image/jpeg', () => Buffer.alloc(0)],
    ['a page', 'text/html', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['JSON', 'application/json', () => Buffer.from('{"a":1}')],
    ['broken JSON', 'application/json', () => Buffer.from('{"a":')],
    [
      'a drawing with script',
      'image/svg+xml',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['an AVIF', 'image/avif', () => ftyp('avif')],
    ['an MP3', 'audio/mpeg', () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(5000)])],
    ['an Ogg', 'audio/ogg', () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(5000)])],
    ['one byte', 'application/octet-stream', () => Buffer.from([0xff])],
    ['a big file of zeros', 'video/mp4', () => Buffer.alloc(9_000_000)],
  ])('that is %s is refused, and nothing is kept', async (_name, type, make) => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await everythingKept(server);
    const reply = await upload(demo, id, { bytes: make(), type });
    expect(reply.status).toBe(415);
    expect(reply.body.code).toBe('unsupported-file-type');
    expect(await everythingKept(server)).toEqual(before);
  });

  it('may have 10 MB and not a byte more, announced or not', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    expect((await upload(demo, id, { bytes: aVideo(TEN_MEGABYTES) })).status).toBe(201);
    const before = await everythingKept(server);
    const tooLarge = aVideo(TEN_MEGABYTES + 1);
    const announced = await upload(demo, id, { bytes: tooLarge });
    const unannounced = await demo.request(
      'POST',
      `/api/incidents/${id}/media?clientRef=${randomUUID()}&fileName=x`,
      {
        body: new Blob([new Uint8Array(tooLarge)]).stream(),
      },
    );
    for (const reply of [announced, unannounced]) {
      expect(reply.status).toBe(413);
      expect(reply.body.code).toBe('file-too-large');
    }
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each([
    ['no clientRef', 'fileName=a.jpg', 'clientRef'],
    ['a clientRef that is no UUID', 'clientRef=7&fileName=a.jpg', 'clientRef'],
    ['no name', `clientRef=${randomUUID()}`, 'fileName'],
    ['an endless name', `clientRef=${randomUUID()}&fileName=${'a'.repeat(256)}`, 'fileName'],
    ['a name with NUL', `clientRef=${randomUUID()}&fileName=a%00.jpg`, 'fileName'],
  ])('with %s is refused by the name of the field', async (_name, query, field) => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const before = await everythingKept(server);
    const body = new Uint8Array(await aPhoto());
    const reply = await demo.request('POST', `/api/incidents/${id}/media?${query}`, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
    expect(await everythingKept(server)).toEqual(before);
  });
});

describe('an upload that ends early', () => {
  const started = async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    return {
      demo,
      path: `/api/incidents/${id}/media?clientRef=${randomUUID()}&fileName=a.mp4`,
      before: await everythingKept(server),
    };
  };

  it('is answered as malformed while somebody listens, and nothing is kept', async () => {
    const { demo, path, before } = await started();
    const answer = await sendRaw(demo, {
      method: 'POST',
      path,
      headers: { 'content-length': '2000000', 'content-type': 'video/mp4' },
      body: aVideo(500_000),
      afterwards: 'finish',
    });
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'malformed-upload' });
    await expect.poll(() => everythingKept(server)).toEqual(before);
  });

  it('because the connection was cut leaves nothing', async () => {
    const { demo, path, before } = await started();
    await sendRaw(demo, {
      method: 'POST',
      path,
      headers: { 'content-length': '2000000' },
      body: aVideo(500_000),
      afterwards: 'cut',
    });
    await expect.poll(() => everythingKept(server)).toEqual(before);
    expect((await demo.get('/api/incidents?limit=1')).status).toBe(200);
  });
});

/** The start of a file of the ISO family, by its brand. */
const ftyp = (brand: string) =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}${brand}`),
    Buffer.alloc(500),
  ]);

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHeic, aPhoto, aVideo } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { mediaUploads } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const keep = async (
  bytes: Buffer,
  fileName = 'photo.jpg',
): Promise<{ url: string; sha256: string; incidentId: number }> => {
  const demo = await server.as('demo');
  return (await upload(demo, await reportOne(demo), { bytes, fileName })).body;
};

/** The bytes themselves, which Person reads as text. */
async function fetchBytes(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { cookie } = await server.as('demo');
  const reply = await fetch(`${server.url}${path}`, { method, headers: { cookie, ...headers } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

describe('who may see a file', () => {
  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['demo', 200],
    ['lead', 200],
    ['admin', 200],
  ])('for %s the answer is %i', async (username, status) => {
    const { url, incidentId } = await keep(await aPhoto());
    const person = await server.as(username);
    for (const path of [url, `${url}?size=thumb`, `/api/incidents/${incidentId}/media`]) {
      expect((await person.get(path)).status).toBe(status);
      expect((await server.nobody.get(path)).status).toBe(401);
    }
  });

  it('nobody finds one that does not exist', async () => {
    const admin = await server.as('admin');
    for (const id of ['2000000000', '0', '-1', 'x', '1e3', '99999999999999999999']) {
      expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
      expect((await admin.get(`/api/incidents/${id}/media`)).status).toBe(404);
    }
    const { url } = await keep(await aPhoto());
    expect((await admin.get(`${url}?size=huge`)).status).toBe(400);
  });
});

describe('a file', () => {
  it('comes as it was sent, with headers that keep it where it belongs', async () => {
    const bytes = await aPhoto({ width: 800 });
    const { url, sha256 } = await keep(bytes, 'Größe "1"; 高さ\'s.jpg');
    const { status, headers, bytes: got } = await fetchBytes(url, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(got.equals(bytes)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      etag: `"${sha256}"`,
      'cache-control': 'private, max-age=3600',
      vary: 'cookie',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition':
        "inline; filename=\"Gr__e _1_; __'s.jpg\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%3B%20%E9%AB%98%E3%81%95%27s.jpg",
    });
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('is described by HEAD without its bytes', async () => {
    const bytes = aVideo(5000);
    const { url, sha256 } = await keep(bytes);
    const reply = await fetchBytes(url, { range: 'bytes=0-1' }, 'HEAD');
    expect([reply.status, reply.bytes.length]).toEqual([200, 0]);
    expect(reply.headers.get('content-length')).toBe('5000');
    expect(reply.headers.get('etag')).toBe(`"${sha256}"`);
  });

  it('is not sent to who has it', async () => {
    const { url, sha256 } = await keep(await aPhoto());
    for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`, '*']) {
      const reply = await fetchBytes(url, { 'if-none-match': tag });
      expect([reply.status, reply.bytes.length]).toEqual([304, 0]);
    }
    expect((await fetchBytes(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-0', 206, 0, 1],
    ['bytes=0-99', 206, 0, 100],
    ['bytes=100-', 206, 100, 5000],
    ['bytes=-10', 206, 4990, 5000],
    ['bytes=-999999', 206, 0, 5000],
    ['bytes=4999-999999999', 206, 4999, 5000],
    ['bytes=0-1,5-6', 200, 0, 5000],
    ['bytes=9-1', 200, 0, 5000],
    ['bytes=x', 200, 0, 5000],
    ['bytes=-', 200, 0, 5000],
    ['lines=0-1', 200, 0, 5000],
    ['BYTES=0-0', 206, 0, 1],
    ['bytes= 0-0 ', 206, 0, 1],
    ['bytes=5000-,0-1', 200, 0, 5000],
    ['bytes=0-0,', 200, 0, 5000],
    ['bytes=+1-2', 200, 0, 5000],
    ['bytes=1.5-2', 200, 0, 5000],
    ['bytes=0x1-2', 200, 0, 5000],
    ['bytes=', 200, 0, 5000],
    ['', 200, 0, 5000],
  ])('asked for %s comes with %i, from %i to before %i', async (range, status, start, end) => {
    const bytes = aVideo(5000);
    const { url } = await keep(bytes);
    const reply = await fetchBytes(url, { range });
    expect(reply.status).toBe(status);
    expect(reply.bytes.equals(bytes.subarray(start, end))).toBe(true);
    const expected = status === 206 ? `bytes ${start}-${end - 1}/5000` : null;
    expect(reply.headers.get('content-range')).toBe(expected);
    expect(reply.headers.get('content-length')).toBe(String(end - start));
  });

  it.each(['bytes=5000-', 'bytes=999999999999999-', 'bytes=-0'])('has no part %s', async (range) => {
    const { url, sha256 } = await keep(aVideo(5000));
    const reply = await fetchBytes(url, { range });
    expect(reply.status).toBe(416);
    expect(reply.headers.get('content-range')).toBe('bytes */5000');
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(reply.bytes.toString())).toMatchObject({ status: 416, code: 'no-such-part' });
    // Who has the whole file already is told so.
    const known = await fetchBytes(url, { range, 'if-none-match': `"${sha256}"` });
    expect([known.status, known.headers.get('content-range')]).toEqual([304, null]);
  });

  it('is described without its bytes, whole whatever part is asked for', async () => {
    const { url } = await keep(aVideo(5000));
    for (const range of ['bytes=0-9', 'bytes=5000-']) {
      const reply = await fetchBytes(url, { range }, 'HEAD');
      expect([reply.status, reply.headers.get('content-length'), reply.bytes.length]).toEqual([
        200,
        '5000',
        0,
      ]);
      expect(reply.headers.get('accept-ranges')).toBe('bytes');
    }
  });

  it('comes whole where the part that the client has is of another one', async () => {
    const { url, sha256 } = await keep(aVideo(5000));
    const part = (ifRange: string, range = 'bytes=0-1') => fetchBytes(url, { range, 'if-range': ifRange });
    expect((await part(`"${sha256}"`)).status).toBe(206);
    expect((await part(`"${sha256}"`, 'bytes=5000-')).status).toBe(416);
    // A weak tag or a date cannot vouch for single bytes (RFC 9110, 13.1.5), and no date was ever given.
    for (const other of ['"other"', `W/"${sha256}"`, 'Sat, 21 Nov 2026 00:00:00 GMT', '', sha256]) {
      for (const range of ['bytes=0-1', 'bytes=5000-']) {
        const reply = await part(other, range);
        expect([reply.status, reply.bytes.length], `${other} ${range}`).toEqual([200, 5000]);
      }
    }
  });
});

describe('a small picture', () => {
  it('is WebP of at most 480 px, the right way up and without metadata', async () => {
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '32/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await keep(photo);
    const reply = await fetchBytes(`${url}?size=thumb`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif, orientation, format } = await sharp(reply.bytes).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 360, height: 480, format: 'webp' });
  });

  it('is made once, also when many ask at once, and known again by its tag', async () => {
    const { url, sha256 } = await keep(await aPhoto({ width: 1000 }));
    const before = await storedFiles(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => fetchBytes(`${url}?size=thumb`)));
    expect(new Set(replies.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
    expect((await fetchBytes(`${url}?size=thumb`, { 'if-none-match': `"${sha256}-thumb"` })).status).toBe(
      304,
    );
    expect((await fetchBytes(url, { 'if-none-match': `"${sha256}-thumb"` })).status).toBe(200);
  });

  it('of a picture that is small already is not larger', async () => {
    const { url } = await keep(await aPhoto({ width: 20, height: 10, type: 'png' }));
    expect(await sharp((await fetchBytes(`${url}?size=thumb`)).bytes).metadata()).toMatchObject({
      width: 20,
      height: 10,
    });
  });

  it.each([
    ['a video', () => aVideo()],
    ['a HEIC', () => aHeic()],
    ['a broken picture', async () => Buffer.concat([(await aPhoto()).subarray(0, 20), Buffer.alloc(500, 7)])],
    // A PNG head that claims 60,000 by 60,000 pixels.
    [
      'a picture that claims to be huge',
      () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex'),
          Buffer.from('00000000', 'hex'),
          Buffer.from('0000000049444154', 'hex'),
          Buffer.alloc(40),
        ]),
    ],
  ])('of %s there is none', async (_name, make) => {
    const { url } = await keep(await make());
    const reply = await fetchBytes(`${url}?size=thumb`);
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.bytes.toString())).toMatchObject({ code: 'not-found' });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('all files of an incident', () => {
  it('come with their bytes in base64, and the fields of the spec', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    expect((await demo.get(`/api/incidents/${id}/media`)).body).toEqual([]);
    // Sizes that leave 0, 1 and 2 bytes over, and chunks of a stream that do so too.
    const files = [aVideo(3000), aVideo(3001), aVideo(200_003), aVideo(65_536 * 3 + 2)];
    const kept = [];
    for (const bytes of files) kept.push((await upload(demo, id, { bytes })).body);
    const reply = await demo.get(`/api/incidents/${id}/media`, { 'accept-encoding': 'gzip' });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(reply.body).toEqual(
      kept.map((media, index) => Object.assign(media, { fileData: files[index]?.toString('base64') })),
    );
  });

  it('come without one that storage has lost; that one alone is an error', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const { db, storage } = server.app.context;
    const lost = (await upload(demo, id)).body;
    const kept = (await upload(demo, id)).body;
    const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, lost.id));
    await storage.delete(row?.storageKey ?? '');
    const reply = await demo.get(`/api/incidents/${id}/media`);
    expect(reply.body.map((media: { id: number }) => media.id)).toEqual([kept.id]);
    const alone = await demo.get(lost.url);
    expect(alone.status).toBe(500);
    expect(alone.headers.get('cache-control')).toBe('no-store');
    expect((await demo.get(`${lost.url}?size=thumb`)).status).toBe(500);
  });

  it('are not held in memory, however slowly they are read', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const bytes = aVideo(10 * 1024 * 1024);
    for (let sent = 0; sent < 6; sent += 1) await upload(demo, id, { bytes });
    const reply = await fetch(`${server.url}/api/incidents/${id}/media`, {
      headers: { cookie: demo.cookie },
    });
    const reader = reply.body?.getReader();
    await reader?.read();
    const start = process.memoryUsage();
    // Nobody reads: what the server makes meanwhile must wait at the source.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    const end = process.memoryUsage();
    expect(end.heapUsed + end.external - start.heapUsed - start.external).toBeLessThan(40 * 1024 * 1024);
    await reader?.cancel();
  });
});

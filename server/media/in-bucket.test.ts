import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { aPhoto, aVideo, aZip } from '../testing/files.ts';
import { aForm, reportOne, upload } from '../testing/incident-with-files.ts';
import { startLocalS3 } from '../testing/local-s3.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let s3: Awaited<ReturnType<typeof startLocalS3>>;
let server: TestServer;
beforeAll(async () => {
  s3 = await startLocalS3();
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings;
  server = await startTestServer({
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: secretAccessKey ?? '',
  });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

describe('with an S3 bucket, a file', () => {
  it('is kept once, given back whole and in parts, and has a small picture', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const photo = { bytes: await aPhoto({ width: 900 }), clientRef: randomUUID() };
    const first = await upload(demo, id, photo);
    const again = await upload(demo, id, photo);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await s3.files()).toHaveLength(1);
    const [listed] = (await demo.get(`/api/incidents/${id}/media`)).body;
    expect(listed.fileData).toBe(photo.bytes.toString('base64'));
    const part = await demo.get(first.body.url, { range: 'bytes=1-3' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '3']);
    expect((await demo.get(`${first.body.url}?size=thumb`)).headers.get('content-type')).toBe('image/webp');
    expect(await s3.files()).toHaveLength(2);
  });

  it('that is refused, or comes with a report that is, is not kept', async () => {
    const demo = await server.as('demo');
    const before = await s3.files();
    const id = await reportOne(demo);
    expect((await upload(demo, id, { bytes: aZip() })).status).toBe(415);
    expect((await upload(demo, id, { bytes: Buffer.alloc(0) })).status).toBe(415);
    const files = [
      { name: 'a.mp4', bytes: aVideo(6_000_000) },
      { name: 'b.mp4', bytes: aVideo(10 * 1024 * 1024 + 1) },
    ];
    const report = (fields: Record<string, unknown>, count: number) =>
      demo.request('POST', '/api/incidents', { body: aForm(anIncident(fields), files.slice(0, count)) });
    expect((await report({}, 2)).status).toBe(413);
    expect((await report({ type: 'Party' }, 1)).status).toBe(400);
    expect(await s3.files()).toEqual(before);
    expect((await report({}, 1)).status).toBe(201);
  });

  it('is worth another try while the bucket is away, to send and to read, and no row is left', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo);
    const kept = (await upload(demo, id)).body;
    await s3.close();
    const form = aForm(anIncident(), [{ name: 'a.jpg', bytes: await aPhoto() }]);
    for (const reply of [
      await upload(demo, id),
      await demo.get(kept.url),
      await demo.get(`/api/incidents/${id}/media`),
      await demo.request('POST', '/api/incidents', { body: form }),
    ]) {
      expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([
        503,
        'storage-out-of-reach',
        '5',
      ]);
      expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(JSON.stringify(reply.body)).not.toMatch(/ECONN|127\.0\.0\.1|S3/);
    }
    expect((await demo.get(`/api/incidents/${id}`)).body.media).toEqual([kept]);
    s3 = await startLocalS3();
  });
});

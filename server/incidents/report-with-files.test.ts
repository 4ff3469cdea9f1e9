import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { anIncident } from '../testing/builders.ts';
import { aPhoto, aVideo, aZip } from '../testing/files.ts';
import { aForm } from '../testing/incident-with-files.ts';
import { sendRaw } from '../testing/raw-connection.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (form: FormData, username = 'demo') =>
  (await server.as(username)).request('POST', '/api/incidents', { body: form });

describe('a report sent as a form', () => {
  it('is refused to nobody, and belongs to who is signed in whatever userId it names', async () => {
    const form = () => aForm(anIncident({ userId: 1, syncStatus: 'pending' }));
    expect((await server.nobody.request('POST', '/api/incidents', { body: form() })).status).toBe(401);
    const reply = await send(form(), 'rosa');
    expect(reply.status).toBe(201);
    expect(reply.body.userId).toBe((await server.as('rosa')).id);
  });

  it('comes with its files as the spec sends them, and answers with them', async () => {
    const { clientRef: _, ...asTheSpecSaysIt } = anIncident({
      date: '2026-11-20T09:30',
      latitude: '',
      longitude: '',
      userId: '1',
      syncStatus: 'pending',
    });
    const photo = await aPhoto();
    const reply = await send(
      aForm(asTheSpecSaysIt, [
        { name: 'a.jpg', bytes: photo },
        { name: 'b.mp4', bytes: aVideo() },
      ]),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      latitude: null,
      longitude: null,
      status: 'open',
      syncStatus: 'synced',
    });
    expect(reply.body.media).toMatchObject([
      { fileName: 'a.jpg', fileType: 'image/jpeg', size: photo.length, clientRef: null },
      { fileName: 'b.mp4', fileType: 'video/mp4' },
    ]);
    const entries = await server.app.context.db
      .select()
      .from(history)
      .where(eq(history.subjectId, reply.body.id));
    expect(entries.map(({ action }) => action)).toEqual(['reported', 'file-added', 'file-added']);
  });

  it('may have its files before its fields', async () => {
    const form = new FormData();
    form.append('media_0', new Blob([new Uint8Array(await aPhoto())]), 'first.jpg');
    for (const [name, value] of aForm(anIncident())) form.append(name, value);
    const reply = await send(form);
    expect(reply.status).toBe(201);
    expect(reply.body.media).toHaveLength(1);
  });

  it('keeps names in any script, and of a path only the name', async () => {
    const bytes = await aPhoto();
    const names = [
      'Ünï cödé 現場.jpg',
      'C:\\fotos\\leiter.jpg',
      '../../etc/passwd',
      `${'x'.repeat(300)}.jpg`,
    ];
    const reply = await send(
      aForm(
        anIncident(),
        names.map((name) => ({ name, bytes })),
      ),
    );
    expect(reply.status).toBe(201);
    expect(reply.body.media.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'Ünï cödé 現場.jpg',
      'leiter.jpg',
      'passwd.jpg',
      `${'x'.repeat(251)}.jpg`,
    ]);
  });

  it('takes a negative id as text for the name of a report that was made offline', async () => {
    const { clientRef: _, ...fields } = anIncident({ id: -1_700_000_000_123 });
    const first = await send(aForm(fields));
    const second = await send(aForm(fields));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
  });
});

describe('a form that is refused leaves nothing', () => {
  it.each([
    [
      'a file of a wrong type',
      415,
      'unsupported-file-type',
      'media_1',
      {},
      async () => [await aPhoto(), aZip()],
    ],
    [
      'a file that is too large',
      413,
      'file-too-large',
      'media_0',
      {},
      async () => [aVideo(10 * 1024 * 1024 + 1)],
    ],
    [
      'an empty file',
      415,
      'unsupported-file-type',
      'media_0',
      {},
      async () => [Buffer.alloc(0), await aPhoto()],
    ],
    [
      'no description',
      400,
      'invalid-input',
      'description',
      { description: ' ' },
      async () => [await aPhoto()],
    ],
    ['a type that is none', 400, 'invalid-input', 'type', { type: 'Party' }, async () => [await aPhoto()]],
    ['half a place', 400, 'invalid-input', 'longitude', { longitude: '' }, async () => [await aPhoto()]],
    ['NUL in the text', 400, 'invalid-input', 'location', { location: 'a\0b' }, async () => [await aPhoto()]],
    [
      'an endless description',
      400,
      'invalid-input',
      'description',
      { description: 'x'.repeat(70_000) },
      async () => [],
    ],
    [
      'a status one may not set',
      422,
      'forbidden-status-change',
      'status',
      { status: 'closed' },
      async () => [await aPhoto()],
    ],
    [
      'a clientRef that is none',
      400,
      'invalid-input',
      'clientRef',
      { clientRef: 'x' },
      async () => [await aPhoto()],
    ],
  ])('for %s (%i %s), and names %s', async (_name, status, code, field, fields, files) => {
    const before = await everythingKept(server);
    const named = (await files()).map((bytes, index) => ({ name: `${index}.jpg`, bytes }));
    const reply = await send(aForm(anIncident(fields), named));
    expect(reply.status).toBe(status);
    expect(reply.body.code).toBe(code);
    expect(reply.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('for the 21st file', async () => {
    const before = await everythingKept(server);
    const bytes = await aPhoto();
    const files = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
    const reply = await send(aForm(anIncident(), files));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'too-many-files', errors: [{ field: 'media_20' }] });
    expect(await everythingKept(server)).toEqual(before);
  });

  it('for a field that comes twice, a file under a strange name, and names that every object has', async () => {
    const before = await everythingKept(server);
    const twice = aForm(anIncident());
    twice.append('priority', 'high');
    const strange = aForm(anIncident());
    strange.append('virus', new Blob([new Uint8Array(await aPhoto())]), 'a.jpg');
    const inherited = aForm({ ...anIncident(), ['constructor']: 'x', ['__proto__x']: 'y' });
    inherited.append('__proto__', 'polluted');
    expect((await send(twice)).body.errors).toEqual([{ field: 'priority', message: 'Sent more than once' }]);
    expect((await send(strange)).body.errors[0].field).toBe('virus');
    expect((await send(inherited)).status).toBe(400);
    expect(await everythingKept(server)).toEqual(before);
  });
});

describe('a body that is no whole form is malformed and leaves nothing', () => {
  const boundary = 'tailboard-boundary';
  const type = `multipart/form-data; boundary=${boundary}`;
  const text = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = () =>
    Object.entries(anIncident())
      .map(([name, value]) => text(name, String(value)))
      .join('');
  const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="media_0"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

  it.each([
    [
      'cut off inside a file',
      async () => Buffer.concat([Buffer.from(fields() + fileHead), await aPhoto({ width: 900 })]),
    ],
    [
      'cut off inside a long file',
      async () => Buffer.concat([Buffer.from(fields() + fileHead), aVideo(3_000_000)]),
    ],
    ['cut off after a field', async () => Buffer.from(fields())],
    ['cut off inside the head of a part', async () => Buffer.from(fields() + fileHead.slice(0, 60))],
    ['of another boundary', async () => Buffer.from(fields().replaceAll(boundary, 'other'))],
    ['of noise', async () => aVideo(100_000)],
  ])('when it is %s', async (_name, make) => {
    const before = await everythingKept(server);
    const demo = await server.as('demo');
    const body = new Uint8Array(await make());
    const reply = await demo.request('POST', '/api/incidents', { headers: { 'content-type': type }, body });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('malformed-upload');
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 400],
    ['is of another multipart type', `multipart/mixed; boundary=${boundary}`, 415],
    ['is text', 'text/plain', 415],
    ['is XML', 'application/xml', 415],
  ])('when it %s', async (_name, contentType, status) => {
    const before = await everythingKept(server);
    const demo = await server.as('demo');
    const headers = { 'content-type': contentType };
    const reply = await demo.request('POST', '/api/incidents', {
      headers,
      body: `${fields()}--${boundary}--\r\n`,
    });
    expect(reply.status).toBe(status);
    expect(await everythingKept(server)).toEqual(before);
  });

  it.each(['finish', 'cut'] as const)(
    'when the connection ends (%s) before the announced length',
    async (afterwards) => {
      const before = await everythingKept(server);
      const body = Buffer.concat([Buffer.from(fields() + fileHead), aVideo(300_000)]);
      const headers = { 'content-type': type, 'content-length': '5000000' };
      const answer = await sendRaw(await server.as('demo'), {
        method: 'POST',
        path: '/api/incidents',
        headers,
        body,
        afterwards,
      });
      if (afterwards === 'finish')
        expect(answer).toMatchObject({ status: 400, body: expect.stringContaining('malformed-upload') });
      await expect.poll(() => everythingKept(server)).toEqual(before);
    },
  );
});

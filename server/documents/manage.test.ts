import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deflateRawSync } from 'node:zlib';
import { aDocx, aPdf, aZip, sendDocument, whenIndexed } from '../testing/documents.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rule = (text: string) => ({ name: 'Yard rules.md', bytes: `# Yard rules\n\n## Gate\n\n${text}\n` });

describe('who manages documents', () => {
  it.each([
    ['POST', '/api/osha/documents'],
    ['POST', '/api/osha/documents/ladders/file'],
    ['POST', '/api/osha/documents/ladders/retire'],
  ])('%s %s is refused to the crew, and nothing is kept', async (_method, path) => {
    const before = await storedFiles(server);
    const demo = await server.as('demo');
    const reply = path.endsWith('retire')
      ? await demo.post(path, { retired: true })
      : await sendDocument(demo, rule('No.'), path);
    expect([reply.status, reply.body.code]).toEqual([403, 'not-allowed']);
    expect(await storedFiles(server)).toEqual(before);
  });

  it('a document that is not ready, or retired, does not exist for the crew', async () => {
    const admin = await server.as('admin');
    const demo = await server.as('demo');
    const { body: broken } = await sendDocument(admin, { name: 'torn.pdf', bytes: '%PDF-1.7 torn' });
    const failed = await whenIndexed(admin, broken.key);
    expect([failed.status, failed.problem]).toEqual(['failed', 'This PDF is damaged and cannot be read.']);
    await admin.post('/api/osha/documents/silica/retire', { retired: true });
    for (const key of [broken.key, 'silica']) {
      for (const path of ['', '/url', '/file']) {
        expect((await demo.get(`/api/osha/documents/${key}${path}`)).status).toBe(404);
      }
    }
    const seen = (await demo.get('/api/osha/documents')).body.map(({ key }: { key: string }) => key);
    expect(seen).not.toContain('silica');
    expect(seen).not.toContain(broken.key);
    const back = await admin.post('/api/osha/documents/silica/retire', { retired: false });
    expect(back.body.status).toBe('ready');
    expect((await demo.get('/api/osha/documents/silica')).status).toBe(200);
  });
});

describe('the library', () => {
  it('is there, with what each document says of itself', async () => {
    const demo = await server.as('demo');
    const { body } = await demo.get('/api/osha/documents');
    expect(body.length).toBeGreaterThanOrEqual(40);
    const ladders = body.find(({ key }: { key: string }) => key === 'ladders');
    expect(ladders).toMatchObject({
      name: 'Ladders',
      origin: 'library',
      status: 'ready',
      type: 'text/markdown',
      progress: 1,
    });
    expect(ladders.sections).toContain('29 CFR 1926.1053(b)(1)');
    expect(ladders.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await demo.get('/api/osha/documents/ladders/url')).body).toEqual({ url: '/safety/ladders' });
  });

  it('is kept up to date by the product and not replaced', async () => {
    const admin = await server.as('admin');
    const reply = await sendDocument(admin, rule('Mine.'), '/api/osha/documents/ladders/file');
    expect([reply.status, reply.body.code]).toEqual([422, 'library-document']);
  });

  it("'s original is saved, never shown in place", async () => {
    const { headers, status, body } = await (await server.as('demo')).get('/api/osha/documents/ladders/file');
    expect(status).toBe(200);
    expect(body).toMatch(/^---\ntitle: Ladders/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ladders.md"/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('a document of our own', () => {
  it.each([
    [
      'Markdown',
      'Truck rules.md',
      async () => '# Truck rules\n\n## Idling\n\nNobody idles a zebra truck longer than 17 minutes.\n',
    ],
    [
      'plain text',
      'Crane rules.txt',
      async () => 'IDLING\n\nNobody idles a zebra crane longer than 18 minutes.\n',
    ],
    [
      'Word',
      'Lift rules.docx',
      async () => aDocx(['# Idling', 'Nobody idles a zebra lift longer than 19 minutes.']),
    ],
    ['PDF', 'Saw rules.pdf', async () => aPdf(['Nobody idles a zebra saw longer than 20 minutes.'])],
  ])('as %s is indexed, and quoted by who may only read', async (_kind, name, bytes) => {
    const sent = await bytes();
    const added = await sendDocument(await server.as('admin'), { name, bytes: sent });
    expect([added.status, added.body.origin]).toEqual([202, 'own']);
    const { key } = added.body;
    expect(await whenIndexed(await server.as('admin'), key)).toMatchObject({
      status: 'ready',
      problem: null,
    });
    const demo = await server.as('demo');
    const { body } = await demo.post('/api/osha/chat', {
      query: 'how long may a zebra idle',
      documentKeys: [key],
    });
    expect(body).toMatchObject({ answered: true, source: 'built-in' });
    expect(body.citations[0].quote).toMatch(/^Nobody idles a zebra \w+ longer than \d+ minutes\.$/);
    expect((await demo.get(`/api/osha/documents/${key}/file`)).status).toBe(200);
  });

  it('is there once: the same file again is refused with the one that exists, two at once too', async () => {
    const admin = await server.as('admin');
    const twice = await Promise.all([
      sendDocument(admin, rule('Close it.')),
      sendDocument(admin, rule('Close it.')),
    ]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([202, 409]));
    const added = twice.find(({ status }) => status === 202);
    const again = await sendDocument(admin, rule('Close it.'));
    expect(again.body).toMatchObject({ code: 'document-exists', current: { key: added?.body.key } });
    const files = await storedFiles(server);
    await sendDocument(admin, rule('Close it.'));
    expect(await storedFiles(server)).toEqual(files);
  });

  it('keeps its key and its old passages until another file has taken its place', async () => {
    const admin = await server.as('admin');
    const { body: added } = await sendDocument(admin, {
      name: 'pond.md',
      bytes: '# Pond\n\nKeep 31 feet from the pond.\n',
    });
    await whenIndexed(admin, added.key);
    const torn = await sendDocument(
      admin,
      { name: 'pond.pdf', bytes: '%PDF-1.7 torn' },
      `/api/osha/documents/${added.key}/file`,
    );
    expect(torn.status).toBe(202);
    const kept = await whenIndexed(admin, added.key);
    expect([kept.status, kept.progress, kept.problem]).toEqual([
      'ready',
      1,
      'This PDF is damaged and cannot be read.',
    ]);
    const before = await admin.get(`/api/osha/documents/${added.key}`);
    expect(before.body.chunks[0].text).toContain('31 feet');
    await sendDocument(
      admin,
      { name: 'pond.md', bytes: '# Pond\n\nKeep 32 feet from the pond.\n' },
      `/api/osha/documents/${added.key}/file`,
    );
    await whenIndexed(admin, added.key);
    const after = await admin.get(`/api/osha/documents/${added.key}`);
    expect(after.body.chunks.map(({ text }: { text: string }) => text)).toEqual([
      'Keep 32 feet from the pond.',
    ]);
    expect(after.body.document.version).not.toBe(before.body.document.version);
    const { body: file } = await admin.get(`/api/osha/documents/${added.key}/file`);
    expect(file).toContain('32 feet');
  });

  it('leaves its coming, changing and going in history', async () => {
    const chief = await server.as('chief');
    const { body: added } = await sendDocument(chief, {
      name: 'history.md',
      bytes: '# History\n\nA line.\n',
    });
    await whenIndexed(chief, added.key);
    await sendDocument(
      chief,
      { name: 'h.md', bytes: '# History\n\nB line.\n' },
      `/api/osha/documents/${added.key}/file`,
    );
    await chief.post(`/api/osha/documents/${added.key}/retire`, { retired: true });
    await chief.post(`/api/osha/documents/${added.key}/retire`, { retired: true });
    const { body } = await chief.get('/api/history?limit=3');
    expect(body.map(({ subject, action }: { subject: string; action: string }) => [subject, action])).toEqual(
      [
        ['document', 'retired'],
        ['document', 'replaced'],
        ['document', 'added'],
      ],
    );
  });
});

describe('a file that is none', () => {
  it.each([
    ['nothing', 'empty.md', '', 400, 'empty-document', /empty/],
    [
      'a PDF by another name',
      'rules.docx',
      '%PDF-1.7',
      415,
      'unsupported-document-type',
      /ends in \.docx, but the file is a PDF/,
    ],
    [
      'a text by another name',
      'rules.pdf',
      'plain words',
      415,
      'unsupported-document-type',
      /ends in \.pdf, but the file is a text/,
    ],
    ['a program', 'rules.exe', 'MZ\u0000\u0001', 415, 'unsupported-document-type', /Only PDF/],
    ['a picture', 'rules.txt', '\u0089PNG\u0000\u0001', 415, 'unsupported-document-type', /Only PDF/],
    [
      'an old Word file',
      'old.doc',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      415,
      'unsupported-document-type',
      /old Word/,
    ],
  ])('%s is refused, and told why', async (_what, name, bytes, status, code, detail) => {
    const before = await storedFiles(server);
    const reply = await sendDocument(await server.as('admin'), { name, bytes });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.detail).toMatch(detail);
    // Files that were replaced before may go meanwhile; none comes.
    expect((await storedFiles(server)).filter((file) => !before.includes(file))).toEqual([]);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/json',
    'text/plain',
  ])('a body that is no form is refused: %s', async (type) => {
    const admin = await server.as('admin');
    for (const path of ['/api/osha/documents', '/api/osha/documents/ladders/file']) {
      const reply = await admin.request('POST', path, { headers: { 'content-type': type }, body: 'a=1&b=2' });
      expect(reply.status, path).toBeGreaterThanOrEqual(400);
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
    }
  });

  it('too large is refused', async () => {
    const bytes = Buffer.alloc(25 * 1024 * 1024 + 1, 'a');
    const reply = await sendDocument(await server.as('admin'), { name: 'big.txt', bytes });
    expect([reply.status, reply.body.code]).toEqual([413, 'document-too-large']);
  });

  it.each([
    ['a scan', 'scan.pdf', () => aPdf(['', '']), /no text/],
    [
      'a ZIP that is no Word document',
      'sheet.docx',
      async () => aZip([{ name: 'xl/a.xml', bytes: Buffer.from('<a/>') }]),
      /not a Word document/,
    ],
    ['a torn Word document', 'torn.docx', async () => aDocx(['A']).subarray(0, 500), /damaged/],
    [
      'a Word document that unpacks without end',
      'bomb.docx',
      async () => {
        const bytes = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, ' '));
        return aZip([{ name: 'word/document.xml', bytes, method: 8, uncompressedSize: 200 * 1024 * 1024 }]);
      },
      /unpacks to far more/,
    ],
    [
      'a Word document that lies about what it unpacks to',
      'liar.docx',
      async () => {
        const bytes = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, ' '));
        return aZip([{ name: 'word/document.xml', bytes, method: 8, uncompressedSize: 1_000 }]);
      },
      /damaged|unpacks to far more/,
    ],
  ])('%s fails with its reason, and the server goes on', async (_what, name, bytes, problem) => {
    const admin = await server.as('admin');
    const { body } = await sendDocument(admin, { name, bytes: await bytes() });
    const document = await whenIndexed(admin, body.key);
    expect(document.status).toBe('failed');
    expect(document.problem).toMatch(problem);
    expect((await server.nobody.get('/api/health')).status).toBe(200);
  });
});

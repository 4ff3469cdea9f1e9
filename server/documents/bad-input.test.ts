import { fallbackQuestions } from '@tailboard/answers/library/first-questions.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDocument, whenIndexed } from '../testing/documents.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
let lead: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
  lead = await server.as('lead');
});
afterAll(() => server.close());

const sendAs = (person: Person, path: string, type: string, body: string) =>
  person.request('POST', path, { headers: { 'content-type': type }, body });
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `document-${at}`);
const tooMany = (count: number) => `At most 200 documents can be asked at once; ${count} were named.`;
const notOffered = 'These documents do not exist or are no longer offered:';

describe('who may not is told so, whatever is wrong with what they send', () => {
  const broken: [type: string, body: string][] = [
    ['application/json', '{'],
    ['application/json', '{"retired":"perhaps"}'],
    ['application/json', `"${'x'.repeat(300_000)}"`],
    ['text/plain', 'x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\n'],
  ];

  it.each(['', '/ladders/file', '/ladders/retire', '/no-such/retire'])(
    'add, replace, retire: /api/osha/documents%s',
    async (path) => {
      for (const [type, body] of broken) {
        const address = `/api/osha/documents${path}`;
        const nobody = await sendAs(server.nobody, address, type, body);
        expect([nobody.status, nobody.body.code], type).toEqual([401, 'not-signed-in']);
        const crew = await sendAs(demo, address, type, body);
        expect([crew.status, crew.body.code], type).toEqual([403, 'not-allowed']);
      }
    },
  );

  it.each(['/api/osha/chat', '/api/safety/suggestions'])('ask: %s', async (path) => {
    for (const [type, body] of broken) {
      expect((await sendAs(server.nobody, path, type, body)).status, type).toBe(401);
    }
  });
});

describe('documents that cannot be asked', () => {
  const ask = (documentKeys: unknown) => demo.post('/api/osha/chat', { query: 'how high', documentKeys });

  it('too many are refused with their number, and the unknown among them are named', async () => {
    const { status, body } = await ask([...numbered(499), 'ladders']);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.detail).toBe(`${tooMany(500)} ${notOffered} ${numbered(10).join(', ')} and 489 more.`);
    expect(body.errors[0]).toEqual({ field: 'documentKeys', message: tooMany(500) });
    expect(body.errors[1]).toEqual({
      field: 'documentKeys.0',
      message: 'There is no usable document “document-0”',
    });
  });

  it('too many are too many though all are known, or one again and again', async () => {
    const { body } = await ask(Array.from({ length: 201 }, () => 'ladders'));
    expect([body.code, body.detail]).toEqual(['invalid-input', tooMany(201)]);
    expect((await ask(Array.from({ length: 200 }, () => 'ladders'))).status).toBe(200);
  });

  it('as many as a body holds, or more, are refused', async () => {
    const many = await ask(Array.from({ length: 30_000 }, (_, at) => at.toString(36)));
    expect([many.status, many.body.errors.length]).toEqual([400, 201]);
    expect(many.body.detail).toContain(tooMany(30_000));
    expect((await ask(numbered(100_000))).status).toBe(413);
  });

  it('are named so that a sentence can hold them', async () => {
    const keys = ['', ' ', '\u200b', 'a\u0000b\u202ec', 'x'.repeat(5_000), "50% '_"];
    const { status, body } = await ask(keys);
    expect([status, body.code]).toEqual([400, 'unknown-documents']);
    expect(body.detail).toBe(`${notOffered} (an empty name), a\ufffdb\ufffdc, ${'x'.repeat(120)}…, 50% '_.`);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
      keys.map((_, at) => `documentKeys.${at}`),
    );
  });

  it('are said to be no list, in words', async () => {
    const { body } = await ask('ladders');
    expect(body.errors).toEqual([{ field: 'documentKeys', message: 'Must be a list, not text' }]);
  });

  it('are refused by search in the same way', async () => {
    const search = (keys: string) => demo.get(`/api/osha/search?q=ladder&keys=${keys}`);
    const { status, body } = await search(numbered(300).join(','));
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.detail).toContain(`${tooMany(300)} ${notOffered} document-0, `);
    expect(body.errors[1].field).toBe('keys.0');
    expect((await search('%00,ladders')).body.detail).toBe(`${notOffered} (an empty name).`);
    expect((await search('x'.repeat(12_000))).body.code).toBe('unknown-documents');
    expect((await search(' ladders, ladders,,')).status).toBe(200);
  });

  it.each(['', '/url', '/file'])('a name that is no key is no document: %s', async (path) => {
    for (const key of ['%00', '%25', 'Ladders', 'x'.repeat(150)]) {
      expect((await lead.get(`/api/osha/documents/${key}${path}`)).status, key).toBe(404);
    }
    expect((await lead.post('/api/osha/documents/%00/retire', { retired: true })).status).toBe(404);
  });
});

it.each(['\u200b', '\ufeff\u2060', '\u00ad\ufe0f', '\u200d \u3164'])(
  'a question without a visible character is blank: %j',
  async (query) => {
    const asked = await demo.post('/api/osha/chat', { query, documentKeys: ['ladders'] });
    expect([asked.status, asked.body.errors]).toEqual([400, [{ field: 'query', message: 'Ask a question' }]]);
    const searched = await demo.get(`/api/osha/search?q=${encodeURIComponent(query)}`);
    expect([searched.status, searched.body.errors[0].field]).toEqual([400, 'q']);
  },
);

describe('suggestions', () => {
  const fixed = (language: 'en' | 'es') => fallbackQuestions.map((question) => question[language]);
  const messages = (count: number, content = 'a') =>
    Array.from({ length: count }, () => ({ role: 'user', content }));

  it.each([
    ['that is no JSON', '{'],
    ['that is empty', ''],
    ['that is nothing', 'null'],
    ['of other types', JSON.stringify({ documentKeys: 'ladders', messages: {}, language: 7 })],
    ['with too many documents', JSON.stringify({ documentKeys: numbered(500) })],
    ['with too many messages', JSON.stringify({ documentKeys: ['ladders'], messages: messages(101) })],
    [
      'with a message too long',
      JSON.stringify({ documentKeys: ['ladders'], messages: messages(1, 'a'.repeat(20_001)) }),
    ],
    ['that is too large', JSON.stringify({ documentKeys: [], messages: messages(100, 'a'.repeat(20_000)) })],
  ])('for a body %s are the fixed questions', async (_what, body) => {
    const reply = await sendAs(demo, '/api/safety/suggestions', 'application/json', body);
    expect([reply.status, reply.body]).toEqual([200, fixed('en')]);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('are in the language that a broken body asks for', async () => {
    const { body } = await demo.post('/api/safety/suggestions', { documentKeys: 1, language: 'es' });
    expect(body).toEqual(fixed('es'));
  });

  it('are the fixed ones where it is the server that fails', async () => {
    const { db } = server.app.context;
    await db.execute(sql`alter table document_vectors rename to document_vectors_away`);
    const reply = await demo.post('/api/safety/suggestions', { documentKeys: ['lead'], language: 'es' });
    await db.execute(sql`alter table document_vectors_away rename to document_vectors`);
    expect([reply.status, reply.body]).toEqual([200, fixed('es')]);
  });

  it('are refused to another site all the same', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await demo.request('POST', '/api/safety/suggestions', { headers, body: '{' })).status).toBe(403);
  });
});

describe('a file', () => {
  it('with an endless name keeps its ending, and a name within limits', async () => {
    const name = `${'Pump 🛠 rules '.repeat(40)}.md`;
    const { status, body } = await sendDocument(lead, { name, bytes: 'Pumps are locked.' });
    expect(status, JSON.stringify(body)).toBe(202);
    expect(body.type).toBe('text/markdown');
    expect((await whenIndexed(lead, body.key)).name.length).toBeLessThanOrEqual(200);
    const { headers } = await lead.get(`/api/osha/documents/${body.key}/file`);
    expect(headers.get('content-disposition')).toMatch(/filename="Pump .{240,250}\.md"/);
  });

  it('with a name that cannot be seen, or reads backwards, has one that can', async () => {
    const unseen = await sendDocument(lead, { name: '\u200b.md', bytes: 'Hoses are coiled.' });
    expect(unseen.body.name).toBe('Document');
    const turned = await sendDocument(lead, { name: 'pay\u202efdp.md', bytes: 'Hoses are hung.' });
    expect(turned.body.name).toBe('payfdp');
  });

  it.each(['notes.txt', 'notes.md'])('that is no text, though named %s, is told so', async (name) => {
    const { status, body } = await sendDocument(lead, { name, bytes: 'Stay\u0000 back.' });
    expect([status, body.code]).toEqual([415, 'unsupported-document-type']);
    expect(body.detail).toMatch(/^This file is not text, though its name says so/);
    const later = await sendDocument(lead, { name, bytes: `${`${name}\n\n`.repeat(1_000)}\u0000` });
    const { status: became, problem } = await whenIndexed(lead, later.body.key);
    expect(became).toBe('failed');
    expect(problem).toMatch(/^This file is not text, though its name says so/);
  });

  it('without a visible character has no text', async () => {
    const { body } = await sendDocument(lead, { name: 'blank.md', bytes: '\u200b\n' });
    expect((await whenIndexed(lead, body.key)).problem).toBe('This document has no text.');
  });
});

it.each(['', '\r\n', '\r\n--X', 'more\r\n'.repeat(10_000)])(
  'a form whose file is never closed is refused at once and leaves nothing (%#)',
  async (end) => {
    const body = `--X\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\n# A half${end}`;
    const { files } = await everythingKept(server);
    const answer = await sendAs(lead, '/api/osha/documents', 'multipart/form-data; boundary=X', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed-upload']);
    await expect.poll(async () => (await everythingKept(server)).files).toEqual(files);
  },
);

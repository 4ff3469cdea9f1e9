import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDocument, whenIndexed } from '../testing/documents.ts';
import type { Person, Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const TEXT = '# Quarry plan\n\n## Load the zebra platform\n\nThe zebra platform holds 777 pounds.\n';
const QUESTION = 'how many pounds does the zebra platform hold';

let server: TestServer;
/** Of the crew north; the crew south has rosa and chief. */
let lead: Person;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.as('lead');
  const { status, body } = await sendDocument(lead, { name: 'quarry.md', bytes: TEXT });
  expect([status, body.crewId]).toEqual([202, 'north']);
  ({ key } = body);
  await whenIndexed(lead, key);
});
afterAll(() => server.close());

const keysOf = ({ body }: Reply) => body.map((document: { key: string }) => document.key);
const retire = (person: Person, which: string, retired = true) =>
  person.post(`/api/osha/documents/${which}/retire`, { retired });
const replace = (person: Person, which: string) =>
  sendDocument(
    person,
    { name: 'other.md', bytes: '# Other\n\nOther.\n' },
    `/api/osha/documents/${which}/file`,
  );

describe('a document that a supervisor added', () => {
  it.each([
    ['demo', true],
    ['mike', true],
    ['lead', true],
    ['admin', true],
    ['rosa', false],
    ['chief', false],
  ])('is for %s: %s, read, searched and asked', async (username, isTheirs) => {
    const person = await server.as(username);
    expect(keysOf(await person.get('/api/osha/documents')).includes(key)).toBe(isTheirs);
    for (const path of ['', '/url', '/file']) {
      const { status } = await person.get(`/api/osha/documents/${key}${path}`);
      expect([path, status]).toEqual([path, isTheirs ? 200 : 404]);
    }
    const found = await person.get(`/api/osha/search?q=${encodeURIComponent('zebra platform')}`);
    expect(JSON.stringify(found.body).includes('777')).toBe(isTheirs);
    const named = await person.get(`/api/osha/search?q=zebra&keys=${key}`);
    expect(named.status).toBe(isTheirs ? 200 : 400);
    const asked = await person.post('/api/osha/chat', { query: QUESTION, documentKeys: [key] });
    expect([asked.status, asked.body.code]).toEqual(isTheirs ? [200, undefined] : [400, 'unknown-documents']);
    const assistant = await person.post('/api/assistant/chat', { message: QUESTION });
    expect(JSON.stringify(assistant.body).includes('777')).toBe(isTheirs);
    const questions = await person.post('/api/safety/suggestions', { documentKeys: [key], messages: [] });
    expect(JSON.stringify(questions.body).includes('Quarry')).toBe(isTheirs);
  });

  it('is changed by supervisors of the crew and administrators, and by nobody else', async () => {
    for (const [username, status] of [
      ['demo', 403],
      ['rosa', 403],
      ['chief', 404],
    ] as const) {
      const person = await server.as(username);
      expect([username, (await retire(person, key)).status]).toEqual([username, status]);
      expect([username, (await replace(person, key)).status]).toEqual([username, status]);
    }
    for (const username of ['lead', 'admin']) {
      const person = await server.as(username);
      expect((await retire(person, key)).body.status).toBe('retired');
      expect((await retire(person, key, false)).body.status).toBe('ready');
    }
  });

  it('may be added by another crew too, which learns nothing of the first', async () => {
    const chief = await server.as('chief');
    const added = await sendDocument(chief, { name: 'quarry.md', bytes: TEXT });
    expect([added.status, added.body.crewId]).toEqual([202, 'south']);
    expect((await sendDocument(lead, { name: 'again.md', bytes: TEXT })).body.code).toBe('document-exists');
    await whenIndexed(chief, added.body.key);
    expect((await retire(chief, added.body.key)).status).toBe(200);
  });
});

describe('a document of the whole company', () => {
  it('is changed by administrators alone, and so is the library', async () => {
    const admin = await server.as('admin');
    const { body: rules } = await sendDocument(admin, {
      name: 'rules.md',
      bytes: '# Rules\n\nWear gloves.\n',
    });
    expect(rules.crewId).toBeNull();
    await whenIndexed(admin, rules.key);
    for (const username of ['lead', 'chief']) {
      const person = await server.as(username);
      for (const which of [rules.key, 'aerial-lifts']) {
        expect([which, (await retire(person, which)).status]).toEqual([which, 403]);
        expect([which, (await replace(person, which)).status]).toEqual([which, 403]);
        expect((await person.get(`/api/osha/documents/${which}`)).status).toBe(200);
      }
    }
    expect((await retire(admin, 'aerial-lifts')).status).toBe(200);
    expect((await retire(admin, 'aerial-lifts', false)).status).toBe(200);
  });

  it('is added by no supervisor without a crew', async () => {
    const boss = await server.addPerson({ role: 'supervisor', crewId: null });
    const reply = await sendDocument(boss, { name: 'mine.md', bytes: '# Mine\n\nMine.\n' });
    expect([reply.status, reply.body.code]).toEqual([403, 'not-allowed']);
  });
});

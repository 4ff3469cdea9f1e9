import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person, Reply } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** Different words, each of which asks for something else. */
const manyWords = (length: number) =>
  Array.from({ length }, (_, at) => `rung${at.toString(26).replaceAll(/\d/g, 'z')}q${at}`).join(' ');

/** What is longer than any term, in bytes, after lower case, after ligatures are parted; more section numbers than a page has. */
const texts = [
  ...['a', 'ﬁ', 'ß', 'İ', 'ﷺ', '漢', '𝒜', 'a\u0301', "'", '\\', "\\'", '(b)', '§', '1926.', '1926.1053(b)'],
  ...['1926.1053(b)(1) 1910.', '§ 1053 b 1 ', 'no se ', '\u202ea', 'ﬀ1', "o'b", 'a&', '!|:* '],
];
const sequence = [filled('1926.1053(b)', 9_990), filled('1926.1053(b)', 9_990), 'a'.repeat(9_990)];

it('nothing that a person asks makes the database fail or hang, however long its words are and however many', async () => {
  const expectAnswer = async (reply: Promise<Reply>, what: string) => {
    expect((await reply).status, what.slice(0, 40)).toBe(200);
    expect((await server.nobody.get('/api/health')).status, what.slice(0, 40)).toBe(200);
  };
  for (const message of [...sequence, manyWords(700)]) {
    await expectAnswer(demo.post('/api/assistant/chat', { message }), message);
  }
  for (const query of [manyWords(180), ...['ﬁ', 'ß', '1926.'].map((unit) => filled(unit, 1_990))]) {
    await expectAnswer(demo.post('/api/osha/chat', { query, documentKeys: ['ladders'] }), query);
  }
  for (const unit of texts) {
    await expectAnswer(demo.get(`/api/osha/search?q=${encodeURIComponent(filled(unit, 1_500))}`), unit);
  }
});

it('a long word beside others takes nothing away from what they find', async () => {
  const search = async (q: string) =>
    (await demo.get(`/api/osha/search?q=${encodeURIComponent(q)}`)).body.passages as unknown[];
  const found = await search('1926.1053 ladder rungs');
  expect(found.length).toBeGreaterThan(0);
  expect((await search(`1926.1053 ladder rungs ${'ﬁ'.repeat(1_000)}`))[0]).toEqual(found[0]);
});

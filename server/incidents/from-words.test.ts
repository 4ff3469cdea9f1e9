import { fromWordsReplySchema } from '@tailboard/contract/spoken-report.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fails, saysObject, startModelServer } from '../testing/model-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/incidents/from-words';
const at = '2026-06-10T14:35:00-05:00';

describe('a report in spoken words', () => {
  it('is read for who is signed in, and nothing is stored', async () => {
    expect((await server.nobody.post(path, { text: 'Rosa fell' })).status).toBe(401);
    const demo = await server.as('demo');
    const before = (await demo.get('/api/incidents')).body.length;
    const reply = await demo.post(path, {
      text: 'ayer en la tarde Luis se cayó de la escalera en la bodega',
      at,
    });
    expect(reply.status).toBe(200);
    const { draft, from, ask, source } = fromWordsReplySchema.parse(reply.body);
    expect(draft).toMatchObject({ type: 'Workplace Injury', location: 'bodega', people: [{ name: 'Luis' }] });
    expect(draft.date).toBe('2026-06-09T15:00:00-05:00');
    expect(from).toContainEqual({ field: 'date', words: 'ayer en la tarde', sure: false });
    expect(ask[0]).toMatchObject({ choices: ['yes', 'no'] });
    expect(ask.map(({ question }) => question).join(' ')).toContain('¿');
    expect(source).toBe('built-in');
    expect((await demo.get('/api/incidents')).body.length).toBe(before);
  });

  it('asks in the language that is wished for', async () => {
    const demo = await server.as('demo');
    const reply = await demo.post(path, { text: 'se cayó Luis lo llevaron al hospital', language: 'en', at });
    expect(reply.body.ask.map(({ question }: { question: string }) => question)).toContain(
      'Is anybody staying in the hospital as a patient?',
    );
  });

  it('takes the clock of the reader where no time is given', async () => {
    const demo = await server.as('demo');
    const reply = await demo.request('POST', path, {
      json: { text: 'he just fell right now' },
      headers: { 'x-time-zone': 'Pacific/Kiritimati' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.draft.date).toMatch(/\+14:00$/);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no words', { text: '  ' }, 'text'],
    ['endless words', { text: 'x'.repeat(50_001) }, 'text'],
    ['NUL', { text: 'a\0b' }, 'text'],
    ['half a character', { text: 'a\uD800' }, 'text'],
    ['a time without its zone', { text: 'he fell', at: '2026-06-10T14:35' }, 'at'],
    ['a day that is none', { text: 'he fell', at: '2026-02-30T14:35:00Z' }, 'at'],
    ['another language', { text: 'he fell', language: 'fr' }, 'language'],
  ])('is refused for %s', async (_name, body, field) => {
    const reply = await (await server.as('demo')).post(path, body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].field).toBe(field);
  });
});

describe('with a model', () => {
  it('takes what it adds only with words of the text, and nothing that calms', async () => {
    const provider = await startModelServer();
    const asking = await startTestServer({ ...provider.settings });
    try {
      const demo = await asking.as('demo');
      const text = 'they took him to the hospital he was up where the crew eats';
      provider.does(
        saysObject({
          type: 'Workplace Injury',
          category: 'incident',
          died: 'no',
          admitted: 'no',
          amputation: 'no',
          eyeLost: 'no',
          words: [
            { field: 'location', words: 'where the crew eats' },
            { field: 'person', words: 'Somebody Else' },
          ],
        }),
      );
      const { draft, from, source } = fromWordsReplySchema.parse((await demo.post(path, { text, at })).body);
      expect(source).toBe('model');
      expect(draft.location).toBe('where the crew eats');
      expect(from).toContainEqual({ field: 'location', words: 'where the crew eats', sure: false });
      expect(draft.facts.admitted).toBe('unknown');
      expect(JSON.stringify(draft)).not.toContain('Somebody Else');
      provider.does(fails(500));
      const without = fromWordsReplySchema.parse((await demo.post(path, { text, at })).body);
      expect(without.source).toBe('built-in');
    } finally {
      provider.close();
      await asking.close();
    }
  });
});

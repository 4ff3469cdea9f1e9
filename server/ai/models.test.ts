import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { describeError } from '../http/describe-error.ts';
import {
  cutOff,
  embeds,
  fails,
  halfAnswer,
  hangsUp,
  hears,
  isEndless,
  isSilent,
  MODEL_KEY,
  page,
  refuses,
  says,
  saysObject,
  sounds,
  startModelServer,
  type Behaviour,
  type ModelServer,
} from '../testing/model-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { ModelUnavailable, openModels, type Models } from './public.ts';

let installation: TestServer;
let provider: ModelServer;
let models: Models;
beforeAll(async () => {
  installation = await startTestServer();
});
afterAll(() => installation.close());
const open = (settings: Record<string, string>) =>
  openModels({ config: readConfig(settings).ai, db: installation.app.context.db });
beforeEach(async () => {
  provider = await startModelServer();
  models = open({ ...provider.settings, AI_EMBEDDING_MODEL: 'an-embedding-model' });
});
afterEach(() => provider.close());

const schema = z.object({ severity: z.enum(['low', 'high']), actions: z.array(z.string()).min(1) });
const fine = { severity: 'low', actions: ['Look.'] };
const question = { instructions: 'Judge it.', data: { said: 'x' }, budgetMs: 2_000, user: null };
const ask = () => models.writeObject({ ...question, schema });

async function failureOf(work: () => Promise<unknown>): Promise<ModelUnavailable> {
  const error = await work().then(
    (answer) => expect.fail(`answered ${JSON.stringify(answer)}`),
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(ModelUnavailable);
  // Neither a key nor what the provider says reaches the log.
  const logged = JSON.stringify([describeError(error), String(error)]);
  expect(logged).not.toMatch(/sk-key|Incorrect key|hotel/);
  return error as ModelUnavailable;
}

async function read(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

describe('without a model', () => {
  it('nothing can be asked', async () => {
    const none = open({});
    expect(none.can).toEqual({
      chat: false,
      vision: false,
      embeddings: false,
      speech: false,
      transcription: false,
    });
    for (const work of [
      () => none.writeText(question),
      () => none.writeObject({ ...question, schema }),
      () => read(none.streamText(question)),
      () => none.embed(['a']),
      () => none.speak({ text: 'a', voice: 'nova', speed: 1 }),
      () => none.transcribe({ bytes: new Uint8Array(1), type: 'audio/webm', name: 'a.webm' }),
    ]) {
      expect((await failureOf(work)).reason).toBe('not-configured');
    }
    expect(none.usage()).toEqual([]);
  });
});

describe('an answer with a schema', () => {
  it('is asked for with the schema and the key, and its tokens are counted', async () => {
    provider.does(saysObject(fine));
    expect(await ask()).toEqual(fine);
    const [chat] = provider.chats();
    expect(provider.asked[0]?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`);
    expect(chat).toMatchObject({ model: 'a-chat-model', response_format: { type: 'json_schema' } });
    expect(chat.response_format.json_schema.schema.required).toEqual(['severity', 'actions']);
    expect(models.usage()[0]).toMatchObject({
      of: 'chat',
      requests: 1,
      answers: 1,
      inputTokens: 11,
      outputTokens: 7,
      failures: {},
    });
  });

  it('is asked for in words where the server knows no schema', async () => {
    models = open({ ...provider.settings, AI_STRUCTURED_OUTPUT: 'off' });
    provider.does(says(`\`\`\`json\n${JSON.stringify(fine)}\n\`\`\``));
    expect(await ask()).toEqual(fine);
    const [chat] = provider.chats();
    expect(chat.response_format).toEqual({ type: 'json_object' });
    expect(chat.messages[0].content).toContain('"severity"');
  });

  it('that does not fit is asked for once more, with what was wrong', async () => {
    provider.does(saysObject({ severity: 'enormous', actions: [] }), saysObject(fine));
    expect(await ask()).toEqual(fine);
    const again = provider.chats()[1].messages;
    expect(again.at(-2)).toMatchObject({ role: 'assistant', content: expect.stringContaining('enormous') });
    expect(JSON.stringify(again.at(-1))).toMatch(/severity.*actions/s);
  });

  it.each<[string, Behaviour, number]>([
    ['is none twice', says('I think it is bad.'), 2],
    ['does not fit twice', saysObject({ severity: 'x' }), 2],
    ['is cut short', says('{"severity":"low","actions":["Look."]}', { finish: 'length' }), 1],
    ['is filtered', says('{', { finish: 'content_filter' }), 1],
    ['is a page', page(), 1],
    ['is half an answer', halfAnswer(), 1],
    ['is something else', (reply) => reply.end('[]'), 1],
    ['is endless', isEndless(), 1],
    ['breaks off', cutOff(), 1],
  ])('that %s is none', async (_name, behaviour, requests) => {
    provider.does(behaviour);
    const { reason } = await failureOf(ask);
    expect(['wrong-answer', 'refused']).toContain(reason);
    expect(provider.asked).toHaveLength(requests);
  });

  it('that the model refuses is none', async () => {
    provider.does(refuses());
    expect((await failureOf(ask)).reason).toBe('refused');
  });
});

describe('a provider in trouble', () => {
  it.each([500, 502, 503, 408])('is asked again after %i', async (status) => {
    provider.does(fails(status), saysObject(fine));
    expect(await ask()).toEqual(fine);
    expect(provider.asked).toHaveLength(2);
  });

  it('is asked three times at most', async () => {
    provider.does(fails(500));
    const error = await failureOf(ask);
    expect([error.reason, error.status]).toEqual(['unreachable', 500]);
    expect(provider.asked).toHaveLength(3);
  });

  it('that hangs up is asked again', async () => {
    provider.does(hangsUp(), saysObject(fine));
    expect(await ask()).toEqual(fine);
  });

  it('that asks to wait is waited for, within the budget', async () => {
    provider.does(fails(429, { headers: { 'retry-after': '1' } }), saysObject(fine));
    expect(await ask()).toEqual(fine);
    const [first, second] = provider.asked;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('that asks to wait longer than the budget is left alone so long', async () => {
    provider.does(fails(429, { headers: { 'retry-after': '30' } }));
    expect((await failureOf(ask)).reason).toBe('busy');
    expect((await failureOf(ask)).reason).toBe('resting');
    expect(provider.asked).toHaveLength(1);
  });

  it.each<[string, Behaviour]>([
    ['has nothing left', fails(429, { code: 'insufficient_quota' })],
    ['does not take the key', fails(401)],
    ['does not know the model', fails(404)],
  ])('that %s is not asked again, and left alone', async (_name, behaviour) => {
    provider.does(behaviour);
    expect((await failureOf(ask)).reason).toBe('refused');
    expect((await failureOf(ask)).reason).toBe('resting');
    expect(provider.asked).toHaveLength(1);
  });

  it('that finds one question wrong is asked the next', async () => {
    provider.does(fails(400), saysObject(fine));
    expect((await failureOf(ask)).reason).toBe('refused');
    expect(await ask()).toEqual(fine);
  });

  it('that fails three calls in a row is left alone', async () => {
    provider.does(hangsUp());
    for (let call = 0; call < 3; call += 1) expect((await failureOf(ask)).reason).toBe('unreachable');
    const { length } = provider.asked;
    expect((await failureOf(ask)).reason).toBe('resting');
    expect(provider.asked).toHaveLength(length);
    expect(models.usage()[0]?.failures).toEqual({ unreachable: 3, resting: 1 });
  });

  it('does not take the other functions along', async () => {
    provider.does(fails(401));
    await failureOf(ask);
    provider.does(embeds());
    expect(await models.embed(['a'])).toHaveLength(1);
  });

  it('that says nothing is waited for as long as the budget', async () => {
    provider.does(isSilent());
    expect((await failureOf(() => models.writeText({ ...question, budgetMs: 300 }))).reason).toBe('too-slow');
  });

  it('is not followed to another address, which would get the key', async () => {
    const elsewhere = await startModelServer();
    provider.does((reply) => reply.writeHead(307, { location: `${elsewhere.url}/v1` }).end());
    await failureOf(ask);
    expect(elsewhere.asked).toEqual([]);
    elsewhere.close();
  });

  it('is not waited for by a person who goes away', async () => {
    provider.does(isSilent());
    const away = new AbortController();
    setTimeout(() => away.abort(), 50);
    const { reason } = await failureOf(() => models.writeText({ ...question, signal: away.signal }));
    expect(reason).toBe('cancelled');
  });
});

describe('vectors', () => {
  it('come one for each text, in their order', async () => {
    provider.does(embeds());
    const texts = Array.from({ length: 70 }, (_, index) => 'x'.repeat(index + 1));
    expect((await models.embed(texts)).map(([first]) => first)).toEqual(texts.map(({ length }) => length));
    expect(provider.asked).toHaveLength(2);
    expect(await models.embed([])).toEqual([]);
  });

  it.each<[string, string]>([
    ['are too few', '{"object":"list","data":[]}'],
    ['are empty', '{"object":"list","data":[{"index":0,"embedding":[]}]}'],
    ['are text', '{"object":"list","data":[{"index":0,"embedding":"AAAA"}]}'],
  ])('that %s are none', async (_name, body) => {
    provider.does((reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(body));
    expect((await failureOf(() => models.embed(['a']))).reason).toBe('wrong-answer');
  });
});

describe('sound', () => {
  const speak = () => models.speak({ text: 'Watch out.', voice: 'nova', speed: 1.5 });
  it('is made of a text', async () => {
    provider.does(sounds(Buffer.from('ID3 sound')));
    expect(await speak()).toEqual({ bytes: Buffer.from('ID3 sound'), type: 'audio/mpeg' });
    const sent = JSON.parse(String(provider.asked[0]?.body));
    expect(sent).toMatchObject({ model: 'a-speech-model', input: 'Watch out.', voice: 'nova', speed: 1.5 });
  });

  it.each<[string, Behaviour]>([
    ['empty', sounds(Buffer.alloc(0))],
    ['a page', page()],
    ['broken off', cutOff()],
  ])('that is %s is none', async (_name, behaviour) => {
    provider.does(behaviour);
    await failureOf(speak);
  });

  it('is written down', async () => {
    const hear = () =>
      models.transcribe({
        bytes: new Uint8Array([7, 7]),
        type: 'audio/webm',
        name: 'note.webm',
        language: 'es',
      });
    provider.does(hears(' Se cayó la escalera. '));
    expect(await hear()).toBe('Se cayó la escalera.');
    const sent = String(provider.asked[0]?.body);
    expect(sent).toMatch(/name="file"; filename="note.webm"/);
    expect(sent).toContain('a-hearing-model');
    provider.does(says('no text'));
    expect((await failureOf(hear)).reason).toBe('wrong-answer');
  });
});

describe('GET /api/ai/usage', () => {
  it('is for administrators', async () => {
    const demo = await installation.as('demo');
    expect((await demo.get('/api/ai/usage')).status).toBe(403);
    expect((await (await installation.as('admin')).get('/api/ai/usage')).body).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPhoto } from '../testing/files.ts';
import { fails, hears, startModelServer, type ModelServer } from '../testing/model-server.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let provider: ModelServer;
let server: TestServer;
beforeEach(async () => {
  provider = await startModelServer();
  server = await startTestServer(provider.settings);
});
afterEach(async () => {
  provider.close();
  await server.close();
});

const wav = Buffer.concat([
  Buffer.from(
    'RIFF\u0024\u0008\u0000\u0000WAVEfmt \u0010\u0000\u0000\u0000\u0001\u0000\u0001\u0000',
    'latin1',
  ),
  Buffer.alloc(2048),
]);

function send(person: Person, bytes: Buffer, fields: Record<string, string> = {}, field = 'file') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(field, new Blob([new Uint8Array(bytes)]), 'anything.jpg');
  return person.request('POST', '/api/transcriptions', { body });
}

it('is for who is signed in', async () => {
  expect((await send(server.nobody, wav)).status).toBe(401);
  expect(provider.asked).toEqual([]);
});

it('writes down what is said, whatever the file is called', async () => {
  provider.does(hears('The ladder slipped.'));
  const { status, body } = await send(await server.as('demo'), wav, { language: 'en' });
  expect([status, body]).toEqual([200, { text: 'The ladder slipped.', source: 'model' }]);
  expect(String(provider.asked[0]?.body)).toContain('filename="recording.wav"');
});

it('refuses what is no recording', async () => {
  const demo = await server.as('demo');
  const cases: [Buffer, number, string, string?][] = [
    [Buffer.alloc(0), 400, 'invalid-input'],
    [await aPhoto(), 415, 'unsupported-audio-type'],
    [Buffer.from('hello'), 415, 'unsupported-audio-type'],
    [Buffer.concat([wav, Buffer.alloc(10 * 1024 * 1024)]), 413, 'file-too-large'],
    [wav, 400, 'invalid-input', 'other'],
  ];
  for (const [bytes, status, code, field] of cases) {
    const reply = await send(demo, bytes, {}, field);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  }
  expect((await send(demo, wav, { language: 'xx' })).body.errors[0].field).toBe('language');
  expect((await demo.post('/api/transcriptions', {})).status).toBe(415);
  expect(provider.asked).toEqual([]);
});

it('says when it cannot, and is 501 without a model', async () => {
  provider.does(fails(500));
  const { status, body } = await send(await server.as('demo'), wav);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  const without = await startTestServer();
  const reply = await send(await without.as('demo'), wav);
  expect([reply.status, reply.body.code]).toEqual([501, 'no-transcription']);
  await without.close();
});

import { spokenText } from '@tailboard/contract/speech-terms.ts';
import { eq } from 'drizzle-orm';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fails, page, sounds, startModelServer, type ModelServer } from '../testing/model-server.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { splitText } from './split-text.ts';
import { sweepAudio } from './store.ts';
import { openSystemVoice } from './system-voice.ts';
import { spokenAudio } from './tables.ts';

let provider: ModelServer;
let voice: { command: string; folder: string };
/** With a system voice; with a speech model too; with neither. */
let system: TestServer;
let modelled: TestServer;
let silent: TestServer;
beforeAll(async () => {
  provider = await startModelServer();
  voice = await aVoice();
  system = await startTestServer({ SYSTEM_VOICE: voice.command });
  modelled = await startTestServer({ ...provider.settings, SYSTEM_VOICE: voice.command });
  silent = await startTestServer({ SYSTEM_VOICE: 'off' });
});
afterAll(async () => {
  provider.close();
  for (const server of [system, modelled, silent]) await server.close();
});
beforeEach(async () => {
  provider.asked.length = 0;
  await voiceDoes(SPEAKS);
});

const WAV_HEAD = String.raw`RIFF\377\377\377\177WAVEfmt \020\000\000\000\001\000\001\000\042\126\000\000\104\254\000\000\002\000\020\000data\377\377\377\177`;
const SPEAKS = `printf '${WAV_HEAD}'; head -c 44100 /dev/zero`;

/** Stands in for espeak-ng: a second of silence, or what the test wants; its arguments and input are noted beside it. */
async function aVoice(): Promise<{ command: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-voice-'));
  const command = join(folder, 'voice');
  const lines = [
    '#!/bin/sh',
    '[ "$1" = --version ] && exit 0',
    String.raw`printf '%s\n' "$@" > ${folder}/arguments`,
    `cat > ${folder}/text`,
    `. ${folder}/script`,
  ];
  await writeFile(command, lines.join('\n'));
  await chmod(command, 0o755);
  return { command, folder };
}
const voiceDoes = (script: string) => writeFile(join(voice.folder, 'script'), script);

const speech = { text: 'Watch the edge.', voice: 'nova', speed: 1 };
/** Two frames of MP3, silent. */
const mp3 = Buffer.concat([
  Buffer.from('fffb9000', 'hex'),
  Buffer.alloc(413),
  Buffer.from('fffb9000', 'hex'),
  Buffer.alloc(413),
]);
const bytesOf = async (person: Person, path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${person.url}${path}`, { headers: { cookie: person.cookie, ...headers } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};

describe('nobody in particular', () => {
  it('is read to briefly, in one voice, by the system alone', async () => {
    const { nobody } = modelled;
    for (const wrong of [
      { ...speech, text: 'x'.repeat(201) },
      { ...speech, voice: 'onyx' },
      { ...speech, speed: 1.5 },
    ]) {
      const { status, body } = await nobody.post('/api/tts', wrong);
      expect([status, body.code]).toEqual([401, 'not-signed-in']);
    }
    const { status, body } = await nobody.post('/api/tts', speech);
    expect([status, body.source]).toEqual([200, 'system']);
    expect((await bytesOf(nobody, body.audioUrl)).status).toBe(200);
    expect(provider.asked).toEqual([]);
  });

  it('is read to ten times a minute', async () => {
    const { nobody } = system;
    const replies = [];
    // A minute may turn meanwhile; of 25, five stand beyond the tenth of either.
    for (let turn = 0; turn < 25; turn += 1) replies.push(await nobody.post('/api/openai/tts', speech));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]?.body.code).toBe('too-many-requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not hear what was read to somebody', async () => {
    const { nobody, as } = system;
    const { body } = await (await as('demo')).post('/api/tts', speech);
    expect((await nobody.get(body.audioUrl)).status).toBe(401);
    expect((await nobody.get(body.audioUrl.replace('reading-', 'public-'))).status).toBe(404);
  });
});

describe('a text', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['of nothing', { text: '' }, 'text'],
    ['of blanks', { text: ' \n ' }, 'text'],
    ['of brackets only', { text: '[1] [see [2]] []' }, 'text'],
    ['of signs only', { text: '... !!' }, 'text'],
    ['that is too long', { text: 'a '.repeat(2501) }, 'text'],
    ['with NUL', { text: 'a\u0000b' }, 'text'],
    ['by an unknown voice', { voice: 'sage' }, 'voice'],
    ['too slow', { speed: 0.4 }, 'speed'],
    ['too fast', { speed: 2.1 }, 'speed'],
    ['at a speed of text', { speed: '1' }, 'speed'],
  ])('%s is refused', async (_name, wrong, field) => {
    const { nobody } = silent;
    for (const path of ['/api/tts', '/api/openai/tts']) {
      const { status, body } = await nobody.post(path, { ...speech, ...wrong });
      expect([status, body.errors?.[0].field]).toEqual([400, field]);
    }
  });

  it('is read without its parts in brackets', () => {
    expect(spokenText('Tie off [1926.501(b)(1)] above six [feet [2]] (always).')).toBe(
      'Tie off above six (always).',
    );
    expect(spokenText('One ] two [ three')).toBe('One two three');
  });

  it('is cut at the ends of sentences', () => {
    expect(splitText('One two. Three four! Five six?', 16)).toEqual(['One two.', 'Three four!', 'Five six?']);
    expect(splitText('aaaa bbbb cccc', 9)).toEqual(['aaaa bbbb', 'cccc']);
    expect(splitText('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
    expect(splitText('🪜'.repeat(8), 5).every((piece) => piece.isWellFormed())).toBe(true);
    expect(splitText('  ', 5)).toEqual([]);
  });
});

describe('the system voice', () => {
  it('is told by fixed arguments and reads from its input', async () => {
    const { as } = system;
    const demo = await as('demo');
    const text = 'Cuidado; $(reboot) `id` --version -f /etc/passwd';
    const { body } = await demo.post('/api/tts', { text, voice: 'onyx', speed: 2, language: 'es' });
    expect(body.source).toBe('system');
    expect((await readFile(join(voice.folder, 'arguments'), 'utf8')).trim().split('\n')).toEqual([
      ...['--stdin', '--stdout', '-b', '1', '-v', 'es-419+m2', '-s', '330'],
    ]);
    expect(await readFile(join(voice.folder, 'text'), 'utf8')).toBe(text);
  });

  it('gives a WAV with true lengths, whole and in parts, that is kept', async () => {
    const { as } = system;
    const demo = await as('demo');
    const { body } = await demo.post('/api/tts', speech);
    const whole = await bytesOf(demo, body.audioUrl);
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(whole.headers.get('cache-control')).toMatch(/private.*immutable/);
    expect(whole.bytes.readUInt32LE(4)).toBe(whole.bytes.length - 8);
    expect(whole.bytes.length).toBe(44 + 44_100);
    const head = await demo.request('HEAD', body.audioUrl);
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '44144', '']);
    const part = await bytesOf(demo, body.audioUrl, { range: 'bytes=8-11' });
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
      206,
      'WAVE',
      'bytes 8-11/44144',
    ]);
    expect((await bytesOf(demo, body.audioUrl, { range: 'bytes=99999-' })).status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    expect((await bytesOf(demo, body.audioUrl, { 'if-none-match': etag })).status).toBe(304);
    // Not made again, were it gone.
    await voiceDoes('exit 1');
    const again = await demo.post('/api/tts', { ...speech, text: '  Watch [1] the edge. ' });
    expect(again.body.audioUrl).toBe(body.audioUrl);
    const mike = await as('mike');
    expect((await mike.post('/api/tts', { ...speech, speed: 1.1 })).status).toBe(503);
  });

  it.each<[string, string]>([
    ['fails', 'exit 3'],
    ['dies', 'kill -9 $$'],
    ['says nothing', 'exit 0'],
    ['gives something else', 'echo hello'],
    ['never ends', 'cat /dev/zero'],
  ])('that %s is no failure of the server', async (name, script) => {
    await voiceDoes(script);
    const text = `It ${name}.`;
    const { status, body } = await (await system.as('demo')).post('/api/tts', { ...speech, text });
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('that is off leaves the reading to the browser', async () => {
    for (const person of [await silent.as('demo'), silent.nobody]) {
      const { status, body } = await person.post('/api/tts', speech);
      expect([status, body.code]).toEqual([501, 'no-voice']);
    }
  });

  it('that is not there is none', async () => {
    expect(await openSystemVoice('/no/such/command')).toBe(null);
  });

  it('of this machine really speaks, where there is one', async () => {
    const real = await openSystemVoice('espeak-ng');
    if (real === null) return;
    for (const language of ['en', 'es'] as const) {
      const { bytes, type } = await real({ text: 'Watch the edge.', voice: 'nova', speed: 1, language });
      expect(type).toBe('audio/wav');
      expect(bytes.length).toBeGreaterThan(20_000);
      expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    }
  });
});

describe('a speech model', () => {
  it('reads to who is signed in, once each text', async () => {
    provider.does(sounds(mp3));
    const { as } = modelled;
    const demo = await as('demo');
    const { body } = await demo.post('/api/tts', speech);
    expect(body.source).toBe('model');
    const { bytes, headers } = await bytesOf(demo, body.audioUrl);
    expect([headers.get('content-type'), bytes.equals(mp3)]).toEqual(['audio/mpeg', true]);
    expect((await (await as('mike')).post('/api/tts', speech)).body).toEqual(body);
    // Safety documents are embedded by the same server meanwhile.
    expect(provider.asked.filter(({ url }) => url.pathname.endsWith('/speech'))).toHaveLength(1);
    expect((await demo.post('/api/tts', { ...speech, voice: 'echo' })).body.audioUrl).not.toBe(body.audioUrl);
  });

  it('reads a long text in pieces, joined', async () => {
    provider.does(sounds(mp3));
    const { as } = modelled;
    const demo = await as('demo');
    const text = 'Tie off above six feet. '.repeat(200).trim();
    const { body } = await demo.post('/api/tts', { ...speech, text });
    const inputs = provider.asked
      .filter(({ url }) => url.pathname.endsWith('/speech'))
      .map((asked) => JSON.parse(String(asked.body)).input as string);
    expect(inputs).toHaveLength(2);
    expect(inputs.every((input) => input.length <= 4096 && input.endsWith('.'))).toBe(true);
    expect(inputs.join(' ')).toBe(text);
    expect((await bytesOf(demo, body.audioUrl)).bytes.length).toBe(2 * mp3.length);
  });

  it.each([
    ['fails', fails(500)],
    ['answers a page', page()],
    ['answers text as sound', sounds(Buffer.from('not a sound at all, only a text'))],
  ])('that %s leaves it to the system voice', async (name, behaviour) => {
    provider.does(behaviour);
    const demo = await modelled.as('demo');
    const { status, body } = await demo.post('/api/tts', { ...speech, text: `It ${name}.` });
    expect([status, body.source]).toEqual([200, 'system']);
  });
});

describe('a reading that nobody asked for', () => {
  it('in 30 days is swept, and made again when somebody does', async () => {
    const { as, app } = system;
    const demo = await as('demo');
    const swept = { ...speech, text: 'Nobody asks for this.' };
    const { body: old } = await demo.post('/api/tts', swept);
    const { body: young } = await demo.post('/api/tts', { ...speech, speed: 2 });
    const day = 24 * 60 * 60_000;
    const usedAt = new Date(Date.now() - 30 * day - 1000);
    const name = String(old.audioUrl).replace('/api/audio/', '');
    await app.context.db.update(spokenAudio).set({ usedAt }).where(eq(spokenAudio.name, name));
    expect(await sweepAudio(app.context)).toBe(1);
    expect(await app.context.storage.get(`audio/${name}`)).toBe(null);
    expect((await demo.get(old.audioUrl)).status).toBe(404);
    expect((await bytesOf(demo, young.audioUrl)).status).toBe(200);
    expect((await demo.post('/api/tts', swept)).body.audioUrl).toBe(old.audioUrl);
    expect((await bytesOf(demo, old.audioUrl)).status).toBe(200);
  });
});

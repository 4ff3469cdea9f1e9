import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { json, startLocalHttp, type Asked, type LocalHttp } from './local-http.ts';

export type Behaviour = (reply: ServerResponse, asked: Asked) => unknown;
export type ModelServer = LocalHttp & {
  /** Settings that point everything at it. */
  settings: Record<string, string>;
  /** Each request takes the next; the last one stays. */
  does: (...behaviours: Behaviour[]) => void;
  /** Bodies of the chat requests, parsed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what was really sent
  chats: () => any[];
};

/** Key of the tests; it must never be seen anywhere else. */
export const MODEL_KEY = 'sk-key-of-the-tests';
// No embeddings: the safety documents of every server would ask for them, beside what a test looks at.
const MODEL_SETTINGS = {
  AI_API_KEY: MODEL_KEY,
  AI_MODEL: 'a-chat-model',
  AI_VISION_MODEL: 'a-seeing-model',
  AI_SPEECH_MODEL: 'a-speech-model',
  AI_TRANSCRIPTION_MODEL: 'a-hearing-model',
};

/** A local server that speaks the API of OpenAI and does as it is told, well or badly. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviours: Behaviour[] = [says('A plain answer.')];
  const http = await startLocalHttp((reply, asked) => {
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    return behaviour?.(reply, asked);
  });
  return {
    ...http,
    settings: { ...MODEL_SETTINGS, AI_BASE_URL: `${http.url}/v1` },
    does: (...next) => void (behaviours = next),
    chats: () =>
      http.asked
        .filter(({ url }) => url.pathname === '/v1/chat/completions')
        .map(({ body }) => JSON.parse(body.toString()) as unknown),
  };
}

const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
const completion = (message: object, finish: string) =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason: finish }],
    usage,
  });
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const usageChunk = `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`;
const startStream = (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'text/event-stream' });
const wantsStream = (asked: Asked) => /"stream":\s*true/.test(asked.body.toString());

/** Text of a chat model, as a stream when it is asked for: a few characters at a time, between comments. */
export function says(text: string, options: { finish?: string } = {}): Behaviour {
  const { finish = 'stop' } = options;
  return (reply, asked) => {
    if (!wantsStream(asked)) return void json(200, completion({ content: text }, finish))(reply);
    startStream(reply).write(': ping\n\n');
    for (const piece of text.match(/[\s\S]{1,8}/g) ?? []) reply.write(chunk({ content: piece }));
    reply.end(`${chunk({}, finish)}${usageChunk}data: [DONE]\n\n`);
  };
}

export const saysObject = (value: unknown): Behaviour => says(JSON.stringify(value));

export const refuses = (): Behaviour => (reply, asked) => {
  if (!wantsStream(asked)) return void json(200, completion({ refusal: 'I cannot help.' }, 'stop'))(reply);
  startStream(reply).end(
    `${chunk({ refusal: 'I cannot help.' })}${chunk({}, 'stop')}${usageChunk}data: [DONE]\n\n`,
  );
};

/** Wants a tool first, whatever it is offered. */
export const callsTool = (name: string, args: unknown): Behaviour => {
  const call = { id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(args) } };
  return (reply, asked) => {
    if (!wantsStream(asked)) return void json(200, completion({ tool_calls: [call] }, 'tool_calls'))(reply);
    startStream(reply).end(
      `${chunk({ tool_calls: [{ index: 0, ...call }] })}${chunk({}, 'tool_calls')}${usageChunk}data: [DONE]\n\n`,
    );
  };
};

/** The error as providers send it, with a key in its message. */
export const fails = (
  status: number,
  options: { code?: string; headers?: Record<string, string> } = {},
): Behaviour => {
  const error = {
    message: `Incorrect key ${MODEL_KEY}`,
    type: 'an_error',
    param: null,
    code: options.code ?? null,
  };
  return (reply) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...options.headers })
      .end(JSON.stringify({ error }));
};

export const page = (): Behaviour => (reply) =>
  reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the hotel network</h1>');
export const halfAnswer = (): Behaviour => (reply) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"x","choices":[{"mess');
export const hangsUp = (): Behaviour => (reply) => reply.destroy();
export const isSilent = (): Behaviour => () => undefined;

/** Begins its answer and sends a byte now and then, so that no time-out of a silent connection ends it. */
export const drips = (): Behaviour => async (reply, asked) => {
  if (wantsStream(asked)) startStream(reply);
  else reply.writeHead(200, { 'content-type': 'application/json' });
  while (!reply.destroyed) {
    reply.write(' ');
    await sleep(50);
  }
};

/** Says something, then the connection dies. */
export const cutOff = (): Behaviour => (reply, asked) => {
  if (wantsStream(asked)) startStream(reply).write(chunk({ content: 'The first half' }));
  else reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"id":');
  setTimeout(() => reply.destroy(), 50);
};

/** Ends a stream without its end. */
export const stopsShort = (): Behaviour => (reply) =>
  startStream(reply).end(chunk({ content: 'The first half' }));

/** Goes on until the reader has had enough. */
export const isEndless = (): Behaviour => async (reply, asked) => {
  const stream = wantsStream(asked);
  if (stream) startStream(reply);
  else reply.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"');
  const piece = stream ? chunk({ content: 'word '.repeat(2000) }) : 'x'.repeat(10_000);
  while (!reply.destroyed) {
    if (reply.write(piece)) await sleep(1);
    else await new Promise((resolve) => reply.once('drain', resolve).once('close', resolve));
  }
};

/** `[length, index, 1, 1, …]` for each text. */
export const embeds =
  (length = 4): Behaviour =>
  (reply, asked) => {
    const { input } = JSON.parse(asked.body.toString()) as { input: string[] };
    const data = input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: [text.length, ...Array.from({ length: length - 1 }, () => 1)],
    }));
    json(200, JSON.stringify({ object: 'list', data, model: 'm', usage }))(reply);
  };

export const sounds =
  (bytes: Buffer, type = 'audio/mpeg'): Behaviour =>
  (reply) =>
    reply.writeHead(200, { 'content-type': type }).end(bytes);
export const hears = (text: string): Behaviour => json(200, JSON.stringify({ text }));

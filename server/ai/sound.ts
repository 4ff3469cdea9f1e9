import { z } from 'zod';
import type { Call, Endpoint } from './endpoint.ts';
import { ModelUnavailable } from './model-unavailable.ts';

/** 4096 characters are about five minutes, 15 MB as WAV. */
export const MAX_SPEECH_BYTES = 32 * 1024 * 1024;
export const MAX_TRANSCRIPT_BYTES = 1024 * 1024;
/** Characters of one request (OpenAI's limit). */
export const MAX_SPOKEN_CHARACTERS = 4096;

type Given = { endpoint: Endpoint; call: Call };
export type Spoken = Readonly<{ bytes: Buffer; type: string }>;

const headersOf = ({ settings: { apiKey } }: Endpoint): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
const addressOf = ({ settings: { baseUrl } }: Endpoint, path: string) =>
  `${baseUrl.replace(/\/+$/, '')}${path}`;

/** `text` (at most 4096 characters) as sound, MP3 where the server heeds the wish. */
export async function speak(
  { endpoint, call }: Given,
  { text, voice, speed }: { text: string; voice: string; speed: number },
): Promise<Spoken> {
  const reply = await call.fetch(addressOf(endpoint, '/audio/speech'), {
    method: 'POST',
    headers: { ...headersOf(endpoint), 'content-type': 'application/json' },
    body: JSON.stringify({
      model: endpoint.settings.model,
      input: text,
      voice,
      speed,
      response_format: 'mp3',
    }),
  });
  const type = reply.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const bytes = Buffer.from(await reply.arrayBuffer());
  // A proxy in between may answer 200 with a page or an error in JSON.
  const isSound = type.startsWith('audio/') || type === 'application/octet-stream' || type === '';
  if (!isSound || bytes.length === 0) throw new ModelUnavailable('speech', 'wrong-answer');
  return { bytes, type };
}

const transcriptSchema = z.object({ text: z.string().max(200_000) });

/** What is said in a recording. An empty text is an answer: nothing was said. */
export async function transcribe(
  { endpoint, call }: Given,
  file: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string; language?: string },
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([file.bytes], { type: file.type }), file.name);
  form.set('model', endpoint.settings.model);
  form.set('response_format', 'json');
  if (file.language !== undefined) form.set('language', file.language);
  const reply = await call.fetch(addressOf(endpoint, '/audio/transcriptions'), {
    method: 'POST',
    headers: headersOf(endpoint),
    body: form,
  });
  const parsed = transcriptSchema.safeParse(await reply.json());
  if (!parsed.success) throw new ModelUnavailable('transcription', 'wrong-answer');
  return parsed.data.text.toWellFormed().replaceAll('\u0000', '').trim();
}

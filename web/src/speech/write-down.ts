import { i18n } from '@lingui/core';
import type { Transcription } from '@tailboard/contract/speech.ts';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';

/** What the server's transcription model understood of a recording; empty where nothing was said. Throws where there is no answer. */
export async function writeDown(sound: Blob): Promise<string> {
  const body = new FormData();
  body.append('language', i18n.locale === 'es' ? 'es' : 'en');
  body.append('file', sound, 'voice');
  const { text } = await call<Transcription>(calls.transcriptions, { method: 'POST', body, timeout: 60_000 });
  return text.trim();
}

import type { ReadAloudReply } from '@tailboard/contract/speech.ts';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { Manner } from './manner.ts';

/** False from the moment on when the server has said that it has no voice; until the page is opened again. */
let hasVoice = true;

/** A server that has no voice, or cannot be reached, is left alone for the rest of the reading. */
export const mayAskServer = (): boolean => hasVoice && navigator.onLine;

/**
 * Where the sound of `text` is, made by the server and looked at before it is played. Throws an ApiError (501: it has no
 * voice) or an UnreachableError.
 */
export async function soundOf(text: string, manner: Manner, signal: AbortSignal): Promise<string> {
  try {
    const { audioUrl } = await call<ReadAloudReply>(manner.path ?? calls.tts, {
      method: 'POST',
      body: { text, voice: manner.voice, speed: manner.speed, language: manner.language },
      signal,
      timeout: 30_000,
    });
    const answer = await fetch(audioUrl, { method: 'HEAD', credentials: 'same-origin', signal });
    if (!answer.ok) throw new ApiError(answer, '');
    return audioUrl;
  } catch (error) {
    if (error instanceof ApiError && error.status === 501) hasVoice = false;
    throw error;
  }
}

import { zoneHeader } from '../api/zone-header.ts';
import type { AskAssistant, AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { calls } from '../api/addresses.ts';
import { ApiError, UnreachableError } from '../api/api-error.ts';

/** A model takes its time. Milliseconds for the whole answer. */
const PATIENCE_MS = 60_000;

/**
 * Asks, and tells `onText` of what has come of the answer so far. What it gives stands for all of it. Throws an ApiError
 * where the server refuses, an UnreachableError where it does not answer or the answer breaks off.
 */
export async function askAssistant(
  asked: AskAssistant,
  onText: (soFar: string) => void,
): Promise<AssistantAnswer> {
  try {
    const reply = await fetch(calls.assistantChat, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...zoneHeader() },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) throw new ApiError(reply, await reply.text());
    let text = '';
    for await (const { name, data } of eventsOf(reply)) {
      if (name === 'answer') return data as AssistantAnswer;
      text += (data as { text: string }).text;
      onText(text);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new UnreachableError('The server did not answer.', { cause: error });
  }
  throw new UnreachableError('The answer broke off.');
}

/** The server-sent events of `reply`, each when it is whole. */
async function* eventsOf(reply: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    const blocks = (rest + piece.value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (key: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${key}: `))
          ?.slice(key.length + 2);
      const data = field('data');
      if (data !== undefined) yield { name: field('event') ?? '', data: JSON.parse(data) };
    }
  }
}

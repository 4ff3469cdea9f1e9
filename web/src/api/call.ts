import { ApiError, UnreachableError } from './api-error.ts';
import { whileAsking } from './asking.ts';
import { endsWith } from './ends-with.ts';
import { noteAnswer } from './reach.ts';
import { watchSignal } from './signal.ts';
import { zoneHeader } from './zone-header.ts';

interface CallOptions {
  /** GET unless said. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; FormData as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. 20 s unless said: a phone with one bar is slow, not dead. */
  timeout?: number;
}

interface AnswerPage<Answer> {
  body: Answer;
  /** Null: there is no further page. */
  next: string | null;
}

const TIMEOUT_MS = 20_000;

/** A captive portal and a proxy without its server answer too, but not in JSON. */
const isOurs = (answer: Response) => answer.headers.get('content-type')?.includes('json') === true;

/**
 * Calls the API of our own server and reads its JSON. Cookies go along.
 * Throws an ApiError when the server refuses and an UnreachableError when it does not answer; an abort by `signal`
 * passes through. Shows nothing and goes nowhere: that is for the caller.
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return (await callPage<Answer>(path, options)).body;
}

/** As `call`, with the cursor of the next page where the list goes on. */
export async function callPage<Answer>(path: string, options: CallOptions = {}): Promise<AnswerPage<Answer>> {
  const { method = 'GET', body, signal, timeout = TIMEOUT_MS } = options;
  const ends = endsWith(method === 'GET' ? [signal, whileAsking()] : [signal], timeout);
  const hadSignal = watchSignal();
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...zoneHeader(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      signal: ends.signal,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (isOurs(answer)) noteAnswer();
    if (!answer.ok) throw new ApiError(answer, text);
    return {
      body: (text === '' ? null : JSON.parse(text)) as Answer,
      next: answer.headers.get('x-next-cursor'),
    };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new UnreachableError('The server did not answer.', { cause: error, hadSignal: await hadSignal() });
  } finally {
    ends.over();
  }
}

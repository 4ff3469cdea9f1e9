import { notificationSchema, type Notification } from '@tailboard/contract/notifications.ts';
import type { Person } from './person.ts';

export type EventStream = {
  /** The next notification; rejects with 'ended' when the server has ended the stream. */
  next: () => Promise<Notification>;
  /** The JSON of the next event of that name. */
  nextOf: (event: string) => Promise<unknown>;
  close: () => void;
};

/** The live events of a person, as a browser follows them. Resolves when the stream is open. */
export async function openStream(person: Person, after?: number): Promise<EventStream> {
  const abort = new AbortController();
  const reply = await fetch(`${person.url}/api/events`, {
    headers: { cookie: person.cookie, ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
    signal: abort.signal,
  });
  if (reply.status !== 200 || reply.body === null) throw new Error(`No stream: ${reply.status}`);
  const events = read(reply.body);
  // The first line is the server's word on how to come back: with it the stream is known to be open.
  await events.next();
  const nextOf = async (event: string): Promise<unknown> => {
    for (;;) {
      const { value, done } = await events.next();
      if (done === true) throw new Error('The stream has ended');
      const data = /^data: (.*)$/m.exec(value)?.[1];
      if (data !== undefined && value.startsWith(`event: ${event}\n`)) return JSON.parse(data) as unknown;
    }
  };
  return {
    next: async () => notificationSchema.parse(await nextOf('notification')),
    nextOf,
    close: () => abort.abort(),
  };
}

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield text.slice(0, end);
      text = text.slice(end + 2);
    }
  }
  return undefined;
}
